import { useWords } from '../../../i18n/use-words.tsx'
import { editingWords } from './editing-words.ts'

/** What others made of an edited field. */
export interface Theirs {
  value: string
  onTake: () => void
}

/** Below the field that was edited here and elsewhere. */
export function TheirsNote({ field, theirs }: { field: string; theirs: Theirs | undefined }) {
  const words = useWords(editingWords)
  if (theirs === undefined) return null
  return (
    <span className="hint theirs">
      {words.now(theirs.value === '' ? words.nothing : theirs.value)}{' '}
      <button
        type="button"
        className="linkish"
        aria-label={words.takeOf(field)}
        onClick={theirs.onTake}
      >
        {words.take}
      </button>
    </span>
  )
}
