import './require-built.ts'

import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveFacade } from './wiring/roles/serve-facade.ts'

await runReplicable('facade', serveFacade)
