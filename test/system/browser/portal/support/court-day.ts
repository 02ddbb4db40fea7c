import type { Page } from 'playwright-core'
import { unwrap } from '../../../../../clients/typescript/src/index.ts'
import { toMoment } from '../../../../../platform/time/local-time.ts'
import { toScoreParts } from '../../../../../portal/src/pages/courts/today/score-parts.ts'
import { type DeskBooking, openBookingDesk } from '../../../../../sandbox/simulator/booking-desk.ts'
import {
  type Act,
  act,
  readSession,
  type Session,
} from '../../../../../sandbox/simulator/match/scoring-desk.ts'
import { makeRealWorld, type SandboxAccess } from '../../../../../sandbox/simulator/real-world.ts'
import { MINUTE, type Seat, type World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import type { Instance } from '../../../support/processes/instance.ts'

/** The simulator's hands in the main club of a running product. */
export function makeWorld({ sandbox }: Instance): Promise<World> {
  return makeRealWorld({
    sandbox: sandbox as unknown as SandboxAccess,
    ...{ courts: 20, rate: 1, seed: 'portal', say: () => {} },
    signal: new AbortController().signal,
  })
}

/** Puts the club where it is noon, far from the end of the day that its pages show; returns the time zone. */
export async function moveToNoon({ client, clubId, staffToken }: World): Promise<string> {
  const ahead = 12 - new Date().getUTCHours()
  // The names of these zones count the hours behind.
  const timezone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  const input = { clubId, timezone }
  await client.graph(staffToken, UPDATE_CLUB, { input })
  return timezone
}

const UPDATE_CLUB =
  'mutation ($input: UpdateClubInput!) { updateClub(input: $input) { club { id } } }'

export interface LiveMatch {
  seat: Seat
  session: Session
}

/** A match of the sandbox that is being played. */
export async function findLiveMatch({ client, clubId, staffToken }: World): Promise<LiveMatch> {
  const { matchSessions } = await client.graph<{
    matchSessions: { nodes: (Session & { courtId: string })[] }
  }>(
    staffToken,
    `query ($id: ID!) { club(id: $id) { matchSessions(first: 1, filter: { status: ACTIVE }) { nodes {
      id courtId status eventSequence scoringMode ruleVersion } } } }`,
    { id: clubId },
  )
  const [session] = matchSessions.nodes
  if (session === undefined) throw new Error('No match is being played.')
  const seat = { number: 0, courtId: session.courtId, externalCourtId: '', deviceToken: null }
  return { seat, session }
}

export async function play(world: World, match: LiveMatch, name: Act, extra = {}): Promise<void> {
  match.session = await act(world, match.seat, match.session, name, extra)
}

/** Whether a page of the day shows the score of a match as it is. */
export async function showsScore(page: Page, { id, score, status }: Session): Promise<boolean> {
  const { sets = [], games, points } = toScoreParts(score, status) ?? {}
  const parts = page.locator(`[data-block="${id}"] .t2 > :not(.players)`)
  const shown = (await parts.allTextContents()).join(' ')
  return shown.split(/\s+/).filter(Boolean).join(' ') === [...sets, games, points].join(' ')
}

/** A match that is ready to begin, of a booking that was made for it. */
export interface ReadyMatch {
  seat: Seat
  sessionId: string
  desk: Awaited<ReturnType<typeof openBookingDesk>>
  booking: DeskBooking
}

/** Books a free court, of `place` among them, for now. */
export async function bookReadyMatch(
  world: World,
  externalId: string,
  place = 0,
): Promise<ReadyMatch> {
  const seat = world.seats[place]
  if (seat === undefined) throw new Error('No court is free.')
  const desk = await openBookingDesk({ ...world, seats: [seat] })
  // At its start the platform opens the match by itself: READY would be over before it is read.
  const start = Math.floor(Date.now() / MINUTE) * MINUTE + 2 * MINUTE
  const draft: DeskBooking = {
    ...{ externalId, seat, status: 'CONFIRMED', participants: [] },
    start: new Date(start),
    end: new Date(start + 60 * MINUTE),
  }
  const { sessionId, booking } = await desk.push(draft)
  const id = sessionId ?? ''
  await until(async () => (await readSession(world, id)).status === 'READY')
  return { seat, sessionId: id, desk, booking }
}

/** Books a free court, begins the match, and moves the booking by half an hour; at noon (`moveToNoon`) within the day. */
export async function moveBookingOfMatch(world: World, externalId: string): Promise<DeskBooking> {
  const { seat, sessionId, desk, booking } = await bookReadyMatch(world, externalId)
  const opened = await act(world, seat, await readSession(world, sessionId), 'openSession')
  await act(world, seat, opened, 'startMatch')
  const moveOf = (at: Date) => new Date(at.getTime() + 30 * MINUTE)
  const changes = { start: moveOf(booking.start), end: moveOf(booking.end) }
  const { needsReconciliation, booking: moved } = await desk.push(booking, changes)
  if (!needsReconciliation) throw new Error('The moved booking is in no conflict.')
  return moved
}

/** Bookings one after the other from seven in the morning, on every court that can be booked. */
export async function importDay(
  world: World,
  { timezone, day, count }: { timezone: string; day: string; count: number },
): Promise<void> {
  const { client, seats } = world
  await openBookingDesk(world)
  let sourceId = ''
  for await (const source of client.partner.items('/booking-sources'))
    if (source.source_key === 'simulator') sourceId = source.id
  const first = toMoment(timezone, day, 7 * 60).getTime()
  const bookings = Array.from({ length: count }, (_, at) => {
    const start = first + Math.floor(at / seats.length) * BOOKED_MS
    return {
      external_booking_id: `${day}-${at}`,
      booking: {
        source_version: 1,
        external_court_id: seats[at % seats.length]?.externalCourtId ?? '',
        scheduled_start: new Date(start).toISOString(),
        scheduled_end: new Date(start + BOOKED_MS).toISOString(),
        status: 'CONFIRMED' as const,
      },
    }
  })
  const accepted = await client.partner.POST('/booking-sources/{sourceId}/imports', {
    params: { path: { sourceId } },
    body: { bookings },
  })
  const { id } = unwrap(accepted).data
  const params = { path: { id } }
  await until(async () => {
    const { data } = unwrap(await client.partner.GET('/booking-imports/{id}', { params }))
    if (data.failed > 0)
      throw new Error(JSON.stringify(data.result?.records.find(({ error }) => error)))
    return data.completed_at !== null
  })
}

/** Short enough that 500 bookings on a dozen courts end before midnight. */
const BOOKED_MS = 20 * MINUTE
