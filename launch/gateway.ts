import './require-built.ts'

import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveGateway } from './wiring/roles/serve-gateway.ts'

await runReplicable('gateway', serveGateway)
