import { findUnfilled, PLACEHOLDERS } from '../../../../../../rules/volunteer/placeholders.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { composeWords } from './compose-words.ts'

/** Remarks on texts in braces that no mail fills in, before helpers read them. */
export function PlaceholderNote({ subject = '', body }: { subject?: string; body: string }) {
  const words = useWords(composeWords)
  const unfilled = findUnfilled({ subject, body })
  return (
    <div role="status">
      {unfilled.length > 0 && (
        <p className="note warn">{words.unfilled(unfilled.join(', '), PLACEHOLDERS.join(', '))}</p>
      )}
    </div>
  )
}
