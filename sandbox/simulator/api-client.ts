/** A request, independent of its transport. */
export interface OutgoingRequest {
  method: string
  url: string
  token: string
  body?: unknown
  headers?: Record<string, string>
}

export interface ReceivedResponse {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

export type Send = (sending: OutgoingRequest) => Promise<ReceivedResponse>

/** An error response of the platform. */
export class RefusedRequest extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export interface ApiClient {
  /** Executes a document with one root field and returns the value of that field. */
  graph<Value>(token: string, document: string, variables: object): Promise<Value>
  rest<Body>(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Body>
}

export interface ApiClientSetup {
  send: Send
  addresses: { graphql: string; clubApi: string }
  /** Token of the partner whose bookings are pushed. */
  accessToken: string
  /** Waits for the `Retry-After` of a 429. */
  pause(ms: number): Promise<void>
}

export function makeApiClient({ send, addresses, accessToken, pause }: ApiClientSetup): ApiClient {
  return {
    async graph(token, document, variables) {
      const body = { query: document, variables }
      const sending = { method: 'POST', url: addresses.graphql, token, body }
      const sent = await sendWithRetry(send, pause, sending)
      return toValue(sent)
    },

    async rest(method, path, body, idempotencyKey) {
      const url = `${addresses.clubApi}${path}`
      const headers: Record<string, string> = idempotencyKey
        ? { 'idempotency-key': idempotencyKey }
        : {}
      const sending = { method, url, token: accessToken, body, headers }
      const sent = await sendWithRetry(send, pause, sending)
      if (sent.status < 400) return sent.body as never

      const { error } = sent.body as { error: { code: string; message: string } }
      throw new RefusedRequest(error.code, error.message)
    },
  }
}

/** Retries a 429 after its `Retry-After`. */
export async function sendWithRetry(
  send: Send,
  pause: ApiClientSetup['pause'],
  sending: OutgoingRequest,
): Promise<ReceivedResponse> {
  for (;;) {
    const sent = await send(sending)
    if (sent.status !== 429) return sent
    await pause(1000 * Number(sent.headers['retry-after'] ?? 1))
  }
}

interface GraphAnswer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

function toValue<Value>({ status, body }: ReceivedResponse): Value {
  const { data, errors } = (body ?? {}) as GraphAnswer
  const [fault] = errors ?? []
  if (fault) throw new RefusedRequest(fault.extensions?.code ?? 'unknown', fault.message)

  const [value] = Object.values(data ?? {})
  if (value === undefined || value === null)
    throw new RefusedRequest('unknown', `The graph answered ${status} without data.`)
  return value as Value
}
