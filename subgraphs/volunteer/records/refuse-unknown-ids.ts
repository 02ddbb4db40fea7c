import { Problem } from '../../../platform/problem.ts'
import { truncate } from '../../../platform/truncate-text.ts'
import type { VolunteerCode } from '../../../schema/volunteer/problem-codes.ts'

/** As many as a person looks for at a time; programs find all of them in the details. */
const TOLD = 3
/** Of an id that is none. */
const MAX_ID = 64

/** The refusal of ids that name nothing here: `what` and the first of them. */
export function unknownIds(code: VolunteerCode, what: string, ids: readonly string[]): Problem {
  const shown = ids.map((id) => truncate(id, MAX_ID))
  const more = ids.length > TOLD ? ` and ${ids.length - TOLD} more` : ''
  return new Problem(code, `${what}: ${shown.slice(0, TOLD).join(', ')}${more}.`, { ids: shown })
}
