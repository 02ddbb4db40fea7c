import { useWords } from '../../i18n/use-words.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { rolesIn, useClubOrNull } from '../club.tsx'
import type { NavigationEntry, PageName } from '../navigation.ts'
import { DESK_ROLES } from '../person/club-roles.ts'
import { useSignedIn } from '../session.tsx'
import { shellWords } from '../shell-words.ts'

interface KeyListProps {
  isOpen: boolean
  onClose: () => void
  entries: readonly NavigationEntry[]
  /** The page that is open, whose keys come first. */
  page?: PageName | undefined
}

type KeyText = keyof (typeof shellWords)['en']['keyList']

/** Keys of the pages themselves; those of a page that the reader cannot open are left out. */
const PAGE_KEYS: readonly (readonly [PageName, readonly (readonly [string, KeyText])[]])[] = [
  [
    'today',
    [
      ['← → ↑ ↓', 'blocks'],
      ['t', 'now'],
      ['/', 'search'],
      ['n', 'book'],
      ['r', 'result'],
      ['c', 'closeCourt'],
      ['1 … 9', 'needs'],
    ],
  ],
  [
    'plan',
    [
      ['← → ↑ ↓', 'shifts'],
      ['Enter', 'candidates'],
      ['a', 'assignFirst'],
      ['m', 'move'],
      ['← →', 'moveStep'],
      ['Enter', 'keep'],
      ['Esc', 'giveUp'],
      ['[ ]', 'day'],
    ],
  ],
  [
    'helpers',
    [
      ['j k', 'helpers'],
      ['x', 'choose'],
    ],
  ],
  [
    'webhooks',
    [
      ['j k', 'deliveries'],
      ['r', 'resend'],
    ],
  ],
]

/** What owners and the front desk alone do. */
const DESK_KEYS: ReadonlySet<KeyText> = new Set(['book', 'closeCourt'])

export function KeyList({ isOpen, onClose, entries, page }: KeyListProps) {
  const words = useWords(shellWords)
  const { keyList } = words
  const roles = rolesIn(useSignedIn(), useClubOrNull()?.id ?? '')
  const isDesk = roles.some((role) => DESK_ROLES.includes(role))
  const known = PAGE_KEYS.filter(([name]) => entries.some((entry) => entry.page === name))
  const pages = known.toSorted(([one], [other]) => Number(other === page) - Number(one === page))
  return (
    <Dialog title={words.keys} isOpen={isOpen} onClose={onClose}>
      {pages.map(([name, keys]) => (
        <section key={name} className="stack t">
          <h3>{words.pages[name]}</h3>
          <dl className="keys">
            {keys
              .filter(([, text]) => isDesk || !DESK_KEYS.has(text))
              .map(([combination, text]) => (
                <OneKey key={text} keys={combination} text={keyList[text]} />
              ))}
          </dl>
        </section>
      ))}
      <section className="stack t">
        <h3>{keyList.everywhere}</h3>
        <dl className="keys">
          <OneKey keys="Ctrl K" text={words.goToOrSearch} />
          <OneKey keys="?" text={keyList.keys} />
          <OneKey keys="Esc" text={keyList.close} />
          {entries.map(({ page: name, key }) =>
            key === undefined ? null : (
              <div key={name} className="contents">
                <dt>
                  <kbd>g</kbd> {keyList.next} <kbd>{key}</kbd>
                </dt>
                <dd>{words.pages[name]}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
    </Dialog>
  )
}

function OneKey({ keys, text }: { keys: string; text: string }) {
  return (
    <div className="contents">
      <dt>
        {keys.split(' ').map((key) => (
          <span key={key}>
            <kbd>{key}</kbd>{' '}
          </span>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
