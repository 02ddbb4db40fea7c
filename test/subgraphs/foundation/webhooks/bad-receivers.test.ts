import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeSender } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../../../subgraphs/foundation/webhooks/target-safety.ts'
import { until } from '../../../support/time/until.ts'
import { type Engine, makeEngine } from './engine.ts'
import {
  type Behaviour,
  makeCertificate,
  type Received,
  type Receiver,
  startReceiver,
} from './receiver.ts'

const SILENT = 'does not answer'

/** Receivers, and the outcome class of their attempts. */
const BAD: Readonly<Record<string, { failure: string | null; behave: Behaviour }>> = {
  [SILENT]: {
    failure: 'timeout',
    behave: () => {},
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

interface Scene {
  engine: Engine
  healthy: Receiver
  deliveriesOf(title: string): ReturnType<Engine['deliveriesOf']>
  close(): Promise<void>
}

/** No attempt reaches it during a test. */
const LONG_MS = 600_000

/**
 * Eight endpoints with failing receivers, and one with a healthy receiver. `silentMs` limits the attempts at the silent
 * one alone: on a busy machine, a short limit would also end those at the others.
 */
async function startScene(silentMs: number): Promise<Scene> {
  const closing: (() => unknown)[] = []
  const ids = new Map<string, string>()
  const [certificate, foreign] = [await makeCertificate(), await makeCertificate()]
  const engine = await makeEngine({ waitsMs: [0, 5, 5], policy: { timeoutMs: LONG_MS } })
  const start = async (behave?: Behaviour, shown = certificate) => {
    const receiver = await startReceiver(shown, behave)
    closing.push(receiver.close)
    return receiver
  }
  let silentUrl = ''
  for (const [title, { behave }] of Object.entries(BAD)) {
    const { url } = await start(behave)
    if (title === SILENT) silentUrl = url
    ids.set(title, (await engine.addEndpoint(url)).id)
  }
  const dead = await startReceiver(certificate)
  await dead.close()
  ids.set('is a dead port', (await engine.addEndpoint(dead.url)).id)
  const foreignOne = await start(undefined, foreign)
  ids.set('shows a bad certificate', (await engine.addEndpoint(foreignOne.url)).id)
  const healthy = await start()
  await engine.addEndpoint(healthy.url, ['booking.created', 'booking.updated'])

  const allowCidrs = ['127.0.0.0/8', '::1/128']
  const guard = makeTargetGuard({ allowCidrs, resolveHost: async () => [], ifUnresolved: 'refuse' })
  const sender = makeSender({ guard, ca: certificate.cert })
  closing.push(sender.close)
  engine.start({
    ...sender,
    send: (posting) =>
      sender.send(posting.url === silentUrl ? { ...posting, timeoutMs: silentMs } : posting),
  })
  return {
    engine,
    healthy,
    deliveriesOf: (title) => engine.deliveriesOf(ids.get(title) ?? ''),
    async close() {
      // The engine completes its attempts when it stops; one of them would wait for its response.
      for (const close of closing) await close()
      await engine.close()
    },
  }
}

describe('webhook delivery › with eight failing receivers', () => {
  test('delivers to a healthy receiver without delay', async () => {
    const { engine, healthy, deliveriesOf, close } = await startScene(LONG_MS)
    await engine.publish()
    await engine.publish(20, 'booking.updated')
    const delivered = () => new Set(healthy.received.map(toDeliveryId))
    await until(() => delivered().size === 21)
    const [hanging] = await deliveriesOf(SILENT)
    expect(hanging).toMatchObject({ status: 'PENDING', attempts: [] })
    await close()
  })
})

describe('webhook attempt › outcome class', () => {
  let scene: Scene

  beforeAll(async () => {
    scene = await startScene(50)
    await scene.engine.publish()
  })

  afterAll(() => scene.close())

  test.each([
    ...Object.entries(BAD).map(([title, { failure }]) => [title, failure] as const),
    ['is a dead port', 'connection_refused'] as const,
    ['shows a bad certificate', 'tls_error'] as const,
  ])('a receiver that %s is recorded with %s', async (title, failure) => {
    const attempts = failure === null ? 1 : 3
    await until(async () =>
      (await scene.deliveriesOf(title)).some((delivery) => delivery.attemptCount === attempts),
    )
    const made = (await scene.deliveriesOf(title)).flatMap((delivery) => delivery.attempts)
    expect(new Set(made.map((attempt) => attempt.failure))).toEqual(new Set([failure]))
  })
})

const toDeliveryId = ({ headers }: Received) => headers['service-delivery']
