import { parseArgs } from 'node:util'
import { compareSides } from './compare-sides.ts'
import { benchRoles } from './roles/roles.ts'
import { SIDE_KINDS } from './sides/side.ts'
import { benchStream } from './stream/stream-bench.ts'
import { scorePoints } from './work/score-points.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '1.5' },
    /** The keys of the works to measure, with commas between them. */
    only: { type: 'string' },
    /** Who is measured beside this checkout: hand-written, split, off-the-shelf. */
    sides: { type: 'string' },
    /** Another checkout, with its packages, that is measured beside this one. */
    tree: { type: 'string', multiple: true, default: [] },
  },
})

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`Stopped by ${signal}.`)))

try {
  await using stack = new AsyncDisposableStack()
  const { signal } = interrupted
  const { tree: trees, only } = options
  const rounds = Number(options.rounds)
  const beside = options.sides ?? (trees.length > 0 ? 'hand-written' : SIDE_KINDS.join())
  // `npm run bench -- stream` measures the event stream and nothing else; `roles` the starts;
  // `scoring` how fast points are counted.
  if (positionals.includes('stream')) await benchStream(stack, signal)
  else if (positionals.includes('roles')) await benchRoles(stack, { trees, rounds, signal })
  else if (positionals.includes('scoring')) console.log(scorePoints())
  else
    await compareSides(stack, {
      // `mysql` measures the same on MySQL beside MariaDB.
      makes: positionals.includes('mysql') ? ['MariaDB', 'MySQL'] : ['MariaDB'],
      kinds: SIDE_KINDS.filter((kind) => beside.split(',').includes(kind)),
      trees,
      only: only?.split(',') ?? null,
      rounds,
      seconds: Number(options.seconds),
      signal,
    })
} catch (error) {
  console.error(interrupted.signal.aborted ? 'Stopped.' : error)
  process.exitCode = 1
}
