import { useWords } from '../i18n/use-words.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { NavigationEntry } from './navigation.ts'
import { shellWords } from './shell-words.ts'

interface KeyListProps {
  isOpen: boolean
  onClose: () => void
  entries: readonly NavigationEntry[]
}

export function KeyList({ isOpen, onClose, entries }: KeyListProps) {
  const words = useWords(shellWords)
  const { keyList } = words
  return (
    <Dialog title={words.keys} isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        <dt>
          <kbd>Ctrl</kbd> <kbd>K</kbd>
        </dt>
        <dd>{keyList.goTo}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{keyList.keys}</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>{keyList.close}</dd>
        <dt>
          <kbd>j</kbd> <kbd>k</kbd>
        </dt>
        <dd>{keyList.deliveries}</dd>
        <dt>
          <kbd>r</kbd>
        </dt>
        <dd>{keyList.resend}</dd>
        {entries.map(({ page, key }) =>
          key === undefined ? null : (
            <div key={page} className="contents">
              <dt>
                <kbd>g</kbd> {keyList.next} <kbd>{key}</kbd>
              </dt>
              <dd>{words.pages[page]}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  )
}
