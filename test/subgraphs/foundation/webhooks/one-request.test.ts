import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { toShownFailure } from '../../../../subgraphs/foundation/webhooks/attempts/failures.ts'
import { makeSender, type Sender } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../../../subgraphs/foundation/webhooks/target-safety.ts'
import { until } from '../../../support/time/until.ts'
import { makeEngine } from './engine.ts'
import { type Certificate, makeCertificate, startReceiver } from './receiver.ts'
import {
  type ResettingReceiver,
  type ResettingSetup,
  startResettingReceiver,
} from './resetting-receiver.ts'

let certificate: Certificate
const closing: (() => unknown)[] = []

beforeAll(async () => {
  certificate = await makeCertificate()
})

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Positions in the head, at its end, in the body and after it; the large body is still being written. */
const RESETS = [1, 40, 200, 100_000, Number.POSITIVE_INFINITY]
const BODY = 'x'.repeat(1_000_000)

describe('webhook attempt', () => {
  test.each(RESETS)(
    'sends one request over a new connection that is reset after %d bytes',
    async (resetAfter) => {
      const receiver = await start({ resetAfter })
      expect(await send(newSender(), receiver)).toEqual([null, 'connection_reset'])
      expect([receiver.requests, receiver.connections]).toEqual([1, 1])
    },
  )

  test.each(RESETS)(
    'sends one request over an idle connection that is reset after %d bytes',
    async (resetAfter) => {
      const receiver = await start({ answered: 1, resetAfter })
      const sender = newSender()
      expect(await send(sender, receiver)).toEqual([204, null])
      expect(await send(sender, receiver)).toEqual([null, 'connection_reset'])
      expect([receiver.requests, receiver.connections]).toEqual([2, 1])
    },
  )

  test.each(['end', 'reset'] as const)(
    'opens a new connection when the idle one was closed before a byte was written, by %s',
    async (how) => {
      const receiver = await start({ resetAfter: null })
      const sender = newSender()
      expect(await send(sender, receiver)).toEqual([204, null])
      await receiver.endIdle(how)
      expect(await send(sender, receiver)).toEqual([204, null])
      expect([receiver.requests, receiver.connections]).toEqual([2, 2])
    },
  )

  test('closes the other idle connections of the host when one of them is reset', async () => {
    const receiver = await start({ answered: 1, resetAfter: 1 })
    const sender = newSender()
    await Promise.all(Array.from({ length: 4 }, () => send(sender, receiver)))
    expect(await send(sender, receiver)).toEqual([null, 'connection_reset'])
    expect(await send(sender, receiver)).toEqual([204, null])
    expect([receiver.requests, receiver.connections]).toEqual([6, 5])
  })
})

describe('Club API › webhook deliveries', () => {
  test('have as many attempts as requests at a receiver that resets idle connections', async () => {
    const receiver = await start({ answered: 1, resetAfter: 1 })
    const engine = await makeEngine({ waitsMs: [0, 5, 5] })
    closing.push(engine.close)
    engine.start(newSender())
    const { id } = await engine.addEndpoint(receiver.url)
    await engine.publish(12)
    const ended = async () => {
      const deliveries = await engine.deliveriesOf(id)
      return deliveries.length === 12 && deliveries.every(({ status }) => status !== 'PENDING')
    }
    // Ends the backoff after a failed attempt, so that the test continues at once.
    await until(async () => {
      await engine.database.query('UPDATE webhook_endpoints SET rests_until = NULL')
      return ended()
    })
    const attempts = (await engine.deliveriesOf(id)).flatMap((delivery) => delivery.attempts)
    expect(receiver.requests).toBe(attempts.length)
    expect(attempts.some(({ failure }) => failure === 'connection_reset')).toBe(true)
  })

  test('reach a receiver that sends 100 Continue unasked with their second attempt, and at once from then on', async () => {
    const receiver = await startReceiver(certificate, (_received, response) => {
      response.writeContinue()
      response.writeHead(204).end()
    })
    closing.push(receiver.close)
    const engine = await makeEngine({ waitsMs: [0, 5, 5] })
    closing.push(engine.close)
    engine.start(newSender())
    const { id } = await engine.addEndpoint(receiver.url)
    await engine.publish(1)
    const failures = async () => {
      const deliveries = await engine.deliveriesOf(id)
      return deliveries.map(({ status, attempts }) => [
        status,
        ...attempts.map((attempt) => toShownFailure(attempt).failure),
      ])
    }
    await until(async () => {
      await engine.database.query('UPDATE webhook_endpoints SET rests_until = NULL')
      return (await failures())[0]?.[0] === 'DELIVERED'
    })
    await engine.publish(1)
    await until(
      async () => (await failures()).filter(([status]) => status === 'DELIVERED').length === 2,
    )
    expect(new Set((await failures()).map((one) => one.join(' ')))).toEqual(
      new Set(['DELIVERED interim_answer ', 'DELIVERED ']),
    )
    expect(receiver.received).toHaveLength(3)
  })
})

async function start(setup: Omit<ResettingSetup, 'certificate'>): Promise<ResettingReceiver> {
  const receiver = await startResettingReceiver({ certificate, ...setup })
  closing.push(receiver.close)
  return receiver
}

function newSender(): Sender {
  const allowCidrs = ['127.0.0.0/8']
  const guard = makeTargetGuard({ allowCidrs, resolveHost: async () => [], ifUnresolved: 'refuse' })
  const sender = makeSender({ guard, ca: certificate.cert })
  closing.push(sender.close)
  return sender
}

async function send(sender: Sender, { url }: ResettingReceiver) {
  const terms = { timeoutMs: 10_000, connectTimeoutMs: 5000 }
  const { status, failure } = await sender.send({ url, headers: {}, body: BODY, ...terms })
  return [status, failure]
}
