import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { SERVICE } from '../../caller.ts'
import { newUuid } from '../../ids.ts'
import { EMPTY_CONTENT_HASH, NETWORK_PATHS, REQUEST_ID_HEADER, SEAL_HEADER } from '../operation.ts'
import type { Audience, Seals } from '../seal.ts'

export interface SubscriptionClientsSetup {
  audience: Audience
  /** URL of the tier, without a trailing slash. */
  base: string
  seals: Seals
  timeoutMs: number
}

/** A graphql-ws client with one subscription reserved on its socket. */
export interface AcquiredClient {
  client: Client
  /** Releases the reservation; idempotent. */
  release: () => void
}

export interface SubscriptionClients {
  take(): AcquiredClient
  terminate(): void
}

/** Bounded: graphql-ws searches all subscriptions of a socket whenever one of them ends. */
export const SUBSCRIPTIONS_PER_SOCKET = 500

/** Pool of clients: as few as have room for all subscriptions; a client without one closes its socket. */
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
      const release = () => {
        if (isTaken) taken.subscriptions -= 1
        isTaken = false
      }
      return { client: taken.client, release }
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

/** WebSocket class with a sealed handshake, since graphql-ws passes only URL and protocol. */
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
