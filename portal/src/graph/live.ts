import { createClient } from 'graphql-ws'
import { useEffect, useEffectEvent } from 'react'
import {
  announceSignedOut,
  callPortal,
  type DataOf,
  type PortalOperation,
  type VariablesOf,
} from './ask.ts'
import { setConnection } from './connection.ts'

/** One socket for all subscriptions of the page. A cut is shown at once and mended without an end. */
const client = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/portal/api/live`,
  lazy: true,
  lazyCloseTimeout: 2_000,
  keepAlive: 10_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: waitBeforeRetry,
  on: {
    connected: () => setConnection('live'),
    closed: () => setConnection(open > 0 ? 'reconnecting' : 'idle'),
    error: () => setConnection(open > 0 ? 'reconnecting' : 'idle'),
  },
})

/** Subscriptions that are begun and not ended. */
let open = 0

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

async function waitBeforeRetry(retries: number): Promise<void> {
  if (retries % 3 === 2) await leaveIfSignedOut()
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(retries, 10))
  await new Promise((resolve) => setTimeout(resolve, most / 2 + (Math.random() * most) / 2))
}

/** A refused upgrade looks to a page like a cut line. */
async function leaveIfSignedOut(): Promise<void> {
  const facts = await callPortal('/session').catch(() => null)
  if (facts !== null && facts.signedIn === null) announceSignedOut()
}

export interface LiveOptions {
  isOn?: boolean
  /** After a cut, before the first new item: what the page shows may be old. */
  onReconnected?: () => void
}

/** Follows a subscription as long as the page is shown; a refusal ends it without a fault of the page. */
export function useLive<Name extends PortalOperation>(
  name: Name,
  variables: VariablesOf<Name>,
  onItem: (data: DataOf<Name>) => void,
  { isOn = true, onReconnected }: LiveOptions = {},
): void {
  const take = useEffectEvent(onItem)
  const reconnected = useEffectEvent(() => onReconnected?.())
  const key = JSON.stringify(variables)
  useEffect(() => {
    if (!isOn) return
    open += 1
    const parsed = JSON.parse(key) as Record<string, unknown>
    const end = client.subscribe<Record<string, unknown>>(
      { query: '', operationName: name, variables: parsed },
      {
        next: ({ data }) => {
          if (data) take(data as DataOf<Name>)
        },
        error: () => undefined,
        complete: () => undefined,
      },
    )
    const stop = client.on('connected', (_socket, _payload, wasRetry) => {
      if (wasRetry) reconnected()
    })
    return () => {
      open -= 1
      stop()
      end()
    }
  }, [name, key, isOn])
}

interface Positioned {
  position: string
  event: { id: string } | null
}

/** Follows a feed of events from `after` on: after a cut nothing is missed and nothing comes twice. */
export function useFeed<Name extends 'PortalClubEvents' | 'PortalVolunteerPublications'>(
  name: Name,
  clubId: string,
  onEvent: (item: DataOf<Name>) => void,
  isOn = true,
): void {
  const take = useEffectEvent(onEvent)
  useEffect(() => {
    if (!isOn) return
    open += 1
    const known = new Set<string>()
    let position: string | null = null
    // Read anew at each connection, so that a feed goes on where it was cut.
    const payload = {
      query: '',
      operationName: name,
      get variables() {
        return { clubId, after: position }
      },
    }
    const end = client.subscribe<Record<string, Positioned | null>>(payload, {
      next: ({ data }) => {
        const item = Object.values(data ?? {})[0]
        if (!item) return
        position = item.position
        const id = item.event?.id
        if (id === undefined || known.has(id)) return
        if (known.size > MOST_KNOWN) known.clear()
        known.add(id)
        take(data as DataOf<Name>)
      },
      error: () => undefined,
      complete: () => undefined,
    })
    return () => {
      open -= 1
      end()
    }
  }, [name, clubId, isOn])
}

const MOST_KNOWN = 5_000
