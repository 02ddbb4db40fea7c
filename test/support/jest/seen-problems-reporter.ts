import { globSync } from 'node:fs'
import { join } from 'node:path'

interface Results {
  testResults: readonly unknown[]
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
}

const NO_TEST = 'No test meets what descriptions of mutations and OpenAPI documents list'

const ROOT = join(import.meta.dirname, '../../..')

/** Fails a complete run in which no test met a listed problem code of a mutation, or a documented answer of REST. */
export default class SeenProblemsReporter {
  #error: Error | undefined

  async onRunComplete(_contexts: unknown, results: Results): Promise<void> {
    const { TEST_RUN_FOLDER } = process.env
    if (TEST_RUN_FOLDER === undefined || !isComplete(results)) return

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

function isComplete({ testResults, ...counts }: Results): boolean {
  const { numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = counts
  const suites = globSync('test/**/*.test.ts', { cwd: ROOT })
  const missing = numFailedTests + numPendingTests + numRuntimeErrorTestSuites
  return missing === 0 && testResults.length === suites.length
}
