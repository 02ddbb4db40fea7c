import type { Random } from '../../making/random.ts'
import { ABANDONED, type Incident } from '../match-interruptions.ts'
import { chooseStep } from '../next-step.ts'
import { MINUTE, SECOND, type Seat, type World } from '../world.ts'
import { type Act, act, type Session } from './scoring-desk.ts'

/** Course of a match. */
export interface MatchPlan {
  /** Probability that blue wins a point. */
  blueShare: number
  /** In order of occurrence. */
  incidents: readonly Incident[]
  /** Latest end of play at any score; null: the match is played to its end. */
  endsAt: Date | null
  random: Random
}

/** Plays a started match until a team has won or the players leave. */
export async function playMatch(
  world: World,
  seat: Seat,
  started: Session,
  plan: MatchPlan,
): Promise<Session> {
  const played = await playOn(world, seat, started, plan)
  if (!isWonByPlay(played) || !plan.random.chance(REVERSED_WIN_SHARE)) return played

  world.say(`court ${seat.number}: the winning point is reversed and played again`)
  await world.wait(plan.random.between(20 * SECOND, MINUTE))
  const reopened = await act(world, seat, played, 'reversePoint')
  return playOn(world, seat, reopened, { ...plan, incidents: [] })
}

/** Share of matches whose winning point was entered by mistake. */
const REVERSED_WIN_SHARE = 0.2

async function playOn(world: World, seat: Seat, start: Session, plan: MatchPlan): Promise<Session> {
  const { random, endsAt } = plan
  const incidents = [...plan.incidents]
  let session = start
  let previous: Act | null = null
  while (session.status === 'ACTIVE' && (endsAt === null || world.now() < endsAt)) {
    await world.wait(random.between(15 * SECOND, 40 * SECOND))
    const incident = isDue(incidents[0], session) ? incidents.shift() : undefined
    if (incident) {
      const outcome = await incident.happen(world, seat, session)
      if (outcome === ABANDONED) break
      session = outcome
      previous = null
    } else {
      const { name, extra } = chooseStep(session, previous, plan)
      session = await act(world, seat, session, name, extra)
      previous = name
    }
  }
  return session
}

function isDue(incident: Incident | undefined, { score }: Session): incident is Incident {
  return incident !== undefined && (score?.pointNumber ?? 0) >= incident.afterPoints
}

function isWonByPlay({ status, score }: Session): boolean {
  return status === 'COMPLETED' && (score?.sets.blue === 2 || score?.sets.orange === 2)
}
