import { runProcess } from './run-process.ts'
import { startSubgraph } from './start-subgraph.ts'
import { makeClub } from './subgraphs.ts'

await runProcess('club', (start) =>
  startSubgraph(start, { name: 'club', database: start.config.clubDatabase, make: makeClub }),
)
