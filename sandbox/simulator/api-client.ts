import {
  type ClientOptions,
  type ClubClient,
  createClubClient,
} from '../../clients/typescript/src/index.ts'
import { StartupError } from '../../platform/config/startup-error.ts'

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
  /** The partner's client of the Club API. */
  partner: ClubClient
}

export interface ApiClientSetup {
  send: Send
  addresses: { graphql: string; baseUrl: string }
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

    partner: createClubClient({
      baseUrl: addresses.baseUrl,
      token: accessToken,
      ...restOptions({ send, pause }),
    }),
  }
}

/** Options of a REST client that sends and waits as the simulation does; a sandbox that is gone ends it. */
export function restOptions({
  send,
  pause,
}: Pick<ApiClientSetup, 'send' | 'pause'>): ClientOptions {
  let gone: StartupError | null = null
  return {
    attempts: REST_ATTEMPTS,
    async fetch(request) {
      try {
        return await sendRequest(send, request)
      } catch (error) {
        if (error instanceof StartupError) gone = error
        throw error
      }
    },
    async wait(ms) {
      if (gone !== null) throw gone
      await pause(ms)
    },
  }
}

/** Enough to outlast the rate limit beside other clients. */
const REST_ATTEMPTS = 20

async function sendRequest(send: Send, request: Request): Promise<Response> {
  const { authorization = '', ...headers } = Object.fromEntries(request.headers)
  const text = await request.text()
  const sent = await send({
    method: request.method,
    url: request.url,
    token: authorization.replace('Bearer ', ''),
    headers,
    ...(text === '' ? {} : { body: JSON.parse(text) }),
  })
  const received = Object.entries(sent.headers).map(([name, value]) => [name, String(value)])
  return Response.json(sent.body, { status: sent.status, headers: Object.fromEntries(received) })
}

/** Retries a 429 after its `Retry-After`. */
async function sendWithRetry(
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
