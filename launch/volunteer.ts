import './require-built.ts'

import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveVolunteer } from './wiring/subgraphs/serve-volunteer.ts'

await runReplicable('volunteer', serveVolunteer)
