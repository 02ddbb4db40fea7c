import type { Random } from '../../making/random.ts'
import { type Incident, LEFT } from '../incidents.ts'
import { chooseStep } from '../next-step.ts'
import { MINUTE, SECOND, type Seat, type World } from '../world.ts'
import { type Act, act, type Session } from './scoring-desk.ts'

/** How a match will go. */
export interface MatchPlan {
  /** How likely blue is to win a point. */
  blueShare: number
  /** In the order in which they come up. */
  incidents: readonly Incident[]
  /** Players go home then, whatever the score; null when they play to the end. */
  endsAt: Date | null
  random: Random
}

/** Plays a started match until somebody has won, or nobody plays on. */
export async function playMatch(
  world: World,
  seat: Seat,
  started: Session,
  plan: MatchPlan,
): Promise<Session> {
  const played = await playOn(world, seat, started, plan)
  if (!isWonByPlay(played) || !plan.random.chance(TAKEN_BACK_SHARE)) return played

  world.say(`court ${seat.number}: the winning point was none, it is played again`)
  await world.wait(plan.random.between(20 * SECOND, MINUTE))
  const reopened = await act(world, seat, played, 'reversePoint')
  return playOn(world, seat, reopened, { ...plan, incidents: [] })
}

/** How often the point that won a match turns out to be wrongly entered. */
const TAKEN_BACK_SHARE = 0.2

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
      if (outcome === LEFT) break
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
