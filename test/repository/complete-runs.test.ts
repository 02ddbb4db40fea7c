import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import SeenProblemsReporter, { suitesOfFirstTier } from '../support/jest/seen-problems-reporter.ts'

const SUITES = suitesOfFirstTier()
const COMPLETE = { testResults: SUITES, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }

let folder: string
const { TEST_RUN_FOLDER } = process.env

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubgate-complete-'))
  process.env['TEST_RUN_FOLDER'] = folder
})

afterAll(() => {
  process.env['TEST_RUN_FOLDER'] = TEST_RUN_FOLDER
  rmSync(folder, { recursive: true })
})

async function errorAfter(results: typeof COMPLETE, options = {}): Promise<string | undefined> {
  const reporter = new SeenProblemsReporter(options)
  await reporter.onRunComplete(null, results)
  return reporter.getLastError()?.message
}

describe('a test run that meets no answer', () => {
  test('fails if it is complete, also where this machine skips tests', async () => {
    const message = await errorAfter(COMPLETE)
    expect(message).toContain('deleteShift shift_has_assignments')
    expect(message).toContain('GET /v1/club/courts/{id} 200')
    expect(message).toContain('GET /v1/club/events 101')
  })

  test.each([
    ['runs some suites', { ...COMPLETE, testResults: SUITES.slice(1) }, {}],
    ['runs some titles', COMPLETE, { testNamePattern: 'answers' }],
    ['has a failed test', { ...COMPLETE, numFailedTests: 1 }, {}],
    ['has a suite that does not start', { ...COMPLETE, numRuntimeErrorTestSuites: 1 }, {}],
  ])('passes if it %s', async (_what, results, options) => {
    expect(await errorAfter(results, options)).toBeUndefined()
  })
})
