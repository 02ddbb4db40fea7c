import { isDeepStrictEqual } from 'node:util'
import { asUuid } from '../../../platform/ids.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import type { ErasingPersons, PersonKey } from '../booking-sources/person-key.ts'
import type { PersonErasure, PersonPosition, PersonTable } from './person-erasure.ts'

/** True for the bookings that the club makes itself: they have no source, so the club's id stands in its place. */
export function isOfOwnBookings({
  clubId,
  bookingSourceId,
}: Pick<PersonErasure, 'clubId' | 'bookingSourceId'>): boolean {
  return bookingSourceId === clubId
}

/** The source of a person, or the club in its place, which `bookingSourceId` does not name. */
export function toOrigin(
  clubId: string,
  person: {
    bookingSourceId?: string | null | undefined
    clubBookings?: boolean | null | undefined
  },
): string {
  if (person.clubBookings === true) return clubId

  const sourceId = asUuid(person.bookingSourceId ?? '', 'booking source')
  if (sourceId === clubId) throw notFound('booking source')

  return sourceId
}

/** One of both names is given. */
export function toPersonKey({
  externalId,
  displayName,
}: {
  externalId?: string | null
  displayName?: string | null
}): PersonKey {
  if (externalId != null) return { externalId, displayName: null }
  return { externalId: null, displayName: displayName ?? '' }
}

/** Id of the erasure of this person that is in progress; null without one. */
export function findErasing(erasing: ErasingPersons | null, person: PersonKey): string | null {
  const found = Object.entries(erasing ?? {}).find(([, one]) => isDeepStrictEqual(one, person))
  return found?.[0] ?? null
}

/** Each write of the source reads the persons, so their number is limited. */
export function addErasing(
  erasing: ErasingPersons | null,
  id: string,
  person: PersonKey,
): ErasingPersons {
  const { personErasures: max } = CLUB_LIMITS
  if (Object.keys(erasing ?? {}).length < max) return { ...erasing, [id]: person }

  throw new Problem('state_conflict', `${max} erasures are in progress there. Repeat it later.`)
}

/** The other persons; null for none. */
export function removeErasing(erasing: ErasingPersons | null, id: string): ErasingPersons | null {
  const { [id]: _, ...others } = erasing ?? {}
  return Object.keys(others).length === 0 ? null : others
}

export function newErasure(
  origin: Pick<PersonErasure, 'id' | 'clubId' | 'bookingSourceId'>,
  now: Date,
): PersonErasure {
  return {
    ...origin,
    status: 'PENDING',
    importCount: 0,
    bookingCount: 0,
    sessionCount: 0,
    position: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  }
}

const COUNTS = {
  IMPORT: 'importCount',
  BOOKING: 'bookingCount',
  MATCH_SESSION: 'sessionCount',
} as const satisfies Record<PersonTable, keyof PersonErasure>

/** Adds the redacted rows of a page. */
export function advanceErasure(
  erasure: PersonErasure,
  { table, redacted, next }: { table: PersonTable; redacted: number; next: PersonPosition },
  now: Date,
): PersonErasure {
  const counter = COUNTS[table]
  const count = erasure[counter] + redacted
  return { ...erasure, [counter]: count, position: next, status: 'PROCESSING', updatedAt: now }
}

export function completeErasure(erasure: PersonErasure, now: Date): PersonErasure {
  return { ...erasure, status: 'COMPLETED', position: null, completedAt: now, updatedAt: now }
}
