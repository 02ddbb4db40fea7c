import { globSync } from 'node:fs'
import { join } from 'node:path'

interface Results {
  testResults: readonly unknown[]
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** The options of a run; a pattern of titles leaves tests out. */
interface RunOptions {
  testNamePattern?: string | undefined
}

const NO_TEST = 'No test meets what descriptions of mutations and OpenAPI documents list'

const ROOT = join(import.meta.dirname, '../../..')

/** Fails a complete run in which no test met a listed problem code of a mutation, or a documented answer of REST. */
export default class SeenProblemsReporter {
  readonly #options: RunOptions
  #error: Error | undefined

  constructor(options: RunOptions) {
    this.#options = options
  }

  async onRunComplete(_contexts: unknown, results: Results): Promise<void> {
    const { TEST_RUN_FOLDER } = process.env
    if (TEST_RUN_FOLDER === undefined || !isComplete(results, this.#options)) return

    // Loaded here, because it reads the whole graph.
    const { findUnmetProblems } = await import('../graph/problems/find-unmet-problems.ts')
    const { findUnmetAnswers } = await import('../openapi/find-unmet-answers.ts')
    const unmet = [...findUnmetProblems(TEST_RUN_FOLDER), ...findUnmetAnswers(TEST_RUN_FOLDER)]
    if (unmet.length > 0) this.#error = new Error(`${NO_TEST}: ${unmet.join(', ')}.`)
  }

  getLastError(): Error | undefined {
    return this.#error
  }
}

/** Only APIs within a test's process record their answers, so a run of these suites is complete. */
export function suitesOfFirstTier(): string[] {
  const suites = globSync('test/**/*.test.ts', { cwd: ROOT })
  return suites.filter((suite) => !suite.startsWith('test/system/'))
}

/**
 * True if every suite has run and passed. Tests that this machine skips, such as those that need Docker or a browser,
 * meet no answers of their own.
 */
function isComplete(
  { testResults, numFailedTests, numRuntimeErrorTestSuites }: Results,
  { testNamePattern = '' }: RunOptions,
): boolean {
  if (testNamePattern !== '' || numFailedTests + numRuntimeErrorTestSuites > 0) return false

  return testResults.length === suitesOfFirstTier().length
}
