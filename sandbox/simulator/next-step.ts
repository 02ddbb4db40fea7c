import { isDecidingPointPending } from '../../rules/club/scoring/rules.ts'
import type { Random } from '../making/random.ts'
import type { Act, Session } from './match/scoring-desk.ts'

interface Step {
  name: Act
  extra?: object
}

/** Probability that a point was entered by mistake. */
const REVERSAL_CHANCE = 0.02

/** The next mutation of a running match, mostly a point; only the last point can be reversed. */
export function chooseStep(
  { score, scoringMode }: Session,
  previous: Act | null,
  { blueShare, random }: { blueShare: number; random: Random },
): Step {
  if (score === null) throw new Error('A match in play has a score.')
  if (previous === 'recordPoint' && random.chance(REVERSAL_CHANCE)) return { name: 'reversePoint' }

  const isPending = isDecidingPointPending(score, scoringMode)
  if (isPending && score.decidingPointSide === null)
    return { name: 'chooseDecidingSide', extra: { side: random.chance(0.5) ? 'RIGHT' : 'LEFT' } }
  return { name: 'recordPoint', extra: { team: random.chance(blueShare) ? 'BLUE' : 'ORANGE' } }
}
