import { afterEach, describe, expect, test } from '@jest/globals'
import {
  ANSWER_RETENTION_MS,
  answerStore,
} from '../../../../subgraphs/foundation/webhooks/attempts/answer-store.ts'
import { ANSWER_BYTES } from '../../../../subgraphs/foundation/webhooks/attempts/answer-text.ts'
import { until } from '../../../support/time/until.ts'
import type { Engine } from './engine.ts'
import type { Behaviour, Received } from './receiver.ts'
import { closeAll, start, started } from './running-engine.ts'

afterEach(closeAll)

const answering =
  (status: number, body: string | Buffer): Behaviour =>
  (_received, response) =>
    void response.writeHead(status).end(body)

/** Attempts one delivery to such a receiver, and reads what is stored of its answers. */
async function answersTo(behave: Behaviour, engine?: Engine) {
  const running = engine ?? (await started({ waitsMs: [0] }))
  const receiver = await start(behave)
  const { id, signingSecret } = await running.addEndpoint(receiver.url)
  await running.publish()
  const last = async () => (await running.deliveriesOf(id))[0]
  await until(async () => (await last())?.attempts.length === 1)
  const answers = await running.database.query<{ body: Buffer; isTruncated: number }[]>(
    'SELECT body, is_truncated AS isTruncated FROM webhook_answers',
  )
  return {
    running,
    signingSecret,
    delivery: await last(),
    answers: answers.map(({ body, isTruncated }) => [String(body), Boolean(isTruncated)] as const),
  }
}

describe('answer of a receiver', () => {
  test.each([
    [500, 'upstream connect error'],
    [200, 'ok'],
  ])('%i is stored with its text', async (status, text) => {
    const { answers, delivery } = await answersTo(answering(status, text))
    expect(answers).toEqual([[text, false]])
    expect(delivery?.attempts).toMatchObject([{ responseStatus: status }])
  })

  test.each<[string, Behaviour]>([
    ['2xx without a body', (_received, response) => void response.writeHead(204).end()],
    ['refusal without a body', answering(503, '')],
    ['binary body', answering(500, Buffer.alloc(100))],
    ['reset connection', (_received, response) => void response.socket?.destroy()],
  ])('is no row for a %s', async (_title, behave) => {
    expect((await answersTo(behave)).answers).toEqual([])
  })

  test('of 10 MB is cut, and its status counts', async () => {
    const { answers, delivery } = await answersTo(answering(500, 'x'.repeat(10_000_000)))
    expect(answers).toEqual([['x'.repeat(ANSWER_BYTES), true]])
    expect(delivery?.attempts).toMatchObject([{ responseStatus: 500, failure: 'http_status' }])
  })

  test('that never ends is stored as far as it came', async () => {
    const { answers, delivery } = await answersTo((_received, response) => {
      response.writeHead(502).write('Bad')
    })
    expect(answers).toEqual([['Bad', true]])
    expect(delivery?.attempts).toMatchObject([{ responseStatus: 502, failure: 'http_status' }])
  })

  test('is stored without the secret of the endpoint and without the signature', async () => {
    const engine = await started({ waitsMs: [0] })
    let secret = ''
    const echo = ({ headers }: Received) =>
      `${secret} ${String(headers['service-signature'])} ${String(headers['service-event'])}`
    const opened = engine.addEndpoint
    const keep: Engine = {
      ...engine,
      async addEndpoint(...given) {
        const added = await opened(...given)
        secret = added.signingSecret
        return added
      },
    }
    const { answers } = await answersTo(
      (received, response) => void response.writeHead(500).end(echo(received)),
      keep,
    )
    expect(secret).toMatch(/^whsec_/)
    expect(answers).toEqual([['[removed] v1=[removed] booking.created', false]])
  })

  test('is deleted after seven days', async () => {
    const { running } = await answersTo(answering(500, 'no'))
    const purgeAt = (ms: number) =>
      answerStore.purge(running.database, new Date(Date.now() + ms), 9)
    expect(await purgeAt(ANSWER_RETENTION_MS - 60_000)).toBe(0)
    expect(await purgeAt(ANSWER_RETENTION_MS + 60_000)).toBe(1)
  })
})
