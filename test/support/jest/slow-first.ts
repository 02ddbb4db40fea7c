import { createRequire } from 'node:module'
import { relative } from 'node:path'

interface Test {
  path: string
  context: { config: { rootDir: string } }
}

interface Sequencer {
  sort(tests: Test[]): Test[] | Promise<Test[]>
}

// It belongs to jest, and lies where jest finds it.
const jest = createRequire(createRequire(import.meta.url).resolve('jest'))
const core = createRequire(jest.resolve('@jest/core'))
const { default: JestSequencer }: { default: new (options: unknown) => Sequencer } =
  core('@jest/test-sequencer')

/** What is slow by its nature: it starts processes, or reads all contracts. The slowest first. */
const SLOW = [
  'journeys/',
  'platform/network/',
  'sandbox/simulator/',
  'schema/',
  'launch/',
  'sandbox/',
]

/**
 * Runs what is slow first, also where nobody has measured it yet, as in a fresh checkout: a slow file
 * that is left for the end has all other workers wait.
 */
export default class SlowFirst extends JestSequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests)
    return sorted.toSorted((a, b) => slownessOf(a) - slownessOf(b))
  }
}

function slownessOf({ path, context }: Test): number {
  const place = relative(`${context.config.rootDir}/test`, path)
  const rank = SLOW.findIndex((folder) => place.startsWith(folder))
  return rank === -1 ? SLOW.length : rank
}
