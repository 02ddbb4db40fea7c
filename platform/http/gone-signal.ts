import type { ServerResponse } from 'node:http'

/** Aborted when whoever asked goes away before the answer is written. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.closed && !response.writableFinished) gone.abort()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
