import { afterEach, describe, expect, test } from '@jest/globals'
import { traceparentFor } from '../../../../platform/ids.ts'
import { captureLog } from '../../../support/log/captured-log.ts'
import { until } from '../../../support/time/until.ts'
import { closeAll, makeIdle, newSender, start } from './running-engine.ts'

afterEach(closeAll)

describe('the log of webhook attempts', () => {
  test('has one line for each attempt, with its outcome class, status and duration', async () => {
    const { lines, delivery, endpointId } = await deliver('info')
    const common = {
      product: 'club',
      endpointId,
      deliveryId: delivery.id,
      eventType: 'booking.created',
      durationMs: expect.any(Number),
      traceId: delivery.id.replaceAll('-', ''),
    }
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      {
        ...common,
        event: 'webhook.attempt_failed',
        attempt: 1,
        outcome: 'http_status',
        status: 503,
        nextAttemptAt: expect.stringMatching(/^\d{4}-.*Z$/),
        disabled: false,
      },
      {
        ...common,
        event: 'webhook.attempt_succeeded',
        attempt: 2,
        outcome: 'success',
        status: 204,
      },
    ])
  })

  test('has the id of the request that caused the event, or the trace that its caller sent', async () => {
    const requestId = '019a0000-0000-7000-8000-0000000000aa'
    const own = await deliver('info', traceparentFor(requestId))
    const traced = await deliver('info', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
    const [first, second] = [own, traced].map(({ lines }) => JSON.parse(lines()[0] ?? ''))
    expect(first).toMatchObject({ requestId, traceId: requestId.replaceAll('-', '') })
    expect(second).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c' })
    expect(second).not.toHaveProperty('requestId')
  })

  test('contains no part of the URL, the body or the signing secret', async () => {
    const { lines, delivery, signingSecret } = await deliver('debug')
    const { data_url } = JSON.parse(delivery.body)
    const secrets = ['localhost', 'path-secret', 'query-secret', signingSecret, data_url]
    expect(lines()).toHaveLength(2)
    for (const secret of secrets) expect(lines().join('\n')).not.toContain(secret)
  })

  test('is empty at the default level', async () => {
    const { lines } = await deliver('warn')
    expect(lines()).toEqual([])
  })
})

/** One delivery that fails once and then succeeds, to a URL with secrets in it. */
async function deliver(level: 'debug' | 'info' | 'warn', traceparent?: string) {
  const { log, lines: allLines } = captureLog(level)
  const engine = await makeIdle({ log })
  const receiver = await start((_received, response) =>
    response.writeHead(receiver.received.length === 1 ? 503 : 204).end(),
  )
  const url = `${receiver.url}/path-secret?token=query-secret`
  const { id: endpointId, signingSecret } = await engine.addEndpoint(url)
  engine.start(await newSender())
  await engine.publish(1, 'booking.created', traceparent)
  const read = async () => (await engine.deliveriesOf(endpointId))[0]
  await until(async () => (await read())?.status === 'DELIVERED')
  const delivery = await read()
  if (delivery === undefined) throw new Error('There is no delivery.')

  const lines = () => allLines().filter((line) => line.includes('webhook'))
  return { lines, delivery, endpointId, signingSecret }
}
