import type { Participant } from '../../subgraphs/club/match-sessions/participants.ts'
import type { Random } from '../making/random.ts'
import type { BookingDesk, Pushed } from './booking-desk.ts'
import type { Seat, World } from './world.ts'

/** State of one court from opening to closing. */
export interface CourtDay {
  world: World
  seat: Seat
  desk: BookingDesk
  random: Random
  pickParticipants(): Participant[]
  say(line: string): void
  /** The current booking, which a stop has to cancel. */
  ongoing: Pushed | null
}
