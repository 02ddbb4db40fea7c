import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { running } from '../database/running-database.ts'
import { needsDatabase } from './needs-database.ts'
import { expectedMs, readDurations, recordDurations } from './suite-durations.ts'

interface Test {
  path: string
  context: { config: { rootDir: string } }
}

interface Results {
  testResults: { testFilePath: string; skipped: boolean; perfStats: { runtime: number } }[]
}

interface Sequencer {
  sort(tests: Test[]): Test[] | Promise<Test[]>
  cacheResults(tests: Test[], results: Results): void
}

// It belongs to jest, and lies where jest finds it.
const jest = createRequire(createRequire(import.meta.url).resolve('jest'))
const core = createRequire(jest.resolve('@jest/core'))
const { default: JestSequencer }: { default: new (options: unknown) => Sequencer } =
  core('@jest/test-sequencer')

/** Runs the longest suites first: a long suite that starts last leaves all other workers idle. */
export default class SlowFirst extends JestSequencer {
  /** Jest calls this before the global set-up. */
  override async sort(tests: Test[]): Promise<Test[]> {
    running.needsDatabase = tests.some((test) => needsDatabase(placeOf(test)))
    const measured = readDurations()
    const durationOf = (test: Test) => expectedMs(placeOf(test), measured)
    const sorted = await super.sort(tests)
    return sorted.toSorted((a, b) => durationOf(b) - durationOf(a))
  }

  override cacheResults(tests: Test[], results: Results): void {
    super.cacheResults(tests, results)
    const run = results.testResults.filter(({ skipped }) => !skipped)
    const places = new Map(tests.map((test) => [test.path, placeOf(test)]))
    recordDurations(
      new Map(
        run.map(({ testFilePath, perfStats: { runtime } }) => [
          places.get(testFilePath) ?? testFilePath,
          runtime,
        ]),
      ),
    )
  }
}

function placeOf({ path, context }: Test): string {
  return relative(context.config.rootDir, path)
}
