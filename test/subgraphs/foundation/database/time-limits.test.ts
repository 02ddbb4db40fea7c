import { mock } from 'node:test'
import { afterEach, expect, test } from '@jest/globals'
import { startDeadline } from '../../../../subgraphs/foundation/database/time-limits.ts'
import { until } from '../../../support/time/until.ts'

afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

/** Without a deadline the interval that checks them ends. */
async function untilNoneIsChecked() {
  const ended = mock.method(globalThis, 'clearInterval')
  startDeadline(60_000, () => {})()
  await until(() => ended.mock.callCount() > 0)
}

test('a deadline that was started while a test moved the timers expires after that test', async () => {
  await untilNoneIsChecked()
  mock.timers.enable({ apis: ['setInterval'] })
  const expired = new Promise<string>((resolve) => startDeadline(1, () => resolve('expired')))
  mock.timers.reset()
  expect(await expired).toBe('expired')
})
