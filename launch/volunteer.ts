import './require-built.ts'

import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveVolunteer } from './wiring/roles/serve-volunteer.ts'

await runReplicable('volunteer', serveVolunteer)
