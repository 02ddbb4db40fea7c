import type { VolunteerClient } from '../../../clients/typescript/src/index.ts'
import type { Random } from '../../making/random.ts'
import { MINUTE, type World } from '../world.ts'
import type { PlannedFestival } from './planned-festival.ts'

/** Dependencies of the planning. */
export interface FestivalPlanning {
  world: Pick<World, 'seed' | 'now' | 'wait' | 'isStopped' | 'say'>
  /** Acts as the club's own system. */
  volunteer: VolunteerClient
}

export interface Planner extends FestivalPlanning {
  random: Random
  say(line: string): void
  festival: PlannedFestival
  /** Unique per round. */
  name: string
}

/** Pause between two actions of a person. */
export function think({ world, random }: Planner): Promise<void> {
  return world.wait(random.between(2 * MINUTE, 6 * MINUTE))
}
