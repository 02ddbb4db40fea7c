import { createClient } from 'graphql-ws'
import { useEffect, useEffectEvent } from 'react'
import {
  announceSignedOut,
  callPortal,
  type DataOf,
  type PortalOperation,
  type VariablesOf,
} from './ask.ts'
import { announceReconnected, setConnection } from './connection.ts'
import { mayPass } from './fault.ts'
import { type Beginning, beginnings } from './following/beginnings.ts'
import { isFeed } from './following/feeds.ts'
import { isOfCourt, presentedAs } from './presented-as.ts'

/** One socket for all subscriptions of the page. A cut is shown at once and mended without an end. */
const client = createClient({
  url: () =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/portal/api/live${presentedAs()}`,
  lazy: true,
  lazyCloseTimeout: 2_000,
  keepAlive: 10_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: waitBeforeRetry,
  on: {
    connected: (_socket, _payload, wasRetry) => {
      setConnection('live')
      beginnings.connect()
      if (wasRetry) announceReconnected()
    },
    closed: noteCut,
    error: noteCut,
    // A line that went dead without a close is found by its missing pong.
    ping: (isReceived) => {
      if (!isReceived) watchPong()
    },
    pong: (isReceived) => {
      if (isReceived) clearTimeout(pongTimer)
    },
  },
})

/** Subscriptions that are begun and not ended. */
let open = 0

function noteCut(): void {
  setConnection(open > 0 ? 'reconnecting' : 'idle')
  beginnings.cut()
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
const PONG_WITHIN_MS = 5_000

let pongTimer = 0

function watchPong(): void {
  pongTimer = window.setTimeout(() => client.terminate(), PONG_WITHIN_MS)
}

async function waitBeforeRetry(retries: number): Promise<void> {
  if (retries % 3 === 1) await leaveIfSignedOut()
  await wait(retries)
}

function wait(retries: number): Promise<void> {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(retries, 10))
  return new Promise((resolve) => setTimeout(resolve, most / 2 + (Math.random() * most) / 2))
}

/** A refused upgrade looks to a page like a cut line. */
async function leaveIfSignedOut(): Promise<void> {
  const facts = await (isOfCourt()
    ? callPortal<{ kind: string | null }>('/court').then(({ kind }) => kind)
    : callPortal('/session').then(({ signedIn }) => signedIn)
  ).catch(() => undefined)
  if (facts === null) announceSignedOut()
}

interface Followed {
  name: PortalOperation
  /** Read anew at each beginning, and at each connection. */
  variables: () => Record<string, unknown>
  onData: (data: Record<string, unknown>) => void
  /** A refusal by its code; true to begin again. */
  onRefused: (code: string) => boolean
  /** Of a feed, for whose beginning reads wait. */
  beginning?: Beginning | null
}

/** In the place of a code, where the server has ended a subscription. */
const ENDED = 'ended'

/** Follows a subscription; returns what ends it. */
export function follow(followed: Followed): () => void {
  const { name, variables, onData, onRefused, beginning } = followed
  let isOver = false
  let end = () => {}
  let refusals = 0
  const payload = {
    query: '',
    operationName: name,
    get variables() {
      return variables()
    },
  }
  const begin = () => {
    if (isOver) return
    end = client.subscribe<Record<string, unknown>>(payload, {
      next: ({ data, errors }) => {
        refusals = 0
        // The server follows the subscription from its first answer on, which has no data.
        if (data) onData(data)
        else if (!errors) beginning?.accept()
      },
      error: (error) => {
        beginning?.lose()
        // Anything but a list of refusals is a close for which the client does not reconnect by itself.
        const isPassing = !Array.isArray(error) || mayPass({ code: codeOf(error) })
        if (!onRefused(codeOf(error)) && !isPassing) return
        refusals += 1
        void wait(refusals).then(begin)
      },
      // Ended by the server, such as the board of a screen that staff have switched off.
      complete: () => {
        beginning?.lose()
        if (!isOver) onRefused(ENDED)
      },
    })
  }
  open += 1
  begin()
  return () => {
    isOver = true
    open -= 1
    beginning?.end()
    end()
  }
}

function codeOf(error: unknown): string {
  const [first] = Array.isArray(error) ? error : []
  return String((first as { extensions?: { code?: unknown } } | undefined)?.extensions?.code ?? '')
}

export interface RecordOptions {
  isOn?: boolean
  /** What is followed was refused; true to begin again. */
  onRefused?: (code: string) => boolean | undefined
}

/**
 * Follows a subscription that brings the record itself, as long as the page is shown. Variables as a function are read at
 * each connection, such as a position.
 */
export function useRecord<Name extends PortalOperation>(
  name: Name,
  variables: VariablesOf<Name> | (() => VariablesOf<Name>),
  onItem: (data: DataOf<Name>) => void,
  { isOn = true, onRefused }: RecordOptions = {},
): void {
  const take = useEffectEvent(onItem)
  const read = useEffectEvent(() => (typeof variables === 'function' ? variables() : variables))
  const refused = useEffectEvent((code: string) => onRefused?.(code) === true)
  const key = typeof variables === 'function' ? '' : JSON.stringify(variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other variables are another subscription
  useEffect(() => {
    if (!isOn) return
    return follow({
      name,
      beginning: isFeed(name) ? beginnings.expect(name) : null,
      variables: () => ({ ...read() }),
      onData: (data) => take(data as DataOf<Name>),
      onRefused: (code) => code !== '' && !mayPass({ code }) && refused(code),
    })
  }, [name, key, isOn])
}
