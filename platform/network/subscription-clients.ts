import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { SERVICE } from '../caller.ts'
import { newUuid } from '../ids.ts'
import { EMPTY_CONTENT_HASH, NETWORK_PATHS, REQUEST_ID_HEADER, SEAL_HEADER } from './operation.ts'
import type { Audience, Seals } from './seal.ts'

export interface SubscriptionClientsSetup {
  audience: Audience
  /** Address of the tier, without a slash at the end. */
  base: string
  seals: Seals
  timeoutMs: number
}

/** A client with room for one more subscription. */
export interface TakenClient {
  client: Client
  /** The subscription has ended; later calls do nothing. */
  giveBack: () => void
}

export interface SubscriptionClients {
  take(): TakenClient
  terminate(): void
}

/** graphql-ws searches a list of all subscriptions of a socket whenever one of them ends. */
export const SUBSCRIPTIONS_PER_SOCKET = 500

/** As few clients as have room for all subscriptions; one without a subscription closes its socket. */
export function makeSubscriptionClients(setup: SubscriptionClientsSetup): SubscriptionClients {
  const clients: { client: Client; subscriptions: number }[] = []

  const findRoom = () => {
    const found = clients.find(({ subscriptions }) => subscriptions < SUBSCRIPTIONS_PER_SOCKET)
    if (found) return found
    const made = { client: connectLazily(setup), subscriptions: 0 }
    clients.push(made)
    return made
  }

  return {
    take() {
      const taken = findRoom()
      let isTaken = true
      taken.subscriptions += 1
      const giveBack = () => {
        if (isTaken) taken.subscriptions -= 1
        isTaken = false
      }
      return { client: taken.client, giveBack }
    },
    terminate() {
      for (const { client } of clients) client.terminate()
    },
  }
}

const PING_EVERY_MS = 10_000

function connectLazily(setup: SubscriptionClientsSetup): Client {
  const { base, timeoutMs } = setup
  let pongTimer: NodeJS.Timeout | undefined
  const client = createClient({
    url: base.replace(/^http/, 'ws') + NETWORK_PATHS.subscribe,
    webSocketImpl: sealedSocket(setup),
    retryAttempts: 0,
    connectionAckWaitTimeout: timeoutMs,
    keepAlive: PING_EVERY_MS,
    on: {
      ping: (isReceived) => {
        if (!isReceived) pongTimer = setTimeout(() => client.terminate(), timeoutMs)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimer)
      },
      closed: () => clearTimeout(pongTimer),
    },
  })
  return client
}

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024

/** graphql-ws makes its socket from address and protocol alone. */
function sealedSocket({ audience, seals, timeoutMs }: SubscriptionClientsSetup) {
  return class extends WebSocket {
    constructor(address: string, protocol: string) {
      const requestId = newUuid()
      const call = { audience, requestId, path: NETWORK_PATHS.subscribe }
      const seal = seals.seal({ ...call, contentHash: EMPTY_CONTENT_HASH }, SERVICE)
      super(address, protocol, {
        handshakeTimeout: timeoutMs,
        maxPayload: MAX_MESSAGE_BYTES,
        headers: { [REQUEST_ID_HEADER]: requestId, [SEAL_HEADER]: seal },
      })
    }
  }
}
