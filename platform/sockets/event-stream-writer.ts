import type { ServerResponse } from 'node:http'

/** Comments keep the connection open at proxies and at this server, which end silent ones. */
export const EVENT_STREAM_PING_MS = 12_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise nginx collects the events.
  'x-accel-buffering': 'no',
}

/** Writes server-sent events to a response. */
export interface EventStreamWriter {
  /** Resolves when the peer reads, or is gone: the next event is produced after that. */
  event(name: string, data: string): Promise<void>
  /** `retryMs` is the field `retry`: the delay after which the client reconnects. */
  end(retryMs?: number): void
}

/** Begins a response of server-sent events. */
export function openEventStream(
  response: ServerResponse,
  headers: Readonly<Record<string, string | string[] | number | undefined>>,
  pingEveryMs: number = EVENT_STREAM_PING_MS,
): EventStreamWriter {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined)
  response.writeHead(200, { ...Object.fromEntries(sent), ...HEADERS })
  response.flushHeaders()
  // A full buffer gets no pings: the server's idle time-out then ends a peer that does not read.
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(':\n\n')
  }, pingEveryMs)
  let release = () => {}
  response.on('drain', () => release())
  response.once('close', () => {
    clearInterval(timer)
    release()
  })
  response.on('error', () => response.destroy())

  return {
    event: async (name, data) => {
      if (response.destroyed || response.writableEnded) return
      const isBuffered = !response.write(`event: ${name}\ndata: ${data}\n\n`)
      if (!isBuffered) return
      await new Promise<void>((resolve) => {
        release = resolve
      })
    },
    end(retryMs) {
      clearInterval(timer)
      response.end(retryMs === undefined ? '' : `retry: ${retryMs}\n\n`)
    },
  }
}
