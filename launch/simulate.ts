import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError, UsageError } from '../platform/config/startup-error.ts'
import { toSummary } from '../sandbox/simulator/event-tally.ts'
import { planFestival } from '../sandbox/simulator/festival/plan-festival.ts'
import { makeRealVolunteerClient, makeRealWorld } from '../sandbox/simulator/real-world.ts'
import { simulate } from '../sandbox/simulator/simulation.ts'
import { MINUTE } from '../sandbox/simulator/world.ts'
import { runTask } from './process/run-process.ts'
import { readValues } from './process/words.ts'

await runTask('simulate', async ({ config, say, signal }) => {
  const { sandbox: path = join(config.dataDir, 'sandbox.json'), ...options } = readOptions()
  const sandbox = JSON.parse(await readSandbox(path))
  const timedOut = AbortSignal.timeout(options.minutes * MINUTE)
  const world = await makeRealWorld({
    sandbox,
    ...options,
    say,
    signal: AbortSignal.any([signal, timedOut]),
  })
  const courts = world.seats.length
  say(`Playing on ${courts} courts for ${options.minutes} minutes; Ctrl-C ends it before.`)
  const closesAt = new Date(world.now().getTime() + options.minutes * MINUTE)
  const planning = { world, volunteer: makeRealVolunteerClient(sandbox, world) }
  say(toSummary(await simulate(world, closesAt, [() => planFestival(planning, closesAt)])))
})

function readOptions() {
  const { sandbox, seed, courts, minutes, rate } = readValues('simulate', process.argv.slice(2), {
    /** Path of `sandbox.json`; default: the one in DATA_DIR. */
    sandbox: { type: 'string' },
    courts: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '10' },
    /** Speed of the matches as a multiple of real time. */
    rate: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'clubgate' },
  })
  return {
    sandbox,
    seed,
    courts: toNumber('courts', courts),
    minutes: toNumber('minutes', minutes),
    rate: toNumber('rate', rate),
  }
}

function toNumber(name: string, text: string): number {
  const value = Number(text)
  if (value > 0 && value < Number.POSITIVE_INFINITY) return value

  throw new UsageError(`--${name} must be a number above 0.`)
}

function readSandbox(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new StartupError(
      `${path} cannot be read; is a sandbox running? Start one with npm start.`,
      {
        cause,
      },
    )
  })
}
