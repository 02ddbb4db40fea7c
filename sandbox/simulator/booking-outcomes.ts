import type { DeskBooking, Pushed } from './booking-desk.ts'
import type { CourtDay } from './court-day.ts'
import {
  abort,
  correct,
  type Incident,
  meanwhile,
  pause,
  retire,
  walkAway,
} from './match-interruptions.ts'
import { resolveConflicts } from './portal.ts'
import { MINUTE } from './world.ts'

/** The course of one booking. */
export interface Story {
  /** Text for the console. */
  title: string
  /** Updates by the partner before the start. */
  beforeStart?(day: CourtDay, booking: DeskBooking): Promise<Pushed>
  /** Null: no players arrive. */
  incidents: ((day: CourtDay, pushed: Pushed) => Incident[]) | null
  /** One team does not come. */
  isWalkedOver?: boolean
  /** The platform's clock ends it, for which the simulation must run long enough. */
  isLeftToClock?: boolean
}

/** Ordered so that a short simulation covers most features. */
export const STORIES: readonly Story[] = [
  {
    title: 'is moved during play, and back again',
    incidents: (day, { booking }) => [
      correct(8, day.random),
      meanwhile(12, () => moveDuringPlay(day, booking)),
    ],
  },
  {
    title: 'is moved before it begins',
    beforeStart: (day, booking) => day.desk.push(booking, { end: later(booking.end, 5, day) }),
    incidents: ({ random }) => [pause(15, random)],
  },
  {
    title: 'is cancelled',
    beforeStart: (day, booking) => day.desk.push(booking, { status: 'CANCELLED' }),
    incidents: null,
  },
  {
    title: 'loses a player’s consent, and ends in a retirement',
    beforeStart: (day, booking) => day.desk.push(booking, withoutConsent(booking)),
    incidents: ({ random }) => [retire(Math.round(random.between(20, 60)), random)],
  },
  {
    title: 'is cancelled and confirmed again',
    async beforeStart(day, booking) {
      const cancelled = await day.desk.push(booking, { status: 'CANCELLED' })
      return day.desk.push(cancelled.booking, { status: 'CONFIRMED' })
    },
    incidents: ({ random }) => [correct(30, random), pause(60, random)],
  },
  { title: 'is won by a walkover', incidents: null, isWalkedOver: true },
  {
    title: 'gets other players, and is aborted',
    beforeStart: (day, booking) => day.desk.push(booking, { participants: day.pickParticipants() }),
    incidents: ({ random }) => [abort(Math.round(random.between(0, 12)))],
  },
  {
    title: 'is cancelled during play',
    incidents: ({ world, desk }, { booking, sessionId }) => [
      meanwhile(10, async () => void (await desk.push(booking, { status: 'CANCELLED' }))),
      meanwhile(20, async () => {
        if (sessionId !== null) await resolveConflicts(world, sessionId)
      }),
    ],
  },
  {
    title: 'is left without a result',
    incidents: ({ random }) => [walkAway(Math.round(random.between(15, 40)))],
    isLeftToClock: true,
  },
  { title: 'waits for players in vain', incidents: null, isLeftToClock: true },
  { title: 'is left before the first point', incidents: () => [walkAway(0)], isLeftToClock: true },
]

/** The booking conflicts with the running session until the partner moves it back. */
async function moveDuringPlay(day: CourtDay, booking: DeskBooking): Promise<void> {
  const { desk, say } = day
  const moved = await desk.push(booking, { end: later(booking.end, 30, day) })
  if (moved.needsReconciliation) say('moved during play, to be reconciled')
  await desk.push(moved.booking, { end: booking.end })
}

function withoutConsent({ participants }: DeskBooking): Partial<DeskBooking> {
  return {
    participants: participants.map((participant) => ({
      ...participant,
      consentToShare: false,
      consentReference: null,
    })),
  }
}

function later(moment: Date, minutes: number, { world }: CourtDay): Date {
  return new Date(moment.getTime() + (minutes * MINUTE) / world.rate)
}
