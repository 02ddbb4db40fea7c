import { setTimeout as pause } from 'node:timers/promises'
import { createClubClient } from '../../../../clients/typescript/src/index.ts'

/** What clients of the event stream have received. */
export interface Followers {
  /** Per socket: how often each event came. */
  received: readonly ReadonlyMap<string, number>[]
  /** Ends of connections that the clients did not ask for. */
  reconnects(): number
  stop(): Promise<void>
}

export interface FollowersPlan {
  baseUrl: string
  tokens: readonly string[]
  count: number
  /** The last event before. */
  after: string | undefined
}

const REFUSED_MS = 500

export function startFollowers({ baseUrl, tokens, count, after }: FollowersPlan): Followers {
  const stopping = new AbortController()
  let reconnects = 0
  const received = Array.from({ length: count }, () => new Map<string, number>())
  const following = received.map(async (seen, index) => {
    const token = tokens[index % tokens.length] ?? ''
    const attempts = Number.POSITIVE_INFINITY
    const client = createClubClient({ baseUrl, token, attempts, timeoutMs: 10_000 })
    const onReconnect = () => {
      reconnects += 1
    }
    const { signal } = stopping
    let last = after
    while (!signal.aborted) {
      try {
        for await (const { id } of client.followEvents({ after: last, onReconnect, signal })) {
          seen.set(id, (seen.get(id) ?? 0) + 1)
          last = id
        }
      } catch {
        // A machine with a wrong clock refuses a valid token, for which the client ends.
        await pause(REFUSED_MS)
      }
    }
  })
  return {
    received,
    reconnects: () => reconnects,
    async stop() {
      stopping.abort()
      await Promise.allSettled(following)
    },
  }
}
