import { mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { startDeadline } from '../../../../subgraphs/foundation/database/time-limits.ts'

/** After it the interval of the deadlines has seen that none is left, and has ended. */
const TWO_CHECKS_MS = 50

afterEach(() => mock.timers.reset())

test('a deadline that was started while a test moved the timers expires after that test', async () => {
  await pause(TWO_CHECKS_MS)
  mock.timers.enable({ apis: ['setInterval'] })
  const expired = new Promise<string>((resolve) => startDeadline(1, () => resolve('expired')))
  mock.timers.reset()
  expect(await expired).toBe('expired')
})
