import type { Queryable } from '../foundation/database/database.ts'
import { type BatchedRead, batchReads } from '../foundation/query/batched-reads.ts'
import type { Reach, Tenancy } from '../foundation/query/tenancy.ts'
import { type BookingOnCourt, bookingStore } from './bookings/store.ts'
import type { Court } from './courts/court.ts'
import { courtStore } from './courts/store.ts'
import type { BookedSession } from './match-sessions/session.ts'
import { matchSessionStore } from './match-sessions/store.ts'

/** Batched reads by id; each request decides which fields its caller may see. */
export interface ClubReads {
  booking: BatchedRead<Tenancy, BookingOnCourt>
  court: BatchedRead<Tenancy, Court>
  matchSession: BatchedRead<Reach, BookedSession>
}

export function makeClubReads(database: Queryable): ClubReads {
  return {
    booking: batchReads((tenancy, ids) => bookingStore.findAll(database, tenancy, ids)),
    court: batchReads((tenancy, ids) => courtStore.findAll(database, tenancy, ids)),
    matchSession: batchReads((reach, ids) => matchSessionStore.findAll(database, reach, ids)),
  }
}
