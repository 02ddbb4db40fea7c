/** `BOOKINGS_READ` as the REST API and tokens have it: `bookings:read`. */
export function toScopeText(scope: string): string {
  return scope.toLowerCase().replace('_', ':')
}

/** `COURT_STATUS_CHANGED` as webhooks and the REST API have it: `court.status_changed`. */
export function toEventTypeText(eventType: string): string {
  return eventType.toLowerCase().replace('_', '.')
}

/** The last digits of an id tell it from its neighbours; the first ones are its time. */
export function toShortId(id: string): string {
  return `…${id.slice(-8)}`
}
