import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from 'graphql-ws'
import { reconnectAfterOf } from '../../typescript/src/waits.ts'
import { CommandError } from '../command.ts'
import type { Product, SandboxContent } from '../sandbox-access.ts'
import type { StreamedEvent, StreamSetup } from './streamed-event.ts'

const CLUB = `subscription Follow($clubId: ID!, $after: ID) {
  item: clubEvents(clubId: $clubId, after: $after) {
    position
    event { id eventType occurredAt resource { id } }
  }
}`

const VOLUNTEER = `subscription Follow($clubId: ID!, $after: ID) {
  item: volunteerPublications(clubId: $clubId, after: $after) {
    position
    event { id eventType occurredAt resourceId webhookBody }
  }
}`

interface Item {
  position: string
  event: {
    id: string
    eventType: string
    occurredAt: string
    resourceId?: string
    resource?: { id: string }
    webhookBody?: string
  } | null
}

const PING_EVERY_MS = 10_000
const PONG_WITHIN_MS = 5000
const WAIT_MS = { first: 250, longest: 10_000 }

/**
 * Follows the events of a club as its OWNER: the first item of a subscription is a position, from which nothing is
 * missed. A club event has no body here.
 */
export async function* followGraph(
  product: Product,
  setup: StreamSetup,
): AsyncGenerator<StreamedEvent, void, undefined> {
  const { signal, onStart, onReconnect } = setup
  let position = setup.after
  for (
    let waitMs = WAIT_MS.first;
    !signal.aborted;
    waitMs = Math.min(2 * waitMs, WAIT_MS.longest)
  ) {
    let afterMs = 0
    try {
      const sandbox = await setup.readSandbox()
      for await (const item of subscribe(product, sandbox, { ...setup, after: position })) {
        if (item.event !== null) yield toStreamedEvent(item.event)
        else onStart?.()
        position = item.position
        waitMs = WAIT_MS.first
      }
    } catch (thrown) {
      // A refused subscription ends with the errors of its answer.
      const error = Array.isArray(thrown) ? toError(thrown[0]) : thrown
      if (error instanceof CommandError) throw error
      afterMs = reconnectAfterOf(String(Object(thrown).reason))
      if (!signal.aborted) onReconnect(error)
    }
    const delayMs = afterMs + waitMs * (0.5 + Math.random() / 2)
    await sleep(delayMs, undefined, { signal }).catch(() => {})
  }
}

async function* subscribe(product: Product, sandbox: SandboxContent, setup: StreamSetup) {
  setup.signal.throwIfAborted()
  const { id: clubId, staff_token: token } = sandbox.clubs[setup.club]
  const { client, close } = connect(sandbox.graphql_ws, token)
  setup.signal.addEventListener('abort', close)
  try {
    const variables = { clubId, after: setup.after }
    const query = product === 'club' ? CLUB : VOLUNTEER
    for await (const { data, errors } of client.iterate<{ item: Item }>({ query, variables })) {
      if (errors) throw toError(errors[0])
      if (data?.item) yield data.item
    }
  } finally {
    setup.signal.removeEventListener('abort', close)
    close()
  }
}

/** Terminates a connection whose pings are not answered: its end would never be noticed. */
function connect(url: string, token: string): { client: Client; close(): void } {
  let timer: NodeJS.Timeout | undefined
  let isConnected = false
  const client = createClient({
    url,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    keepAlive: PING_EVERY_MS,
    on: {
      ping: (isReceived) => {
        if (!isReceived) timer = setTimeout(() => client.terminate(), PONG_WITHIN_MS)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(timer)
      },
      connected: () => {
        isConnected = true
      },
      closed: () => clearTimeout(timer),
    },
  })
  // `dispose` would wait for the end of an attempt to connect, and reject with its failure.
  const close = () => void (isConnected ? client.dispose() : client.terminate())
  return { client, close }
}

/** Refusals that the next connection would meet, too. */
const FINAL_CODES = ['invalid_cursor', 'forbidden', 'not_found', 'invalid_input']

function toError(
  error: { message: string; extensions?: Record<string, unknown> } | undefined,
): Error {
  const code = String(error?.extensions?.['code'])
  const text = `${code}: ${error?.message}`
  return FINAL_CODES.includes(code) ? new CommandError(text) : new Error(text)
}

function toStreamedEvent(event: NonNullable<Item['event']>): StreamedEvent {
  return {
    id: event.id,
    type: event.eventType,
    occurredAt: event.occurredAt,
    resourceId: event.resourceId ?? event.resource?.id ?? '',
    body: event.webhookBody ?? '',
  }
}
