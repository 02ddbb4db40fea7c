import { readGraph } from '../../../gateway/planning/read-graph.ts'
import { acceptedOperations } from '../../../schema/operations.ts'
import { readGraphSdl } from '../../../schema/sdl.ts'

/** The committed graph, read once for all suites of a worker. */
export const GRAPH = readGraph(readGraphSdl(), acceptedOperations())
