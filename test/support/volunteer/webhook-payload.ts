/** The body of a delivery of the Volunteer API. */
export const WEBHOOK_PAYLOAD = {
  id: 'p-1',
  event: 'event.created',
  created_at: '2026-07-01T12:00:00.000Z',
  verein_id: 'v-1',
  event_id: 'e-1',
  sequence: 1,
  data: { event: { id: 'e-1' } },
}
