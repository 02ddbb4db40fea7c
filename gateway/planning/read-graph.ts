import type { Operation } from '../../platform/executor.ts'
import type { GraphSdl } from '../../schema/sdl.ts'
import { type GraphPlanning, makePlanning } from './planning.ts'
import { type FindRegistered, makeFindRegistered } from './registered.ts'

/** A graph's schemas, planner and registered operations, independent of its executors. */
export interface Graph {
  planning: GraphPlanning
  findRegistered: FindRegistered
}

export function readGraph(sdl: GraphSdl, operations: Iterable<Operation>): Graph {
  const planning = makePlanning(sdl)
  return { planning, findRegistered: makeFindRegistered(operations, planning.whole) }
}
