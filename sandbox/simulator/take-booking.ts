import { RefusedRequest } from './api-client.ts'
import type { DeskBooking, Pushed } from './booking-desk.ts'
import type { Story } from './booking-outcomes.ts'
import type { CourtDay } from './court-day.ts'
import { playMatch } from './match/play-match.ts'
import { act, readSession, type Session } from './match/scoring-desk.ts'
import { MINUTE, SECOND, soon, type World } from './world.ts'

const OVERTIME_MS = 10 * MINUTE

/** The platform ends abandoned matches after a timeout in real time, for which a fast simulation is too short. */
export function canWaitForClock({ rate }: World): boolean {
  return rate * OVERTIME_MS <= 30 * MINUTE
}

/** Books the court, plays the story, and resolves as soon as the court is free again. */
export async function takeBooking(day: CourtDay, story: Story, externalId: string): Promise<void> {
  const { world, desk, random, say } = day
  const lead = random.between(4 * MINUTE, 25 * MINUTE)
  const draft = draftBooking(day, externalId, lead)
  say(`booking ${externalId} ${story.title}`)
  let pushed = await push(day, () => desk.push(draft))
  await world.wait(lead / 2)
  pushed = await push(day, async () => (await story.beforeStart?.(day, pushed.booking)) ?? pushed)
  await world.wait(lead / 2)
  if (pushed.booking.status === 'CANCELLED') return
  if (story.isWalkedOver) return walkOver(day, pushed)
  if (story.incidents === null) return waitForClock(day, pushed.booking)

  const session = await waitUntilOpen(day, pushed)
  if (session === null) return say(`booking ${externalId} cannot begin`)
  await play(day, story, pushed, session)
}

/** The court's device awards the match, whether the platform has opened it yet or not. */
async function walkOver(
  { world, seat, random, say }: CourtDay,
  { sessionId }: Pushed,
): Promise<void> {
  if (sessionId === null) return

  const team = random.chance(0.5) ? 'BLUE' : 'ORANGE'
  const session = await readSession(world, sessionId)
  const ended = await act(world, seat, session, 'awardMatch', { team, reason: 'WALKOVER' })
  say(`match ${ended.status.toLowerCase()}, ${formatScore(ended)} by a walkover`)
}

async function push(day: CourtDay, pushing: () => Promise<Pushed>): Promise<Pushed> {
  const pushed = await pushing()
  day.ongoing = pushed
  return pushed
}

function draftBooking(day: CourtDay, externalId: string, lead: number): DeskBooking {
  const { world, seat, random } = day
  const duration = random.between(60 * MINUTE, 90 * MINUTE)
  return {
    externalId,
    seat,
    start: soon(world, lead),
    end: soon(world, lead + duration),
    status: 'CONFIRMED',
    participants: day.pickParticipants(),
  }
}

/** Waits until the platform has set the session to READY, and opens it for the players. */
async function waitUntilOpen(
  { world, seat }: CourtDay,
  { sessionId, booking }: Pushed,
): Promise<Session | null> {
  while (sessionId !== null && world.now() < booking.end) {
    const session = await readSession(world, sessionId)
    if (session.status === 'READY') return act(world, seat, session, 'openSession')
    if (session.status !== 'SCHEDULED')
      return session.status === 'WAITING_FOR_PLAYERS' ? session : null
    await world.wait(Math.max(20 * SECOND, world.rate * SECOND))
  }
  return null
}

async function play(day: CourtDay, story: Story, pushed: Pushed, opened: Session): Promise<void> {
  const { world, seat, random, say } = day
  const { booking } = pushed
  const plan = {
    blueShare: random.between(0.4, 0.6),
    incidents: story.incidents?.(day, pushed) ?? [],
    endsAt: canWaitForClock(world) ? new Date(booking.end.getTime() + 5 * MINUTE) : null,
    random,
  }
  const configured = await configureSometimes(day, opened)
  const started = await act(world, seat, configured, 'startMatch').catch(toNullWhenTaken)
  if (started === null) return say('another match is still on')

  const session = await playMatch(world, seat, started, plan)
  if (session.status === 'ACTIVE') return waitForClock(day, booking)
  say(`match ${session.status.toLowerCase()}, ${formatScore(session)}`)
}

async function configureSometimes(
  { world, seat, random }: CourtDay,
  session: Session,
): Promise<Session> {
  if (!random.chance(0.4)) return session

  const scoringMode = random.chance(0.5) ? 'GOLDEN_POINT' : 'ADVANTAGE'
  const ruleVersion = random.chance(0.7) ? 'padel-2026.1+mtb10' : 'padel-2026.1'
  return act(world, seat, session, 'configureSession', { scoringMode, ruleVersion })
}

function toNullWhenTaken(error: unknown): null {
  if (error instanceof RefusedRequest && error.code === 'state_conflict') return null
  throw error
}

/** Waits until the platform's clock has ended the session, some minutes after its end time. */
async function waitForClock({ world }: CourtDay, { end }: DeskBooking): Promise<void> {
  const leftMs = Math.max(0, end.getTime() - world.now().getTime())
  await world.wait((leftMs + OVERTIME_MS + 5 * MINUTE) * world.rate)
}

function formatScore({ score }: Session): string {
  const sets = (score?.setHistory ?? []).map(({ blue, orange }) => `${blue}-${orange}`)
  const winner = score?.winner?.toLowerCase() ?? 'no team'
  return `${winner} wins ${sets.join(' ')}`.trimEnd()
}
