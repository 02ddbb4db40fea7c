import { describe, expect, test } from '@jest/globals'
import { makeCallLimits } from '../../../../clients/cli/mcp/call-limits.ts'
import { until } from '../../../support/time/until.ts'

const open = () => new AbortController().signal

describe('calls of tools', () => {
  test('are refused beyond those of a minute, and let in again as the minute passes', async () => {
    let now = 0
    const run = makeCallLimits({ perMinute: 2, atOnce: 8, timeoutMs: 60_000 }, () => now)
    const call = () => run(open(), async () => 'done')
    await call()
    now = 10_000
    await call()
    await expect(call()).rejects.toMatchObject({
      code: 'too_many_calls',
      message: expect.stringContaining('in 50 seconds'),
    })
    now = 60_001
    expect(await call()).toBe('done')
  })

  test('wait beyond those at once, and start in their order', async () => {
    const run = makeCallLimits({ perMinute: 60, atOnce: 2, timeoutMs: 60_000 })
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
    const started: number[] = []
    const calls = gates.map(({ promise }, at) =>
      run(open(), () => {
        started.push(at)
        return promise
      }),
    )
    await until(() => started.length === 2)
    gates[1]?.resolve()
    await until(() => started.length === 3)
    expect(started).toEqual([0, 1, 2])
    for (const { resolve } of gates) resolve()
    await Promise.all(calls)
    expect(started).toEqual([0, 1, 2, 3])
  })

  test('end at their time limit with an error, and leave their place to the next one', async () => {
    const run = makeCallLimits({ perMinute: 60, atOnce: 1, timeoutMs: 20 })
    const never = () => new Promise<never>(() => {})
    const [first, second] = await Promise.allSettled([run(open(), never), run(open(), never)])
    expect(first).toMatchObject({ reason: { code: 'timeout' } })
    expect(second).toMatchObject({ reason: { code: 'timeout' } })
    expect(await run(open(), async () => 'next')).toBe('next')
  })

  test('end as soon as their client is gone', async () => {
    const run = makeCallLimits()
    const client = new AbortController()
    const call = run(client.signal, () => new Promise<never>(() => {}))
    client.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
  })
})
