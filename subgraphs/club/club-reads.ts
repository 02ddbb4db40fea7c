import type { Queryable } from '../foundation/database/database.ts'
import { type SharedRead, shareReads } from '../foundation/query/batched-reads.ts'
import type { Reach, Tenancy } from '../foundation/query/tenancy.ts'
import { type BookingOnCourt, bookingStore } from './bookings/store.ts'
import type { Court } from './courts/court.ts'
import { courtStore } from './courts/store.ts'
import type { BookedSession } from './match-sessions/session.ts'
import { matchSessionStore } from './match-sessions/store.ts'

/** What is read by id most often, for all requests together; each decides what of it may be shown. */
export interface ClubReads {
  booking: SharedRead<Tenancy, BookingOnCourt>
  court: SharedRead<Tenancy, Court>
  matchSession: SharedRead<Reach, BookedSession>
}

export function makeClubReads(database: Queryable): ClubReads {
  return {
    booking: shareReads((tenancy, ids) => bookingStore.findAll(database, tenancy, ids)),
    court: shareReads((tenancy, ids) => courtStore.findAll(database, tenancy, ids)),
    matchSession: shareReads((reach, ids) => matchSessionStore.findAll(database, reach, ids)),
  }
}
