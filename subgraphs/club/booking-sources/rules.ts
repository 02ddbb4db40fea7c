import type { InstallationCaller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import type { BookingSource } from './booking-source.ts'
import type { CourtMapping } from './court-mapping.ts'

/** PAUSED and DISABLED sources refuse bookings and mappings; an ERROR source recovers by an accepted write. */
export function requireWritable(source: Pick<BookingSource, 'id' | 'status'>): void {
  if (source.status === 'PAUSED' || source.status === 'DISABLED') throw inactive(source)
}

export function inactive({ id, status }: Pick<BookingSource, 'id' | 'status'>): Problem {
  return new Problem(
    'booking_source_inactive',
    `This booking source is ${status.toLowerCase()} and takes no writes.`,
    { bookingSourceId: id, status },
  )
}

/** The key of a source is unique within its installation. */
export function sourceKeyExists(sourceKey: string): Problem {
  const message = `This installation already has a booking source with the key ${sourceKey}.`
  return new Problem('source_key_exists', message)
}

/** A source belongs to the installation that creates it, has its provider, and begins ACTIVE. */
export function newSource(
  { installationId, clubId, provider }: InstallationCaller,
  given: Pick<BookingSource, 'id' | 'sourceKey' | 'name' | 'externalAccountId'>,
  now: Date,
): BookingSource {
  return {
    id: given.id,
    clubId,
    installationId,
    provider,
    sourceKey: given.sourceKey,
    name: given.name,
    status: 'ACTIVE',
    externalAccountId: given.externalAccountId,
    lastSynchronizedAt: null,
    failuresInARow: 0,
    erasing: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** A mapping replaces the one of the same external court, whose id and creation it keeps. */
export function mapCourt(
  stored: CourtMapping | null,
  mapping: Omit<CourtMapping, 'createdAt' | 'updatedAt'>,
  now: Date,
): CourtMapping {
  const { id = mapping.id, createdAt = now } = stored ?? {}
  return { ...mapping, id, createdAt, updatedAt: now }
}

/** Staff set any status; a source whose installation has ended stays DISABLED. */
export function setSourceStatus(
  { source, isEnded }: { source: BookingSource; isEnded: boolean },
  status: BookingSource['status'],
  now: Date,
): BookingSource {
  if (isEnded && status !== 'DISABLED')
    throw new Problem('state_conflict', 'The installation of this source has ended.')

  return { ...source, status, failuresInARow: 0, updatedAt: now }
}

/** Consecutive failed records that turn a source to ERROR. */
export const FAILURES_TO_ERROR = 10

export type SourceHealth = Pick<BookingSource, 'status' | 'failuresInARow'>

/** Ten consecutive failed records turn an ACTIVE source to ERROR; the next accepted one turns it back. */
export function afterRecords(source: SourceHealth, accepted: readonly boolean[]): SourceHealth {
  const lastAccepted = accepted.lastIndexOf(true)
  const isRecovered = lastAccepted !== -1
  const failures = accepted.length - 1 - lastAccepted
  const failuresInARow = isRecovered ? failures : source.failuresInARow + failures
  if (source.status === 'PAUSED' || source.status === 'DISABLED')
    return { status: source.status, failuresInARow }

  if (failuresInARow >= FAILURES_TO_ERROR) return { status: 'ERROR', failuresInARow }
  return { status: isRecovered ? 'ACTIVE' : source.status, failuresInARow }
}
