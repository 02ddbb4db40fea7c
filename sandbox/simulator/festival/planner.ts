import type { Random } from '../../making/random.ts'
import { MINUTE, type World } from '../world.ts'
import type { PlannedFestival } from './planned-festival.ts'
import type { AskVolunteers } from './volunteer-client.ts'

/** What planning takes of what is outside. */
export interface FestivalPlanning {
  world: Pick<World, 'seed' | 'now' | 'wait' | 'isStopped' | 'say'>
  ask: AskVolunteers
}

export interface Planner extends FestivalPlanning {
  random: Random
  say(line: string): void
  festival: PlannedFestival
  /** Unlike that of any other round. */
  name: string
}

/** As long as people take before they do the next thing. */
export function think({ world, random }: Planner): Promise<void> {
  return world.wait(random.between(2 * MINUTE, 6 * MINUTE))
}
