/** A request as it leaves, whatever carries it. */
export interface Sending {
  method: string
  url: string
  token: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Sent {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

export type Send = (sending: Sending) => Promise<Sent>

/** What the platform would not do. */
export class RefusedRequest extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export interface Asking {
  /** Asks the graph for a single root field, whose value it answers. */
  graph<Value>(token: string, document: string, variables: object): Promise<Value>
  rest<Body>(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Body>
}

export interface AskingSetup {
  send: Send
  addresses: { graphql: string; clubApi: string }
  /** Of the partner whose bookings are pushed. */
  accessToken: string
  /** Waits as long as a full minute's budget asks to. */
  pause(ms: number): Promise<void>
}

export function makeAsking({ send, addresses, accessToken, pause }: AskingSetup): Asking {
  return {
    async graph(token, document, variables) {
      const body = { query: document, variables }
      const sending = { method: 'POST', url: addresses.graphql, token, body }
      const sent = await sendUntilCounted(send, pause, sending)
      return toValue(sent)
    },

    async rest(method, path, body, idempotencyKey) {
      const url = `${addresses.clubApi}${path}`
      const headers: Record<string, string> = idempotencyKey
        ? { 'idempotency-key': idempotencyKey }
        : {}
      const sending = { method, url, token: accessToken, body, headers }
      const sent = await sendUntilCounted(send, pause, sending)
      if (sent.status < 400) return sent.body as never

      const { error } = sent.body as { error: { code: string; message: string } }
      throw new RefusedRequest(error.code, error.message)
    },
  }
}

/** Sends it again, when it has waited as long as it is told to, until the minute has room for it. */
export async function sendUntilCounted(
  send: Send,
  pause: AskingSetup['pause'],
  sending: Sending,
): Promise<Sent> {
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

function toValue<Value>({ status, body }: Sent): Value {
  const { data, errors } = (body ?? {}) as GraphAnswer
  const [fault] = errors ?? []
  if (fault) throw new RefusedRequest(fault.extensions?.code ?? 'unknown', fault.message)

  const [value] = Object.values(data ?? {})
  if (value === undefined || value === null)
    throw new RefusedRequest('unknown', `The graph answered ${status} without data.`)
  return value as Value
}
