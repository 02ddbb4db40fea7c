import './require-built.ts'

import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveClub } from './wiring/roles/serve-club.ts'

await runReplicable('club', serveClub)
