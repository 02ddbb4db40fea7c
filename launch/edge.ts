import './require-built.ts'

import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveEdge } from './wiring/roles/serve-edge.ts'

await runReplicable('edge', serveEdge)
