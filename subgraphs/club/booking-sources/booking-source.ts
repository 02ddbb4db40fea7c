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
  /** Imported records that failed since the last accepted booking. */
  failuresInARow: number
  createdAt: Date
  updatedAt: Date
}

/** Wakes those who wait for a source to be opened or closed; its key is the source's id. */
export const BOOKING_SOURCES_TOPIC = 'booking-sources'
