/**
 * Receives webhooks of the Club Integration API. Needs nothing but Node; run it behind your own TLS:
 *
 *   SIGNING_SECRET=whsec_… npx node examples/webhook-receiver.ts
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'

/** The fields of a delivery that the example uses; `data_url` returns the present resource. */
export interface EventRecord {
  id: string
  type: string
  data_url: string
}

export interface ReceiverOptions {
  signingSecret: string
  /** Called once for each event, however often it is delivered. */
  onEvent: (event: EventRecord) => void | Promise<void>
  now?: () => Date
}

const TOLERANCE_SECONDS = 300
const MAX_BODY_BYTES = 512 * 1024

/** Handles the requests of a plain HTTP or HTTPS server. */
export function makeWebhookHandler({
  signingSecret,
  onEvent,
  now = () => new Date(),
}: ReceiverOptions) {
  // Store the ids beside your data, in the transaction that processes the event. A day suffices for
  // most consumers; five days cover every repetition.
  const seen = new Set<string>()

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // An aborted body must not end the process.
    const body = await readBody(request).catch(() => null)
    if (body === null || !isGenuine(request.headers, body, signingSecret, now())) {
      response.writeHead(400).end()
      return
    }
    const event = JSON.parse(body.toString()) as EventRecord
    try {
      if (event.type !== 'ping' && !seen.has(event.id)) await onEvent(event)
      seen.add(event.id)
      response.writeHead(204).end()
    } catch {
      // Any answer but a 2xx causes another attempt.
      response.writeHead(500).end()
    }
  }
}

/** Verifies the signature over the raw bytes, before they are parsed. */
export function isGenuine(
  headers: IncomingMessage['headers'],
  body: Buffer,
  signingSecret: string,
  now: Date,
): boolean {
  const timestamp = String(headers['service-timestamp'] ?? '')
  if (!/^\d{10}$/.test(timestamp)) return false
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (ageSeconds > TOLERANCE_SECONDS) return false

  const hmac = createHmac('sha256', signingSecret).update(`${timestamp}.`).update(body)
  const expected = Buffer.from(`v1=${hmac.digest('hex')}`)
  const given = Buffer.from(String(headers['service-signature'] ?? ''))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The body, or null if it is longer than any event. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { SIGNING_SECRET: signingSecret, PORT = '8080' } = process.env
  if (!signingSecret) throw new Error('Set SIGNING_SECRET to the secret of your endpoint.')

  const onEvent = ({ type, data_url: url }: EventRecord) => console.log(type, url)
  createServer(makeWebhookHandler({ signingSecret, onEvent })).listen(Number(PORT))
}
