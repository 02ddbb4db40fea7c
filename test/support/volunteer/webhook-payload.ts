/** The body of a delivery of the Volunteer API. */
export const WEBHOOK_PAYLOAD = {
  id: '01980000-0000-7000-8000-000000000001',
  event: 'event.created',
  created_at: '2026-07-01T12:00:00.000Z',
  verein_id: '01980000-0000-7000-8000-000000000002',
  event_id: '01980000-0000-7000-8000-000000000003',
  sequence: 1,
  data: { event: { id: '01980000-0000-7000-8000-000000000003' } },
}
