import type { MatchSessionStatus } from '../../schema/club/statuses.ts'
import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Court } from '../../subgraphs/club/courts/court.ts'
import { shareableParticipants } from '../../subgraphs/club/match-sessions/participants.ts'
import { makeSession } from '../../subgraphs/club/match-sessions/plan.ts'
import type { BookingRows } from './bookings/booking-story.ts'
import type { Making } from './making.ts'
import {
  beginStory,
  minutesFrom,
  move,
  play,
  type SessionRows,
  type SessionStory,
  welcome,
} from './play-session.ts'
import { makeRandom, type Random } from './random.ts'

type Chance = Pick<SessionStory, 'random' | 'newId'>

/** Past bookings with a score, in addition to one of each partner. */
const PLAYED = 2

/** Adds a played match to some past bookings; keeps the order. */
export function playBookings(
  rows: readonly BookingRows[],
  club: Club,
  making: Making,
): { bookings: BookingRows[]; sessions: SessionRows[] } {
  const chance = { random: makeRandom(`matches of ${club.slug}`), newId: making.newId }
  const chosen = new Set(choosePlayed(rows, making.now))
  const sessions: SessionRows[] = []
  const bookings = rows.map((row) => {
    if (!chosen.has(row)) return row

    const { locationId, courtId, scheduledStart, scheduledEnd, participants, createdAt } =
      row.booking
    const plan = { locationId, courtId, scheduledStart, scheduledEnd, participants }
    const made = makeSession(originOf(club, chance, row), plan, createdAt)
    const story = welcome(beginStory(made, createdAt, chance))
    const played = play(story, minutesFrom(scheduledStart, 2), null)
    sessions.push(played)
    return { ...row, booking: { ...row.booking, matchSessionId: played.session.id } }
  })
  return { bookings, sessions }
}

/** The last booking with consent of each partner, and the last bookings of all. */
function choosePlayed(rows: readonly BookingRows[], now: Date): BookingRows[] {
  const over = rows
    .filter(
      ({ booking }) =>
        booking.status === 'COMPLETED' && minutesFrom(booking.scheduledEnd, 30) <= now,
    )
    .toSorted((a, b) => b.booking.scheduledEnd.getTime() - a.booking.scheduledEnd.getTime())
  const shown = over.filter(({ booking }) => shareableParticipants(booking.participants).length > 1)
  const byPartner = Map.groupBy(shown, ({ booking }) => booking.installationId)
  const ofPartners = [...byPartner].flatMap(([partner, [last]]) => (partner && last ? [last] : []))
  return [...ofPartners, ...over.filter((row) => !ofPartners.includes(row)).slice(0, PLAYED)]
}

/** Start of a session without a booking in minutes from now, and its final state. */
const WALK_INS: readonly {
  startsIn: number
  become: (story: SessionStory, now: Date) => SessionStory
}[] = [
  { startsIn: 10, become: (story) => move(story, 'makeReady', startOf(story, -15)) },
  { startsIn: -5, become: welcome },
  { startsIn: -24, become: (story, now) => play(welcome(story), startOf(story, 1), now) },
  {
    startsIn: -22,
    become: (story, now) =>
      move(play(welcome(story), startOf(story, 2), minutesFrom(now, -3)), 'pause', now),
  },
  {
    startsIn: -200,
    become: (story) =>
      move(
        play(welcome(story), startOf(story, 1), startOf(story, 12)),
        'abort',
        startOf(story, 15),
      ),
  },
  { startsIn: -300, become: (story) => move(welcome(story), 'cancel', story.session.scheduledEnd) },
]

/** Sessions that the club's desk started without a booking, each in another state and on another court. */
export function makeWalkIns(
  club: Club,
  courts: readonly Court[],
  usable: readonly string[],
  making: Making,
): { courts: Court[]; sessions: SessionRows[] } {
  const random = makeRandom(`walk-ins of ${club.slug}`)
  const chance = { random, newId: making.newId }
  // Uses the last courts, so that the first ones stay free for clients.
  const free = courts
    .filter(({ status, locationId }) => status === 'AVAILABLE' && usable.includes(locationId))
    .slice(-WALK_INS.length)
  const sessions = free.flatMap((court, index) => {
    const walkIn = WALK_INS[index]
    if (walkIn === undefined) return []
    const story = walkInStory(club, court, { ...chance, making, startsIn: walkIn.startsIn })
    return [walkIn.become(story, making.now)]
  })
  const uses = new Map(sessions.map(({ session }) => [session.courtId, USES[session.status]]))
  return {
    courts: courts.map((court) => ({ ...court, status: uses.get(court.id) ?? court.status })),
    sessions,
  }
}

/** Bookings that leave their court to the walk-ins: those in the way would be double bookings. */
export function besideWalkIns(
  rows: readonly BookingRows[],
  { sessions }: { sessions: readonly SessionRows[] },
): BookingRows[] {
  return rows.filter(
    ({ booking }) =>
      booking.status === 'CANCELLED' ||
      !sessions.some(
        ({ session }) =>
          session.courtId === booking.courtId &&
          session.scheduledStart < booking.scheduledEnd &&
          booking.scheduledStart < session.scheduledEnd,
      ),
  )
}

const USES: Partial<Record<MatchSessionStatus, Court['status']>> = {
  READY: 'BOOKED_SOON',
  WAITING_FOR_PLAYERS: 'BOOKED_SOON',
  ACTIVE: 'SESSION_ACTIVE',
  PAUSED: 'SESSION_ACTIVE',
}

function walkInStory(
  club: Club,
  court: Court,
  { making, startsIn, ...chance }: Chance & { making: Making; startsIn: number },
): SessionStory {
  const scheduledStart = minutesFrom(making.now, startsIn)
  const plan = {
    locationId: court.locationId,
    courtId: court.id,
    scheduledStart,
    scheduledEnd: minutesFrom(scheduledStart, 90),
    participants: [],
  }
  const madeAt = minutesFrom(scheduledStart, -60)
  return beginStory(makeSession(originOf(club, chance, null), plan, madeAt), madeAt, chance)
}

function originOf(
  { id, organizationId, scoringMode, ruleVersion }: Club,
  { newId }: { newId: Making['newId']; random: Random },
  row: BookingRows | null,
) {
  const bookingId = row?.booking.id ?? null
  return { id: newId(), organizationId, clubId: id, bookingId, scoringMode, ruleVersion }
}

function startOf({ session }: SessionStory, minutes: number): Date {
  return minutesFrom(session.scheduledStart, minutes)
}
