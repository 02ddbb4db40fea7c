import type { ServerResponse } from 'node:http'

/** A signal that is aborted when the client disconnects before the response is written. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.closed && !response.writableFinished) gone.abort()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
