import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../../../platform/time/clock.ts'
import {
  makeApiClient,
  type OutgoingRequest,
  type ReceivedResponse,
  type Send,
} from '../../../../sandbox/simulator/api-client.ts'
import { MINUTE, type World } from '../../../../sandbox/simulator/world.ts'

/** What the platform acknowledged, by what it was about. */
export interface Acknowledged {
  /** Highest version by the path of the booking's PUT, with the id of the booking. */
  bookings: Map<string, { id: string; version: number }>
  /** Highest sequence by the id of the session. */
  sessions: Map<string, number>
  /** Stories that ended with a refusal and were followed by the next one. */
  broken: number
  faults: number
  requests: number
}

export interface InsistingSetup {
  graphql: string
  baseUrl: string
  clubId: string
  staffToken: string
  partnerToken: string
  deviceTokens: ReadonlyMap<number, string>
  rate: number
  /** The courts open one after the other within this time. */
  opensWithinMs: number
  signal: AbortSignal
}

const LIMIT_MS = 20_000
const PAUSE_MS = 500
const PASSING = ['dependency_unavailable', 'service_unavailable', 'authorization_unavailable']

/** The simulator's world, in which clients outlast faults and each acknowledgement is noted. */
export async function makeInsistingWorld(
  setup: InsistingSetup,
): Promise<{ world: World; acknowledged: Acknowledged; send: Send }> {
  const { graphql, baseUrl, rate, signal } = setup
  const acknowledged: Acknowledged = {
    ...{ bookings: new Map(), sessions: new Map() },
    ...{ broken: 0, faults: 0, requests: 0 },
  }
  const send: Send = async (sending) => {
    for (;;) {
      const sent = await sendOnce(sending)
      acknowledged.requests += 1
      if (sent !== null && sent.status === 500) acknowledged.faults += 1
      if (sent !== null && !isPassing(sent)) {
        note(acknowledged, sending, sent)
        return sent
      }
      signal.throwIfAborted()
      await sleep(PAUSE_MS)
    }
  }
  const client = makeApiClient({
    send,
    addresses: { graphql, baseUrl },
    accessToken: setup.partnerToken,
    pause: (ms) => sleep(ms),
  })
  const courts: { id: string; number: number }[] = []
  for await (const { id, number } of client.partner.items('/courts')) courts.push({ id, number })
  const world: World = {
    client,
    clubId: setup.clubId,
    staffToken: setup.staffToken,
    seats: courts.map(({ id, number }) => ({
      number,
      courtId: id,
      externalCourtId: id,
      deviceToken: setup.deviceTokens.get(number) ?? null,
    })),
    seed: 'soak',
    rate,
    emptyMs: { least: 5 * MINUTE, most: 20 * MINUTE },
    now: systemClock,
    wait: (ms) => sleep(ms / rate, undefined, { signal }),
    async runAll(tasks) {
      const opens = (task: number) => ((task % courts.length) / courts.length) * setup.opensWithinMs
      await Promise.all(
        tasks.map(async (task, index) => {
          await sleep(opens(index), undefined, { signal })
          await insist(task)
        }),
      )
    },
    isStopped: () => signal.aborted,
    say: () => {},
  }
  return { world, acknowledged, send }

  /** A refused story is followed by the next one, as by a person at a desk. */
  async function insist(task: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await task()
      } catch {
        if (signal.aborted) return
        acknowledged.broken += 1
        await sleep(PAUSE_MS)
      }
    }
  }
}

/** Null where no answer came. */
async function sendOnce({
  method,
  url,
  token,
  body,
  headers,
}: OutgoingRequest): Promise<ReceivedResponse | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(token.startsWith('vk_') ? { 'x-service-api-key': token } : {}),
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: text === '' ? null : JSON.parse(text),
    }
  } catch {
    return null
  }
}

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { extensions?: { code?: string } }[]
}

function isPassing({ status, body }: ReceivedResponse): boolean {
  if (status === 503) return true
  const { errors } = (body ?? {}) as Answer
  return (
    Array.isArray(errors) &&
    errors.some(({ extensions }) => PASSING.includes(extensions?.code ?? ''))
  )
}

function note(
  { bookings, sessions }: Acknowledged,
  { method, url, body }: OutgoingRequest,
  sent: ReceivedResponse,
): void {
  const { data } = (sent.body ?? {}) as Answer
  if (method === 'PUT' && /\/bookings\/[^/]+$/.test(url) && sent.status < 300) {
    const { source_version: version } = body as { source_version: number }
    const known = bookings.get(url)
    if (version > (known?.version ?? 0)) bookings.set(url, { id: String(data?.['id']), version })
  }
  for (const value of Object.values(url.endsWith('/graphql') ? (data ?? {}) : {})) {
    const { session } = (value ?? {}) as { session?: { id: string; eventSequence: number } }
    if (session === undefined) continue
    const highest = Math.max(sessions.get(session.id) ?? 0, session.eventSequence)
    sessions.set(session.id, highest)
  }
}
