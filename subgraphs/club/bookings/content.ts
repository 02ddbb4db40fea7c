import { isDeepStrictEqual } from 'node:util'
import { inOrder, isSameParty, shareableParticipants } from '../match-sessions/participants.ts'
import type { Booking, Snapshot } from './booking.ts'

/** The fields a source owns: their public name, and where they stand. */
const SOURCE_FIELDS = [
  ['source_version', 'sourceVersion'],
  ['external_court_id', 'externalCourtId'],
  ['court_id', 'courtId'],
  ['location_id', 'locationId'],
  ['scheduled_start', 'scheduledStart'],
  ['scheduled_end', 'scheduledEnd'],
  ['status', 'status'],
] as const

const CONTENT_FIELDS = ['externalCourtId', 'scheduledStart', 'scheduledEnd', 'status'] as const

type WithParticipants = Pick<Booking, 'participants'>

/** Public names of the fields that a new booking brings. */
export function sourceFieldsOf(booking: Booking): string[] {
  const names: string[] = SOURCE_FIELDS.map(([name]) => name)
  return booking.participants.length > 0 ? [...names, 'participants'] : names
}

/** Public names of the fields whose answer differs between two states of a booking. */
export function differingFields(before: Booking, after: Booking): string[] {
  const differing = SOURCE_FIELDS.filter(
    ([, field]) => !isDeepStrictEqual(before[field], after[field]),
  )
  const names: string[] = differing.map(([name]) => name)
  const shown = (booking: Booking) => inOrder(shareableParticipants(booking.participants))
  return isDeepStrictEqual(shown(before), shown(after)) ? names : [...names, 'participants']
}

export function hasSameContent(stored: Booking, snapshot: Snapshot): boolean {
  return (
    CONTENT_FIELDS.every((field) => isDeepStrictEqual(stored[field], snapshot[field])) &&
    hasSameParticipants(stored, snapshot)
  )
}

export function hasSameParticipants(a: WithParticipants, b: WithParticipants): boolean {
  return isSameParty(a.participants, b.participants)
}
