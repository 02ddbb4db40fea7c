import { toLocal } from '../../../time/zoned.ts'
import { chosenEnd, type EndName, type KnownEnds } from './closing-ends.ts'
import type { ClosingFacts } from './closing-input.ts'

/** A closing as it is typed. */
export interface ClosingDraft {
  end: EndName
  date: string
  reason: string
}

type Stored = Pick<ClosingFacts, 'until' | 'reason'>

/** What the dialog begins with: the closing that is there, so that saving changes only what was typed; else the rest of the day. */
export function draftOf(closing: Stored | null, zone: string): ClosingDraft {
  if (closing === null) return { end: 'endOfDay', date: '', reason: '' }
  const { until, reason } = closing
  return {
    end: until === null ? 'open' : 'date',
    date: until === null ? '' : toLocal(until, zone),
    reason: reason ?? '',
  }
}

/** The end of a draft over a closing; null for none, and undefined where a date is missing. */
export function closingEndOf(
  { end, date }: Pick<ClosingDraft, 'end' | 'date'>,
  closing: Stored | null,
  { ends, zone }: { ends: KnownEnds; zone: string },
): Date | null | undefined {
  const until = closing?.until ?? null
  // A field shows no seconds, nor which of two hours where the clock is put back.
  if (end === 'date' && until !== null && date === toLocal(until, zone)) return new Date(until)
  return chosenEnd(end, date, ends, zone)
}
