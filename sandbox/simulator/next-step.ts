import { isDecidingPointPending } from '../../subgraphs/club/scoring/rules.ts'
import type { Random } from '../making/random.ts'
import type { Act, Session } from './match/scoring-desk.ts'

interface Step {
  name: Act
  extra?: object
}

/** How often a point turns out to be wrongly entered. */
const REVERSAL_CHANCE = 0.02

/** What comes next in a match in play: mostly a point. Only what has just been entered is taken back. */
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
