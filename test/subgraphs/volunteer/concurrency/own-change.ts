import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { ADMIN, staffOf } from '../caller-fixture.ts'
import { CHANGES, IS_OPEN } from './every-change.ts'
import type { Meeting } from './meeting.ts'

/** Mutations of helpers with a link, each by a helper with an assignment. */
const OWN_CHANGES: Readonly<Record<string, string>> = {
  confirmMyAssignment: `status = 'PENDING' AND ${IS_OPEN}`,
  cancelMyAssignment: `status IN ('PENDING', 'CONFIRMED') AND ${IS_OPEN}`,
}

/** Every change that the storm makes. */
export const CHANGE_NAMES = [...Object.keys(CHANGES), ...Object.keys(OWN_CHANGES), 'answerMyPoll']

/** Input of a mutation, and who may make it. */
export async function changeOf(name: string, meeting: Meeting) {
  if (name === 'answerMyPoll') return makeOwnAnswer(meeting)
  const ownCondition = OWN_CHANGES[name]
  if (ownCondition !== undefined) return makeOwnChange(meeting, ownCondition)

  return {
    input: { ...(await CHANGES[name]?.(meeting)) },
    caller: CALLERS[name] ?? staffOf(meeting.clubId),
  }
}

const CALLERS: Readonly<Record<string, Caller>> = {
  setVolunteerPlan: ADMIN,
  setMailSubscription: { kind: 'public', address: '192.0.2.1' },
}

async function makeOwnChange({ row, clubId }: Meeting, condition: string) {
  const assignment = await row('shift_assignments', condition)
  const idOf = (column: string) => String(assignment[column] ?? newUuid())
  const [helperId, eventId] = [idOf('helper_id'), idOf('event_id')]
  const caller: Caller = { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId }
  return { caller, input: { shiftId: idOf('shift_id') } }
}

/** A response that the club may also enter for the helper. */
async function makeOwnAnswer(meeting: Meeting) {
  const { eventId, helperId, ...input } = {
    ...(await CHANGES['putAvailabilityResponse']?.(meeting)),
  } as Row
  const named = { helperId: String(helperId), eventId: String(eventId), clubId: meeting.clubId }
  const caller: Caller = { kind: 'helper', accessId: newUuid(), ...named }
  return { caller, input }
}
