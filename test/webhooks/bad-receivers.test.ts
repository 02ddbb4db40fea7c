import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeSender } from '../../subgraphs/foundation/webhooks/sender.ts'
import { makeTargetGuard } from '../../subgraphs/foundation/webhooks/target-safety.ts'
import { until } from '../foundation/until.ts'
import { type Engine, makeEngine } from './engine.ts'
import {
  type Behaviour,
  makeCertificate,
  type Received,
  type Receiver,
  startReceiver,
} from './receiver.ts'

/** Far longer than it takes to serve the healthy one, on a busy machine too. */
const TIMEOUT_MS = 4000

let engine: Engine
let healthy: Receiver
const closing: (() => unknown)[] = []
const ids = new Map<string, string>()

/** Each with how its attempts end. */
const BAD: Readonly<Record<string, { failure: string | null; behave: Behaviour }>> = {
  'answers after the time-out': {
    failure: 'timeout',
    behave: (_received, response) => void setTimeout(() => response.end(), TIMEOUT_MS * 2).unref(),
  },
  'answers 500': {
    failure: 'http_status',
    behave: (_received, response) => void response.writeHead(500).end(),
  },
  'drops the connection': {
    failure: 'connection_reset',
    behave: (_received, response) => void response.socket?.destroy(),
  },
  'stalls after the headers': {
    failure: null,
    behave: (_received, response) => response.writeHead(200).flushHeaders(),
  },
  'redirects to a private address': {
    failure: 'http_status',
    behave: (_received, response) =>
      void response.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
  },
  'answers 10 MB': {
    failure: null,
    behave: (_received, response) => void response.writeHead(200).end(Buffer.alloc(10_000_000)),
  },
}

beforeAll(async () => {
  const [certificate, foreign] = [await makeCertificate(), await makeCertificate()]
  engine = await makeEngine({ waitsMs: [0, 5, 5], policy: { timeoutMs: TIMEOUT_MS } })
  const start = async (behave?: Behaviour, shown = certificate) => {
    const receiver = await startReceiver(shown, behave)
    closing.push(receiver.close)
    return receiver
  }
  for (const [title, { behave }] of Object.entries(BAD))
    ids.set(title, (await engine.addEndpoint((await start(behave)).url)).id)
  const dead = await startReceiver(certificate)
  await dead.close()
  ids.set('is a dead port', (await engine.addEndpoint(dead.url)).id)
  const foreignOne = await start(undefined, foreign)
  ids.set('shows a bad certificate', (await engine.addEndpoint(foreignOne.url)).id)
  healthy = await start()
  await engine.addEndpoint(healthy.url, ['booking.created', 'booking.updated'])

  const allowCidrs = ['127.0.0.0/8', '::1/128']
  const guard = makeTargetGuard({ allowCidrs, resolveHost: async () => [], ifUnresolved: 'refuse' })
  const sender = makeSender({ guard, ca: certificate.cert })
  closing.push(sender.close)
  engine.start(sender)
})

afterAll(async () => {
  await engine.close()
  for (const close of closing) await close()
})

describe('eight bad receivers at once', () => {
  test('keep a healthy one waiting for nothing', async () => {
    await engine.publish()
    await engine.publish(20, 'booking.updated')
    const delivered = () => new Set(healthy.received.map(toDeliveryId))
    await until(() => delivered().size === 21)
    const [hanging] = await deliveriesOf('answers after the time-out')
    expect(hanging).toMatchObject({ status: 'PENDING', attempts: [] })
  })

  test.each([
    ...Object.entries(BAD).map(([title, { failure }]) => [title, failure] as const),
    ['is a dead port', 'connection_refused'] as const,
    ['shows a bad certificate', 'tls_error'] as const,
  ])(
    'are told apart: the one that %s ends in %s',
    async (title, failure) => {
      const attempts = failure === null ? 1 : 3
      await until(async () =>
        (await deliveriesOf(title)).some((delivery) => delivery.attemptCount === attempts),
      )
      const made = (await deliveriesOf(title)).flatMap((delivery) => delivery.attempts)
      expect(new Set(made.map((attempt) => attempt.failure))).toEqual(new Set([failure]))
    },
    60_000,
  )
})

const toDeliveryId = ({ headers }: Received) => headers['service-delivery']

const deliveriesOf = (title: string) => engine.deliveriesOf(ids.get(title) ?? '')
