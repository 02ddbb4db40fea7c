import { Problem } from '../../../platform/problem.ts'

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
  createdAt: Date
  updatedAt: Date
}

/** An explicit link from an external court to one of the club's; nothing is ever guessed. */
export interface CourtMapping {
  id: string
  bookingSourceId: string
  externalCourtId: string
  externalCourtName: string | null
  courtId: string
  createdAt: Date
  updatedAt: Date
}

/** PAUSED and DISABLED sources take no bookings and no mappings; ERROR ones may recover by a write. */
export function requireWritable(source: Pick<BookingSource, 'id' | 'status'>): void {
  if (source.status !== 'PAUSED' && source.status !== 'DISABLED') return

  throw new Problem(
    'booking_source_inactive',
    `This booking source is ${source.status.toLowerCase()} and takes no writes.`,
    { bookingSourceId: source.id, status: source.status },
  )
}
