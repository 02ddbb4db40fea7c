/** Input of putBooking: confirmed, far in the future, on the first court. */
export function aBookingInput(changes: Record<string, unknown>): Record<string, unknown> {
  return {
    externalBookingId: 'b-1',
    sourceVersion: 1,
    externalCourtId: 'c1',
    scheduledStart: '2099-07-01T18:00:00Z',
    scheduledEnd: '2099-07-01T19:30:00Z',
    status: 'CONFIRMED',
    ...changes,
  }
}
