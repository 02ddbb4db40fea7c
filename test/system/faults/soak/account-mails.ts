import type { VolunteerClient } from '../../../../clients/typescript/src/index.ts'

/** What the Volunteer API says of the mails since a moment, by their recipients' outcome. */
export async function countOutcomes(
  volunteer: VolunteerClient,
  since: Date,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const query = { updated_since: since.toISOString() }
  for await (const { id: eventId } of volunteer.items('/events')) {
    const ofEvent = { params: { path: { eventId }, query } }
    for await (const { id: messageId } of volunteer.items('/events/{eventId}/messages', ofEvent)) {
      const ofMessage = { params: { path: { eventId, messageId }, query } }
      const recipients = volunteer.items(
        '/events/{eventId}/messages/{messageId}/recipients',
        ofMessage,
      )
      for await (const { outcome } of recipients) counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  }
  return counts
}
