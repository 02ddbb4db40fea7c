const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.UTC(2101, 6, 1)

export const SHIFTS = 40

export const HELPERS = 200

/** Helpers of each shift. */
export const PLACES = 2

export const FESTIVAL = {
  name: 'Sommerfest',
  start_date: '2101-07-01',
  end_date: '2101-07-10',
  location: 'Festwiese',
  status: 'active',
}

/** Four a day, one after the other. */
export function shiftOf(n: number, roleId: string) {
  const start = FIRST_DAY + Math.floor(n / 4) * DAY_MS + (8 + 3 * (n % 4)) * (DAY_MS / 24)
  return {
    title: `Shift ${n + 1}`,
    role_id: roleId,
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + DAY_MS / 8).toISOString(),
    required_helpers: PLACES,
  }
}

export function helperOf(n: number) {
  return {
    external_id: `season-${n}`,
    first_name: `Ada ${n}`,
    last_name: `Lind ${n}`,
    email: `ada.${n}@season.example`,
  }
}

/** Expected events by type for a club that subscribes to all types. */
export const EXPECTED_EVENTS = {
  'event.created': 1,
  'event.started': 1,
  'event.updated': 1,
  'event.ended': 1,
  'role.created': 3,
  'shift.created': SHIFTS,
  'helper.registered': HELPERS,
  'helper.granted': HELPERS,
  'availability.request.created': 1,
  'availability.response.upserted': 10,
  // Asked, then confirmed by the club or by themselves; one cancels after all.
  'assignment.updated': 2 * SHIFTS * PLACES + 1,
  'helper.confirmed': SHIFTS * PLACES,
  'helper.cancelled': 1,
  // By the two requests of the club for all of them, and by each of the helpers' own.
  'shift.changed': 2 * SHIFTS + 4,
  // The broadcast, and what the workflow sends.
  'message.created': 2,
  'automation.triggered': 2,
}
