import type { ErasingPersons } from './person-key.ts'

/** A partner's booking system (club API, Booking source). */
export interface BookingSource {
  id: string
  clubId: string
  installationId: string
  sourceKey: string
  name: string
  provider: string
  status: 'ACTIVE' | 'PAUSED' | 'ERROR' | 'DISABLED'
  externalAccountId: string | null
  lastSynchronizedAt: Date | null
  /** Consecutive failed records of imports. */
  failuresInARow: number
  /** Null without an erasure in progress. */
  erasing: ErasingPersons | null
  createdAt: Date
  updatedAt: Date
}

/** Bus topic for status changes of a source; the message is the source's id. */
export const BOOKING_SOURCES_TOPIC = 'booking-sources'
