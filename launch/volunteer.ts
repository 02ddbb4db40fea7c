import { runProcess } from './run-process.ts'
import { startSubgraph } from './start-subgraph.ts'
import { makeVolunteer } from './subgraphs.ts'

await runProcess('volunteer', (start) =>
  startSubgraph(start, {
    name: 'volunteer',
    database: start.config.volunteerDatabase,
    make: makeVolunteer,
  }),
)
