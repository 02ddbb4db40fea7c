import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startDraining } from '../../../../platform/http/bounded-server.ts'
import { SERVICE_RESTART } from '../../../../platform/sockets/reconnect.ts'
import { until } from '../../../support/time/until.ts'
import { ANN, anOperation, as, BEN, portTo, type SampleTier, startTier } from '../sample-tier.ts'
import { type ScriptedCall, startScriptedTier } from '../scripted-tier.ts'

const WHOAMI = anOperation('{ whoami }')
const ECHO = anOperation('query ($filter: Filter) { echo(filter: $filter) }')
const LARGE = anOperation('query ($bytes: Int!) { large(bytes: $bytes) }')
const HELD = anOperation('{ held }')
const HELD_CHANGE = anOperation('mutation { held }', 'mutation')
const CHANGE = anOperation('mutation { echo }', 'mutation')
/** No time-out of a call, however busy the machine is. */
const PATIENT_MS = 60_000

const UNAVAILABLE = expect.objectContaining({ code: 'dependency_unavailable' })

describe('calls at the same moment', () => {
  let tier: SampleTier
  beforeEach(async () => {
    tier = await startTier({ timeoutMs: PATIENT_MS })
  })
  afterEach(() => tier.close())

  test('each get their own answer, as their own caller', async () => {
    const asked = Array.from({ length: 1_000 }, (_, n) => {
      const caller = n % 2 ? ANN : BEN
      return n % 3
        ? tier.port.execute(WHOAMI, {}, as(caller)).then(({ data }) => [n, data])
        : tier.port.execute(ECHO, { filter: { b: [n] } }, as(caller)).then(({ data }) => [n, data])
    })
    const expected = Array.from({ length: 1_000 }, (_, n) => {
      if (n % 3 === 0) return [n, { echo: { filter: { b: [n] } } }]
      return [n, { whoami: n % 2 ? 'ann' : 'ben' }]
    })
    expect(await Promise.all(asked)).toEqual(expected)
  })

  test('are answered while one of them is still running', async () => {
    const slow = tier.port.execute(HELD, {}, as(ANN))
    expect((await tier.port.execute(WHOAMI, {}, as(ANN))).data).toEqual({ whoami: 'ann' })
    tier.held[0]?.answer()
    expect((await slow).data).toEqual({ held: 'answered' })
  })

  test('are answered before the end of a long answer that began first', async () => {
    const ended: string[] = []
    const bytes = 40 * 1024 * 1024
    const long = tier.port.execute(LARGE, { bytes }, as(ANN)).then(({ data }) => {
      ended.push('long')
      return String(data?.['large']).length
    })
    const short = tier.port.execute(WHOAMI, {}, as(ANN)).then(() => ended.push('short'))
    await short
    expect(await long).toBe(bytes)
    expect(ended).toEqual(['short', 'long'])
  })

  test('fail alone: an unknown operation does not refuse the others', async () => {
    const foreign = { ...WHOAMI, hash: 'f'.repeat(64) }
    const [refused, answered] = await Promise.allSettled([
      tier.port.execute(foreign, {}, as(ANN)),
      tier.port.execute(WHOAMI, {}, as(ANN)),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: UNAVAILABLE })
    expect(answered).toMatchObject({ status: 'fulfilled' })
  })

  test('each have a line in the log with their request id', async () => {
    const ids = ['req-a', 'req-b', 'req-c']
    await Promise.all(ids.map((id) => tier.port.execute(WHOAMI, {}, as(ANN, id))))
    const logged = tier.entries.flatMap(({ fields }) =>
      fields?.['event'] === 'request.answered' ? [fields['requestId']] : [],
    )
    expect(logged).toEqual(ids)
  })

  test('end alone: one that is aborted is aborted at the tier, and the others run on', async () => {
    const gone = new AbortController()
    const aborted = tier.port.execute(HELD_CHANGE, {}, { ...as(ANN, 'gone'), signal: gone.signal })
    const other = tier.port.execute(HELD, {}, as(ANN, 'other'))
    await until(() => tier.held.length === 2)
    gone.abort()
    await expect(aborted).rejects.toEqual(UNAVAILABLE)
    const [ofGone, ofOther] = ['gone', 'other'].map((id) =>
      tier.held.find(({ requestId }) => requestId === id),
    )
    await until(() => ofGone?.isAborted() === true)
    expect(ofOther?.isAborted()).toBe(false)
    ofOther?.answer()
    expect((await other).data).toEqual({ held: 'answered' })
  })

  test('are aborted at the tier when the time of their caller is over', async () => {
    const port = portTo(tier.url, { timeoutMs: 300 })
    // One that is late before it is sent never runs.
    await until(async () => {
      await expect(port.execute(HELD, {}, as(ANN))).rejects.toEqual(UNAVAILABLE)
      return tier.held.length > 0
    })
    await until(() => tier.held[0]?.isAborted() === true)
    port.close()
  })

  test('are aborted at the tier when their caller is gone', async () => {
    const port = portTo(tier.url, { timeoutMs: PATIENT_MS })
    const lost = port.execute(HELD, {}, as(ANN))
    await until(() => tier.held.length === 1)
    port.close()
    await expect(lost).rejects.toEqual(UNAVAILABLE)
    await until(() => tier.held[0]?.isAborted() === true)
  })

  test('run to their end when the tier stops, and later ones are for its successor', async () => {
    const running = tier.port.execute(HELD, {}, as(ANN))
    await until(() => tier.held.length === 1)
    startDraining(tier.app)
    const closed = tier.app.close()
    tier.held[0]?.answer()
    expect((await running).data).toEqual({ held: 'answered' })
    await closed
    await expect(tier.port.execute(WHOAMI, {}, as(ANN))).rejects.toEqual(UNAVAILABLE)
  })
})

