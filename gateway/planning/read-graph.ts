import type { Operation } from '../../platform/executor.ts'
import type { GraphSdl } from '../../schema/sdl.ts'
import { makePlanning, type Planning } from './planning.ts'
import { type Registered, readRegistered } from './registered.ts'

/** What is known of a graph before anybody asks it, whoever its subgraphs are. */
export interface Graph {
  planning: Planning
  registered: ReadonlyMap<string, Registered>
}

/** Throws when a registered operation does not fit the graph. */
export function readGraph(sdl: GraphSdl, operations: Iterable<Operation>): Graph {
  const planning = makePlanning(sdl)
  return { planning, registered: readRegistered(operations, planning) }
}
