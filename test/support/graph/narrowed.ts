import { expect } from '@jest/globals'
import { BETWEEN, type NarrowableRows } from './narrowable-rows.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows of many lists, as their answers spell them.
export type Row = Record<string, any>

/** A value that a filter is asked with, and which rows it keeps where a row shows it. */
export interface Asking {
  value: unknown
  keeps?: (row: Row) => boolean
}

/** Lists the deleted rows as well. */
export const DELETED: Asking = { value: true }

const UPDATED = { value: BETWEEN, keeps: (row: Row) => row['updatedAt'] >= BETWEEN }

/** The moment that the filter compares is no field of the row. */
const CHANGED = { value: BETWEEN }

/** A filter of the same name as the field. */
export const isOf = <Name extends string>(name: Name, value: string) =>
  ({ [name]: { value, keeps: (row: Row) => row[name] === value } }) as Record<Name, Asking>

const fromAndTo = (start: string) => ({
  from: { value: BETWEEN, keeps: (row: Row) => row[start] >= BETWEEN },
  to: { value: BETWEEN, keeps: (row: Row) => row[start] < BETWEEN },
})

const TRACKED = { includeDeleted: DELETED, updatedSince: UPDATED }

/** Of each kind of row the filters of its lists, in the names and values of the graph: each keeps some rows and not all. */
export function narrowingFilters(rows: NarrowableRows) {
  const { home, court, installation, clubRows, volunteerRows } = rows
  const { VolunteerEvent: eventId, VolunteerRole, Helper, Shift } = volunteerRows
  const onLocation = isOf('locationId', home.location.id)
  const onCourts = { ...onLocation, ...isOf('courtId', court.id), ...fromAndTo('scheduledStart') }
  const shiftsOfRole = { ...fromAndTo('startTime'), ...isOf('status', 'CLOSED') }
  const shiftsOfEvent = { ...shiftsOfRole, ...isOf('roleId', VolunteerRole) }
  return {
    locations: { ...isOf('status', 'MAINTENANCE'), updatedSince: UPDATED },
    courts: { ...onLocation, ...isOf('status', 'OFFLINE'), updatedSince: UPDATED },
    bookings: {
      ...{ ...onCourts, ...isOf('status', 'CONFIRMED') },
      ...isOf('provider', installation.provider),
      updatedSince: UPDATED,
    },
    severalCourts: {
      courtIds: { value: [court.id], keeps: (row: Row) => row['courtId'] === court.id },
    },
    matchSessions: { ...onCourts, ...isOf('status', 'SCHEDULED'), updatedSince: UPDATED },
    conflicts: isOf('status', 'OPEN'),
    refusals: {
      ...isOf('bookingSourceId', clubRows.BookingSource),
      ...isOf('externalBookingId', `refused-${clubRows.BookingSource}`),
    },
    auditEntries: {
      ...{ ...isOf('resourceId', home.club.id), ...isOf('actorId', 'admin-1') },
      ...fromAndTo('occurredAt'),
    },
    clubDeliveries: { ...isOf('status', 'FAILED'), ...fromAndTo('createdAt') },
    events: { ...TRACKED, ...isOf('status', 'ACTIVE') },
    roles: TRACKED,
    rolesOfClub: { ...TRACKED, ...isOf('eventId', eventId) },
    shiftsOfRole,
    shiftsOfEvent,
    shifts: { ...TRACKED, ...shiftsOfEvent },
    assignments: {
      ...{ ...isOf('shiftId', Shift), ...isOf('helperId', Helper) },
      ...{ ...isOf('status', 'CONFIRMED'), updatedSince: UPDATED },
    },
    helpers: {
      ...{ ...TRACKED, eventId: { value: eventId }, ...isOf('status', 'INACTIVE') },
      search: { value: 'hub', keeps: ({ lastName }: Row) => lastName === 'Huber' },
      tag: { value: 'bar', keeps: ({ tags }: Row) => tags.includes('bar') },
    },
    eventHelpers: { includeDeleted: DELETED, updatedSince: CHANGED },
    messages: { ...TRACKED, ...isOf('kind', 'BROADCAST'), ...isOf('status', 'DRAFT') },
    recipients: { ...isOf('outcome', 'FAILED'), updatedSince: UPDATED },
    responses: TRACKED,
    changing: { updatedSince: UPDATED },
    deliveries: {
      ...{ ...fromAndTo('createdAt'), updatedSince: CHANGED },
      ...{ ...isOf('status', 'DELIVERED'), ...isOf('eventType', 'EVENT_UPDATED') },
    },
  }
}

/** Fails unless a filter has kept some of the rows and not all, and those that it must keep. */
export function expectNarrowed(all: readonly Row[], kept: readonly Row[], { keeps }: Asking): void {
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(all.length)
  if (keeps) expect(idsOf(kept)).toEqual(idsOf(all.filter(keeps)))
}

/** Fails unless rows that are left out otherwise, because they were deleted, are among these. */
export function expectDeletedToo(all: readonly Row[], more: readonly Row[]): void {
  expect(more.length).toBeGreaterThan(all.length)
  expect(idsOf(more)).toEqual(expect.arrayContaining(idsOf(all)))
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map((row) => row['id'] ?? row['helper_id'] ?? row['helperId']).sort()
}