describe('a tier that is called', () => {
  const opened: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close()
  })

  async function scripted(onCall?: (call: ScriptedCall) => void, timeoutMs = PATIENT_MS) {
    const tier = await startScriptedTier(onCall)
    const port = portTo(tier.url, { timeoutMs })
    opened.push(tier.close, () => port.close())
    return { tier, port }
  }

  test('gets what is asked in one turn as one message, and at most 100 items in each', async () => {
    const { tier, port } = await scripted(({ answer }) => answer('{"data":{}}'))
    await Promise.all(Array.from({ length: 20 }, () => port.execute(WHOAMI, {}, as(ANN))))
    expect(new Set(tier.calls.map(({ messageNumber }) => messageNumber)).size).toBe(1)

    await Promise.all(Array.from({ length: 250 }, () => port.execute(WHOAMI, {}, as(ANN))))
    const sizes = Map.groupBy(
      tier.calls.slice(20),
      (call) => `${call.socketNumber} ${call.messageNumber}`,
    )
    expect([...sizes.values()].map(({ length }) => length).sort()).toEqual([100, 100, 50])
  })

  test('authenticates a credential once for all that present it in one turn', async () => {
    const { tier, port } = await scripted(({ answer }) => answer('{"caller":{"kind":"service"}}'))
    const present = (token: string) => port.authenticate({ kind: 'bearer', token }, 'r')
    await Promise.all([present('a'), present('a'), present('b')])
    await present('a')
    expect(tier.calls.map(({ item }) => JSON.parse(String(item.body)).token)).toEqual([
      'a',
      'b',
      'a',
    ])
  })

  test('answers over a new socket after it has asked its callers to leave the old one', async () => {
    const { tier, port } = await scripted(({ answer }) => answer('{"data":{}}'))
    await port.execute(WHOAMI, {}, as(ANN))
    tier.sockets[0]?.send('leave ')
    await until(() => tier.sockets[0]?.readyState === 3)
    await port.execute(CHANGE, {}, as(ANN))
    expect(tier.calls.map(({ socketNumber }) => socketNumber)).toEqual([1, 2])
  })

  test('is called over another socket when it has not answered in time', async () => {
    const isFrozen = ({ socketNumber }: ScriptedCall) => socketNumber === 1
    const { tier, port } = await scripted(
      (call) => void (isFrozen(call) || call.answer('{"data":{}}')),
      300,
    )
    const ask = () =>
      port.execute(WHOAMI, {}, as(ANN)).then(
        () => true,
        () => false,
      )
    await until(async () => !(await ask()) && tier.calls.length > 0)
    await until(ask)
    expect(tier.calls.at(-1)?.socketNumber).toBeGreaterThan(1)
    await until(() => tier.controls.includes('cancel 1'))
  })

  test('fails every mutation that it has not answered when it dies, and gets none twice', async () => {
    const { tier, port } = await scripted(({ item, socket, answer }) => {
      if (item.requestId === 'first') answer('{"data":{}}')
      if (item.requestId === 'last') socket.terminate()
    })
    await port.execute(CHANGE, {}, as(ANN, 'first'))
    const lost = ['a', 'b', 'last'].map((id) => port.execute(CHANGE, {}, as(ANN, id)))
    const results = await Promise.allSettled(lost)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(tier.calls.map(({ item }) => item.requestId)).toEqual(['first', 'a', 'b', 'last'])
  })

  test('gets a query again once when it dies, however often it dies', async () => {
    const { tier, port } = await scripted(({ item, socket, answer }) => {
      if (item.requestId === 'first') answer('{"data":{}}')
      else socket.terminate()
    })
    await port.execute(WHOAMI, {}, as(ANN, 'first'))
    await expect(port.execute(WHOAMI, {}, as(ANN, 'again'))).rejects.toEqual(UNAVAILABLE)
    expect(tier.calls.map(({ item }) => item.requestId)).toEqual(['first', 'again', 'again'])
  })

  test('gets a query that a stopping process accepted a moment before it closed, and a mutation unless it was sent', async () => {
    const stopping = await startScriptedTier(
      ({ socketNumber, socket, answer }) => {
        if (socketNumber === 2) socket.close(SERVICE_RESTART)
        else answer('{"data":{}}')
      },
      // The first one is closed before any call can be sent over it.
      (socket, socketNumber) => socketNumber === 1 && socket.close(SERVICE_RESTART),
    )
    const port = portTo(stopping.url, { timeoutMs: PATIENT_MS })
    opened.push(stopping.close, () => port.close())
    await expect(port.execute(CHANGE, {}, as(ANN, 'unsent, then sent'))).rejects.toEqual(
      UNAVAILABLE,
    )
    expect((await port.execute(CHANGE, {}, as(ANN, 'next'))).data).toEqual({})
    expect(stopping.calls.map(({ item }) => item.requestId)).toEqual(['unsent, then sent', 'next'])
  })

  test('is left when it sends what is no answer', async () => {
    const { port } = await scripted(({ socket }) => socket.send(Buffer.from('nonsense')))
    await expect(port.execute(CHANGE, {}, as(ANN))).rejects.toEqual(UNAVAILABLE)
  })

  test('gets calls over several sockets while it has many to answer', async () => {
    const waiting: ScriptedCall[] = []
    const { tier, port } = await scripted((call) => void waiting.push(call))
    const asked = []
    for (let n = 1; n <= 40; n += 1) {
      asked.push(port.execute(WHOAMI, {}, as(ANN)))
      await until(() => waiting.length === n)
    }
    expect(tier.sockets).toHaveLength(2)
    for (const call of waiting) call.answer('{"data":{}}')
    expect(await Promise.all(asked)).toHaveLength(40)
  })
})
