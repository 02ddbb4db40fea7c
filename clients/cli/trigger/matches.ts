import { setTimeout as sleep } from 'node:timers/promises'
import { unwrap } from '../../typescript/src/index.ts'
import { CommandError } from '../command.ts'
import { pushBooking, type TriggeredBooking } from './bookings.ts'
import { GraphRefusal, type SandboxActor } from './sandbox-actor.ts'

/** A match that is played, of a booking that has just begun. */
export interface TriggeredMatch {
  booking: TriggeredBooking
  act(mutation: 'recordPoint' | 'reversePoint' | 'awardMatch'): Promise<void>
}

/** The mutations of a match, with their inputs beyond the session. */
const ACTS = {
  startMatch: { input: 'ScoreInput', extra: { source: 'SIMULATOR' } },
  recordPoint: { input: 'TeamScoreInput', extra: { source: 'SIMULATOR', team: 'BLUE' } },
  reversePoint: { input: 'ScoreInput', extra: { source: 'SIMULATOR' } },
  awardMatch: { input: 'TeamScoreInput', extra: { source: 'SIMULATOR', team: 'BLUE' } },
  abortSession: { input: 'SessionInput', extra: {} },
} as const

type Act = (mutation: keyof typeof ACTS) => Promise<void>

const OPEN_WITHIN_MS = 20_000
const MINUTE_MS = 60_000

/** Starts a match on a free court, runs the steps, and ends the match, so that the court is free again. */
export async function withMatch(
  actor: SandboxActor,
  play: (match: TriggeredMatch) => Promise<void> = async () => {},
): Promise<TriggeredBooking> {
  for (const courtId of actor.courtIds) {
    const start = new Date(Date.now() - MINUTE_MS)
    const booking = await pushBooking(actor, { courtId, start })
    await untilOpen(actor, booking.sessionId)
    const act = makeAct(actor, booking.sessionId)
    if (!(await startMatch(act))) {
      await booking.push({ status: 'CANCELLED' })
      continue
    }
    try {
      await play({ booking, act })
    } finally {
      // A completed match needs no end.
      await act('abortSession').catch(() => {})
    }
    return booking
  }
  throw new CommandError('No court of the club is free for a match.')
}

/** Each act names the `eventSequence` that the one before it returned. */
function makeAct({ mutate }: SandboxActor, sessionId: string): Act {
  let eventSequence = 0
  return async (name) => {
    const { input, extra } = ACTS[name]
    const document = `mutation Act($input: ${input}!) { ${name}(input: $input) { session { eventSequence } } }`
    const changed = await mutate<{ session: { eventSequence: number } }>(document, {
      sessionId,
      eventSequence,
      ...extra,
    })
    eventSequence = changed.session.eventSequence
  }
}

/** False if another match is played on the court. */
async function startMatch(act: Act): Promise<boolean> {
  try {
    await act('startMatch')
    return true
  } catch (error) {
    if (error instanceof GraphRefusal && error.code === 'state_conflict') return false
    throw error
  }
}

/** The platform's clock opens a session for its players when its booking begins. */
async function untilOpen({ club, signal }: SandboxActor, id: string): Promise<void> {
  const deadline = Date.now() + OPEN_WITHIN_MS
  for (;;) {
    const session = await club.GET('/match-sessions/{id}', { params: { path: { id } } })
    const { status } = unwrap(session).data
    if (!['SCHEDULED', 'READY'].includes(status)) return
    if (Date.now() > deadline) throw new CommandError('The match session was not opened.')
    await sleep(200, undefined, { signal })
  }
}
