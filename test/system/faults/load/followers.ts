import { setTimeout as pause } from 'node:timers/promises'
import type { FormattedExecutionResult } from 'graphql'
import { createClient } from 'graphql-ws'
import { Agent, fetch } from 'undici'
import { WebSocket } from 'ws'
import { createClubClient } from '../../../../clients/typescript/src/index.ts'
import { reconnectAfterOf } from '../../../../clients/typescript/src/waits.ts'
import type { Sandbox } from '../../support/processes/instance.ts'
import { parseServerSentEvents } from './server-sent-events.ts'

/** A client of one of the three streams of events, which resumes after each end. */
export interface Follower {
  kind: string
  /** Ids of events in the order of their arrival. */
  ids: readonly string[]
  /** How its connections ended, such as `1012 reconnect`. */
  ends: readonly string[]
}

export interface Followers {
  all: readonly Follower[]
  /** Resolves when each follower has received these events. */
  haveAll(ids: ReadonlySet<string>): boolean
  stop(): Promise<void>
}

export interface FollowedAddresses {
  baseUrl: string
  graphUrl: string
  sandbox: Sandbox
}

/** Followers of each kind: event sockets, graphql-ws subscriptions and server-sent events. */
export function startFollowers(
  { baseUrl, graphUrl, sandbox }: FollowedAddresses,
  counts: { sockets: number; subscriptions: number; streams: number },
): Followers {
  const token = sandbox.installations['full']?.access_token ?? ''
  const stopped = new AbortController()
  const all: { kind: string; ids: string[]; ends: string[] }[] = []
  const running: Promise<void>[] = []
  const add = (kind: string, count: number, follow: (one: Recorder) => Promise<void>) => {
    for (let index = 0; index < count; index += 1) {
      const follower = { kind, ids: [] as string[], ends: [] as string[] }
      all.push(follower)
      running.push(follow({ ...follower, signal: stopped.signal }))
    }
  }
  add('socket', counts.sockets, (one) => followSocket({ baseUrl, token }, one))
  add('graphql-ws', counts.subscriptions, (one) => followSubscription({ graphUrl, token }, one))
  add('server-sent events', counts.streams, (one) => followStream({ graphUrl, token }, one))
  return {
    all,
    haveAll: (ids) => all.every((one) => missedBy(one, ids) === 0),
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }
}

/** Number of events, oldest first, that a follower has not received since the first one that it has. */
export function missedBy({ ids }: Pick<Follower, 'ids'>, events: ReadonlySet<string>): number {
  const seen = new Set(ids)
  const inOrder = [...events]
  const first = inOrder.findIndex((id) => seen.has(id))
  return inOrder.slice(Math.max(0, first)).filter((id) => !seen.has(id)).length
}

interface Recorder {
  ids: string[]
  ends: string[]
  signal: AbortSignal
}

async function followSocket(
  { baseUrl, token }: { baseUrl: string; token: string },
  { ids, ends, signal }: Recorder,
): Promise<void> {
  const client = createClubClient({ baseUrl, token })
  const onReconnect = (cause: unknown) => void ends.push(textOf(cause))
  for await (const { id } of client.followEvents({ signal, onReconnect })) ids.push(id)
}

const DOCUMENT = 'subscription ($after: ID) { clubEvents(after: $after) { position event { id } } }'

interface Item {
  clubEvents: { position: string; event: { id: string } | null }
}

async function followSubscription(
  { graphUrl, token }: { graphUrl: string; token: string },
  { ids, ends, signal }: Recorder,
): Promise<void> {
  let after: string | null = null
  while (!signal.aborted) {
    let end = { code: 0, reason: 'no connection' }
    const client = createClient({
      url: `${graphUrl.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
      on: {
        closed(event) {
          end = event as typeof end
        },
      },
    })
    const dispose = () => void Promise.resolve(client.dispose()).catch(() => {})
    signal.addEventListener('abort', dispose)
    try {
      const items: AsyncIterable<FormattedExecutionResult<Item & Record<string, unknown>>> =
        client.iterate({
          query: DOCUMENT,
          variables: { after },
        })
      for await (const { data, errors } of items) {
        if (errors) throw new Error(JSON.stringify(errors))
        if (!data) continue
        after = data.clubEvents.position
        if (data.clubEvents.event) ids.push(data.clubEvents.event.id)
      }
    } catch (error) {
      if (!signal.aborted && end.code === 0) end = { code: 0, reason: textOf(error) }
    }
    signal.removeEventListener('abort', dispose)
    if (signal.aborted) return
    ends.push(`${end.code} ${end.reason}`)
    await pause(Math.max(RETRY_MS, reconnectAfterOf(end.reason)))
  }
}

const RETRY_MS = 250

async function followStream(
  { graphUrl, token }: { graphUrl: string; token: string },
  { ids, ends, signal }: Recorder,
): Promise<void> {
  let after: string | null = null
  while (!signal.aborted) {
    let retryMs: number | null = null
    let end = 'no retry'
    // A connection of its own: a kept one may just be closing.
    const dispatcher = new Agent()
    try {
      const response = await fetch(`${graphUrl}/graphql`, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query: DOCUMENT, variables: { after } }),
        signal,
        dispatcher,
      })
      if (response.status !== 200) end = String(response.status)
      for await (const { event, data, retry } of parseServerSentEvents(response)) {
        if (retry !== null) retryMs = retry
        if (event !== 'next') continue
        const item: Item = JSON.parse(data).data
        after = item.clubEvents.position
        if (item.clubEvents.event) ids.push(item.clubEvents.event.id)
      }
    } catch (error) {
      if (signal.aborted) return
      end = textOf(error)
    } finally {
      await dispatcher.destroy()
    }
    ends.push(retryMs === null ? end : 'retry')
    await pause(retryMs ?? RETRY_MS)
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error)
}
