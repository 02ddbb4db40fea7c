import type { Booking } from './booking.ts'
import { Refusal } from './refusal.ts'
import type { Participant, Snapshot } from './validate.ts'

export function isRepetition(stored: Booking, snapshot: Snapshot): boolean {
  const storedVersion = stored.sourceVersion ?? -1
  if (snapshot.sourceVersion > storedVersion) return false

  const isSame =
    snapshot.sourceVersion === storedVersion &&
    stored.externalCourtId === snapshot.externalCourtId &&
    stored.scheduledStart.getTime() === snapshot.scheduledStart.getTime() &&
    stored.scheduledEnd.getTime() === snapshot.scheduledEnd.getTime() &&
    stored.status === snapshot.status &&
    samePeople(stored.participants, snapshot.participants)
  if (!isSame) throw new Refusal(409, 'VERSION_CONFLICT')

  return true
}

export function samePeople(a: readonly Participant[], b: readonly Participant[]): boolean {
  if (a.length !== b.length) return false

  const byId = new Map(a.map((participant) => [participant.externalId, participant]))
  return b.every((other) => {
    const one = byId.get(other.externalId)
    return (
      one?.displayName === other.displayName &&
      one.team === other.team &&
      one.consentToShare === other.consentToShare &&
      one.consentReference === other.consentReference
    )
  })
}

export function fieldsOf(booking: Booking): string[] {
  const fields = ['court_id', 'external_court_id', 'location_id']
  if (booking.participants.length > 0) fields.push('participants')
  return [...fields, 'scheduled_end', 'scheduled_start', 'source_version', 'status']
}

export function changedFieldsOf(before: Booking, after: Booking): string[] {
  const fields: string[] = []
  if (before.courtId !== after.courtId) fields.push('court_id')
  if (before.externalCourtId !== after.externalCourtId) fields.push('external_court_id')
  if (before.locationId !== after.locationId) fields.push('location_id')
  if (!samePeople(before.participants, after.participants)) fields.push('participants')
  if (before.scheduledEnd.getTime() !== after.scheduledEnd.getTime()) fields.push('scheduled_end')
  if (before.scheduledStart.getTime() !== after.scheduledStart.getTime())
    fields.push('scheduled_start')
  if (before.sourceVersion !== after.sourceVersion) fields.push('source_version')
  if (before.status !== after.status) fields.push('status')
  return fields
}
