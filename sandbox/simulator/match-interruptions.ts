import { playPoint } from '../../rules/club/scoring/rules.ts'
import type { Random } from '../making/random.ts'
import { act, type Session } from './match/scoring-desk.ts'
import { MINUTE, type Seat, type World } from './world.ts'

/** Outcome of a match whose players leave without a report to the platform. */
export const ABANDONED = Symbol('left')

type Outcome = Session | typeof ABANDONED

/** An interruption between two points. */
export interface Incident {
  afterPoints: number
  happen(world: World, seat: Seat, session: Session): Promise<Outcome>
}

export function pause(afterPoints: number, random: Random): Incident {
  return {
    afterPoints,
    async happen(world, seat, session) {
      const paused = await act(world, seat, session, 'pauseMatch')
      if (paused.status !== 'PAUSED') return paused
      await world.wait(random.between(MINUTE, 4 * MINUTE))
      return act(world, seat, paused, 'resumeMatch')
    },
  }
}

/** The desk corrects the score by a point that was not recorded. */
export function correct(afterPoints: number, random: Random): Incident {
  return {
    afterPoints,
    async happen(world, seat, session) {
      if (session.score === null) return session
      const score = playPoint(session.score, random.chance(0.5) ? 'BLUE' : 'ORANGE', session)
      if (score.completed) return session
      world.say(`court ${seat.number}: the score is corrected`)
      return act(world, seat, session, 'correctScore', { score })
    },
  }
}

export function retire(afterPoints: number, random: Random): Incident {
  return {
    afterPoints,
    happen(world, seat, session) {
      const team = random.chance(0.5) ? 'BLUE' : 'ORANGE'
      world.say(`court ${seat.number}: retirement, the match goes to ${team}`)
      return act(world, seat, session, 'awardMatch', { team, reason: 'RETIREMENT' })
    },
  }
}

export function abort(afterPoints: number): Incident {
  return {
    afterPoints,
    happen(world, seat, session) {
      world.say(`court ${seat.number}: the lights fail, the match is aborted`)
      return act(world, seat, session, 'abortSession')
    },
  }
}

export function walkAway(afterPoints: number): Incident {
  return {
    afterPoints,
    async happen(world, seat) {
      world.say(`court ${seat.number}: the players leave without a result`)
      return ABANDONED
    },
  }
}

/** An action outside the match, such as a change of its booking. */
export function meanwhile(afterPoints: number, doIt: () => Promise<void>): Incident {
  return {
    afterPoints,
    async happen(_world, _seat, session) {
      await doIt()
      return session
    },
  }
}
