import type { Participant } from '../match-sessions/participants.ts'

/** The erasure of one participant of a source; its row never names the person. */
export interface PersonErasure {
  id: string
  clubId: string
  /** The club itself for its own bookings, which have no source. */
  bookingSourceId: string
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED'
  /** Redacted snapshots of queued imports. */
  importCount: number
  bookingCount: number
  sessionCount: number
  /** Last row that was read; null before the first and after the last one. */
  position: PersonPosition | null
  createdAt: Date
  updatedAt: Date
  completedAt: Date | null
}

/** Tables whose rows name participants, in the order in which they are read. */
export const PERSON_TABLES = ['IMPORT', 'BOOKING', 'MATCH_SESSION'] as const

export type PersonTable = (typeof PERSON_TABLES)[number]

/** Key of a row: an import, an external booking id, or start and id of a session. */
export interface PersonPosition {
  table: PersonTable
  after: readonly string[]
}

/** A row that names participants. */
export interface PersonRow {
  table: PersonTable
  /** Of the import, booking or session. */
  id: string
  externalBookingId: string | null
  scheduledStart: Date
  participants: readonly Participant[]
}

export interface PersonPage {
  rows: readonly PersonRow[]
  /** Position of the next page; null at the end of all tables. */
  next: PersonPosition | null
}
