import { ClubgateError } from './client-error.ts'
import type { webhooks as ClubWebhooks } from './schema/club.ts'
import type { webhooks as VolunteerWebhooks } from './schema/volunteer.ts'

type BodyOf<Webhook> = Webhook extends {
  post: { requestBody: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

type BodyByType<Webhooks> = { [Type in keyof Webhooks]: BodyOf<Webhooks[Type]> }

/** The body of a delivery of the Club API, by event type; `ping` is a test. */
export type ClubDelivery = BodyByType<ClubWebhooks>[keyof ClubWebhooks]

/** The body of a delivery of the Volunteer API, by event type. */
export type VolunteerDelivery = BodyByType<VolunteerWebhooks>[keyof VolunteerWebhooks]

/** A genuine delivery. */
export type WebhookDelivery =
  | { product: 'club'; type: string; event: ClubDelivery }
  | { product: 'volunteer'; type: string; event: VolunteerDelivery }

export type ReceivedHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** A timestamp of the Club API may be this old, or this far ahead. */
const TOLERANCE_SECONDS = 300

/**
 * Returns the event of a genuine delivery of either API, and throws a `ClubgateError` for any other request: answer
 * that one with 400. Pass the body as it was received, before anything parsed it, and every secret that is valid:
 * two during a rotation.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: ReceivedHeaders,
  secrets: string | readonly string[],
  now = new Date(),
): Promise<WebhookDelivery> {
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody
  const read = readerOf(headers)
  const timestamp = read('service-timestamp')
  const isClub = read('service-signature') !== null
  const pattern = isClub ? /^v1=([0-9a-f]{64})$/ : /^sha256=([0-9a-f]{64})$/
  const [, signature] =
    pattern.exec(read(isClub ? 'service-signature' : 'x-service-signature') ?? '') ?? []
  if (signature === undefined) throw refusal('missing_signature', 'The signature is missing.')
  if (isClub && !isRecent(timestamp, now))
    throw refusal('old_timestamp', 'The timestamp is missing, or not within five minutes of now.')

  const signed = join(new TextEncoder().encode(isClub ? `${timestamp}.` : ''), body)
  if (!(await isSignedByAny(signed, signature, [secrets].flat())))
    throw refusal('wrong_signature', 'No secret matches the signature.')

  const event = parse(new TextDecoder().decode(body))
  const type = String(isClub ? event.type : event.event)
  return { product: isClub ? 'club' : 'volunteer', type, event }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('invalid_body', 'The body is no JSON.')
  }
}

function refusal(code: string, message: string): ClubgateError {
  return new ClubgateError({ status: 400, code, message })
}

function readerOf(headers: ReceivedHeaders): (name: string) => string | null {
  if (headers instanceof Headers) return (name) => headers.get(name)

  const entries = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  )
  const byName = new Map(entries)
  return (name) => byName.get(name)?.toString() ?? null
}

function isRecent(timestamp: string | null, now: Date): boolean {
  if (timestamp === null || !/^\d{10}$/.test(timestamp)) return false
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS
}

/** `verify` of WebCrypto compares in constant time. */
async function isSignedByAny(
  signed: Uint8Array<ArrayBuffer>,
  signature: string,
  secrets: readonly string[],
): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    if (await crypto.subtle.verify('HMAC', key, bytes, signed)) return true
  }
  return false
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
