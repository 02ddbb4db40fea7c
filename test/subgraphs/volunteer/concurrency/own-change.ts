import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { CHANGES, IS_OPEN } from './every-change.ts'
import type { Meeting } from './meeting.ts'

/** Mutations of helpers with a link, each by a helper with an assignment. */
export const OWN_CHANGES: Readonly<Record<string, string>> = {
  confirmMyAssignment: `status = 'PENDING' AND ${IS_OPEN}`,
  cancelMyAssignment: `status IN ('PENDING', 'CONFIRMED') AND ${IS_OPEN}`,
}

/** Every change that the storm makes. */
export const CHANGE_NAMES = [...Object.keys(CHANGES), ...Object.keys(OWN_CHANGES), 'answerMyPoll']

export async function makeOwnChange({ row, clubId }: Meeting, condition: string) {
  const assignment = await row('shift_assignments', condition)
  const idOf = (column: string) => String(assignment[column] ?? newUuid())
  const [helperId, eventId] = [idOf('helper_id'), idOf('event_id')]
  const caller: Caller = { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId }
  return { caller, input: { shiftId: idOf('shift_id') } }
}

/** A response that the club may also enter for the helper. */
export async function makeOwnAnswer(meeting: Meeting) {
  const { eventId, helperId, ...input } = {
    ...(await CHANGES['putAvailabilityResponse']?.(meeting)),
  } as Row
  const named = { helperId: String(helperId), eventId: String(eventId), clubId: meeting.clubId }
  const caller: Caller = { kind: 'helper', accessId: newUuid(), ...named }
  return { caller, input }
}
