import { parseArgs } from 'node:util'
import { measure } from './measure.ts'
import { type Result, toMachineFacts, toTable } from './report.ts'
import { benchRoles } from './roles.ts'
import { SCORING_TITLE, scorePoints } from './score-points.ts'
import { DATABASES, type DatabaseMake, type Sides, startSides } from './sides.ts'
import { benchStream } from './stream-bench.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '1.5' },
    /** A part of the titles of the scenarios to run. */
    only: { type: 'string', default: '' },
    /** Another checkout, with its packages, whose roles are measured beside ours. */
    tree: { type: 'string', multiple: true, default: [] },
  },
})

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`Stopped by ${signal}.`)))

try {
  await using stack = new AsyncDisposableStack()
  const { signal } = interrupted
  // `npm run bench -- stream` measures the event stream and nothing else; `roles` the starts.
  if (positionals.includes('stream')) await benchStream(stack, signal)
  else if (positionals.includes('roles'))
    await benchRoles(stack, { trees: options.tree, rounds: Number(options.rounds), signal })
  // `mysql` measures the same on MySQL beside MariaDB.
  else await bench(stack, positionals.includes('mysql') ? DATABASES : ['MariaDB'], signal)
} catch (error) {
  console.error(interrupted.signal.aborted ? 'Stopped.' : error)
  process.exitCode = 1
}

/** Loads both servers in turns, on each of the databases one after the other, and prints how they compare. */
async function bench(
  stack: AsyncDisposableStack,
  makes: readonly DatabaseMake[],
  signal: AbortSignal,
) {
  if (SCORING_TITLE.includes(options.only)) console.log(`${scorePoints()}\n`)
  const sides = new Map<DatabaseMake, Sides>()
  for (const make of makes) sides.set(make, await startSides(stack, make, signal))
  const versions = [...sides].map(([make, { database }]) => `${make} ${database.version}`)
  console.log(toMachineFacts(versions.join(' and ')))

  const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds), signal }
  const results: Result[] = []
  const count = sides.get('MariaDB')?.scenarios.length ?? 0
  for (let index = 0; index < count; index += 1)
    for (const [make, { scenarios, targets, database }] of sides) {
      const scenario = scenarios[index]
      if (!scenario?.title.includes(options.only)) continue
      const title = makes.length === 1 ? scenario.title : `${scenario.title}, ${make}`
      console.log(`${title} …`)
      results.push({ title, ...(await measure(scenario, targets, database, plan)) })
    }
  console.log(`\n${toTable(results)}`)
}
