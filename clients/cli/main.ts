import { onClosedOutput } from './closed-output.ts'
import { runCli } from './run-cli.ts'

/** A terminal signals the whole group, and clubgate.cjs passes the signal on: two signals of one Ctrl-C. */
const SAME_SIGNAL_MS = 1000

const stop = new AbortController()
let stoppedAt = Number.POSITIVE_INFINITY
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => {
    if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1)
    stoppedAt = Math.min(stoppedAt, performance.now())
    stop.abort(new Error('The command was stopped.'))
  })
onClosedOutput(() => process.exit(0))

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  signal: stop.signal,
})
