import { truncate } from '../../../platform/input/truncate-text.ts'
import { Problem } from '../../../schema/problem.ts'
import type { VolunteerCode } from '../../../schema/volunteer/problem-codes.ts'

/** Ids in the message; the details contain all of them. */
const SHOWN_IDS = 3
/** Longest shown part of a malformed id. */
const MAX_ID = 64

/** Rejects unknown ids; the message contains `what` and the first of them. */
export function unknownIds(code: VolunteerCode, what: string, ids: readonly string[]): Problem {
  const shown = ids.map((id) => truncate(id, MAX_ID))
  const more = ids.length > SHOWN_IDS ? ` and ${ids.length - SHOWN_IDS} more` : ''
  return new Problem(code, `${what}: ${shown.slice(0, SHOWN_IDS).join(', ')}${more}.`, {
    ids: shown,
  })
}
