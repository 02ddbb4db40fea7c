import type { TLSSocket } from 'node:tls'

/** A POST over one connection. */
export interface HttpPost {
  path: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** The steps of a request and its response; `onError` ends it at any of them. */
export interface HttpExchange {
  /** The request is written right after this. */
  onWrite(): void
  /** Of an interim response, too. */
  onHead(status: number): void
  onBody(chunk: Uint8Array): void
  onEnd(): void
  onError(fault: Error): void
}

/** Writes requests to one connection, one at a time. */
export interface HttpClient {
  send(request: HttpPost, exchange: HttpExchange): void
  /** Fails the request in progress with this fault. */
  destroy(fault: Error): void
}

export interface HttpClientSetup {
  /** `https://host:port`. */
  origin: string
  /** The one socket of the connection; every further call fails. */
  openSocket: OpenSocket
  /** The connection has ended or could not be opened. */
  onEnd: () => void
}

export type OpenSocket = (callback: (fault: Error | null, socket: TLSSocket | null) => void) => void

/** How long an idle connection is kept, whatever keep-alive time the server offers. */
export const IDLE_MS = 4000

/** Idle connections are closed this much before the server closes them. */
export const IDLE_MARGIN_MS = 1000
