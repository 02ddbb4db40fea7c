import { parseArgs } from 'node:util'
import { answerHelp } from '../build/answer-help.ts'
import { compareSides } from './compare-sides.ts'
import { benchDeliveries } from './deliveries/bench-deliveries.ts'
import { benchGrowth } from './growth/bench-growth.ts'
import { benchLanes } from './growth/bench-lanes.ts'
import { benchMemory, toMemoryTable } from './growth/bench-memory.ts'
import { benchSizing } from './growth/bench-sizing.ts'
import { benchDesk, toDeskTable } from './growth/desk/bench-desk.ts'
import { benchPortalReads } from './growth/portal/bench-portal-reads.ts'
import { benchSimulate } from './growth/simulation/bench-simulate.ts'
import { measureCosts } from './growth/simulation/measured-costs.ts'
import { benchProfile } from './profile/bench-profile.ts'
import { benchSignals } from './profile/bench-signals.ts'
import { benchTiers } from './profile/bench-tiers.ts'
import { toMachineFacts } from './report/columns.ts'
import { drawReport } from './report/draw-report.ts'
import { runReport } from './report/run-report.ts'
import { toTable } from './report/table.ts'
import { benchRoles } from './roles/roles.ts'
import { SIDE_KINDS } from './sides/side.ts'
import { DATABASES, type DatabaseMake } from './sides/start-sides.ts'
import { benchStream } from './stream/stream-bench.ts'
import { benchVolunteer } from './volunteer/bench-volunteer.ts'
import { scorePoints } from './workloads/score-points.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '0.8' },
    /** The keys of the works to measure, with commas between them. */
    only: { type: 'string' },
    /** The sides to compare with: hand-written, server, servers, edge, off-the-shelf, networked. */
    sides: { type: 'string' },
    /** Another checkout with its packages to compare with. */
    tree: { type: 'string', multiple: true, default: [] },
    /** MariaDB or MySQL for the growth bench and the reads of the portal; default: MariaDB, and MySQL for those reads. */
    make: { type: 'string' },
    /** Few and short rounds, as a smoke test. */
    quick: { type: 'boolean', default: false },
    /** Answered below, where the benches are known. */
    help: { type: 'boolean' },
  },
})

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`Stopped by ${signal}.`)))

const { signal } = interrupted
const { tree: trees, quick } = options
const rounds = quick ? 2 : Number(options.rounds)
const seconds = quick ? 0.3 : Number(options.seconds)
const only = options.only?.split(',') ?? null
const beside = options.sides?.split(',') ?? (trees.length > 0 ? ['hand-written'] : SIDE_KINDS)
const kinds = SIDE_KINDS.filter((kind) => beside.includes(kind))

const sizes = quick ? [20_000] : [100_000, 1_000_000]
const deliveries = quick ? 500 : 3_000
const make = DATABASES.find((name) => name === options.make)

/** Benches by name for `npm run bench -- <name>`; the default compares sides. */
const BENCHES: Readonly<Record<string, (stack: AsyncDisposableStack) => Promise<void>>> = {
  sides: (stack) => printSides(stack, ['MariaDB']),
  mysql: (stack) => printSides(stack, DATABASES),
  growth: async (stack) => {
    const plan = { make: make ?? 'MariaDB', sizes, only, rounds, seconds, signal }
    console.log(`\n${toTable(await benchGrowth(stack, plan))}`)
  },
  deliveries: async (stack) => {
    const plan = { rounds, deliveries, signal }
    console.log(`\n${toTable(await benchDeliveries(stack, plan))}`)
  },
  volunteer: async (stack) => {
    const helpers = quick ? [1_000] : [1_000, 100_000]
    const plan = { helpers, only, rounds, seconds, signal }
    console.log(`\n${toTable(await benchVolunteer(stack, plan))}`)
  },
  'portal-reads': async (stack) => {
    const rows = quick ? 20_000 : 1_000_000
    const plan = { make: make ?? 'MySQL', rows, rounds, only, signal }
    console.log(`\n${await benchPortalReads(stack, plan)}`)
  },
  desk: async (stack) => {
    const rows = quick ? 20_000 : 1_000_000
    const plan = { make: make ?? 'MariaDB', rows, rounds, only, signal }
    console.log(`\n${toDeskTable(await benchDesk(stack, plan))}`)
  },
  profile: async (stack) =>
    console.log(JSON.stringify(await benchProfile(stack, { only, seconds, signal }), null, 2)),
  report: () => {
    const plan = { makes: ['MariaDB'] as const, kinds, trees, only, rounds, seconds, signal }
    return runReport({ ...plan, sizes, deliveries })
  },
  draw: drawReport,
  tiers: async (stack) =>
    console.log(JSON.stringify(await benchTiers(stack, { only, seconds, signal }), null, 2)),
  signals: async (stack) =>
    console.log(`\n${await benchSignals(stack, { rounds, seconds, signal })}`),
  stream: (stack) => benchStream(stack, signal),
  roles: (stack) => benchRoles(stack, { trees, rounds, signal }),
  sizing: (stack) => benchSizing(stack, signal),
  memory: async (stack) =>
    console.log(`\n${toMemoryTable(await benchMemory(stack, { seconds, signal }))}`),
  lanes: async (stack) => console.log(`\n${await benchLanes(stack, { rounds, seconds, signal })}`),
  costs: (stack) => measureCosts(stack, { rounds, seconds, signal }),
  simulate: benchSimulate,
  scoring: async () => console.log(scorePoints()),
}

answerHelp(`Usage: npm run bench -- [OPTIONS] [BENCH]
  BENCH           ${Object.keys(BENCHES).join(', ')};
                  sides where it is absent
  --rounds VALUE  how often each work is measured; 5 where it is absent
  --seconds VALUE how long each time; 0.8 where it is absent
  --only KEYS     the works to measure, with commas between them
  --sides NAMES   what is compared: ${SIDE_KINDS.join(', ')}
  --tree FOLDER   another checkout with its packages to compare with; may be repeated
  --make NAME     the database: ${DATABASES.join(' or ')}
  --quick         few and short rounds, as a smoke test`)

async function printSides(stack: AsyncDisposableStack, makes: readonly DatabaseMake[]) {
  const plan = { makes, kinds, trees, only, rounds, seconds, signal }
  const { measurements, database } = await compareSides(stack, plan)
  console.log(`\n${toMachineFacts(database)}\n${toTable(measurements)}`)
}

try {
  await using stack = new AsyncDisposableStack()
  const [name = 'sides'] = positionals
  const bench = BENCHES[name]
  if (!bench) throw new Error(`There is no ${name}, but ${Object.keys(BENCHES).join(', ')}.`)
  await bench(stack)
} catch (error) {
  console.error(interrupted.signal.aborted ? 'Stopped.' : error)
  process.exitCode = 1
}
