import { createRequire } from 'node:module'
import type { buildConnector, Dispatcher, Pool } from 'undici'
import { joinChunked } from '../json/join-chunked.ts'

export interface Post {
  url: URL
  headers: Readonly<Record<string, string>>
  body: string
  /** From the first byte sent to the last one received. */
  timeoutMs: number
  /** Whether a repetition has no further effect. */
  isRepeatable: boolean
  /** Aborted when the reply is no longer needed. */
  signal?: AbortSignal | undefined
}

export interface Reply {
  status: number
  body: Buffer
}

export interface Poster {
  post(post: Post): Promise<Reply>
  close(): void
}

const MAX_SOCKETS = 256
const MAX_REPLY_BYTES = 64 * 1024 * 1024

// The whole package would replace the agent behind the process's `fetch`.
const require = createRequire(import.meta.url)
const HostPool: typeof Pool = require('undici/lib/dispatcher/pool.js')
const makeConnector: typeof buildConnector = require('undici/lib/core/connect.js')

/**
 * Posts JSON over connections that are kept alive. Over undici a request takes 0.04 ms of processor time instead
 * of 0.10 over Node's own client.
 */
export function makePoster({ origin }: URL): Poster {
  const brokenWhenReused = new WeakSet<Error>()
  const connect = makeConnector({ allowH2: false })
  const openPool = (connections: number): Pool =>
    new HostPool(origin, {
      connections,
      // Each post has one time limit for all of it.
      ...{ headersTimeout: 0, bodyTimeout: 0 },
      connect: (options, callback) =>
        connect(options, (...result) => {
          const [, socket] = result
          socket?.on('error', (error) => {
            if (socket.bytesRead > 0) brokenWhenReused.add(error)
          })
          callback(...result)
        }),
    })
  const pool = openPool(MAX_SOCKETS)
  const wasStale = (error: Error) =>
    brokenWhenReused.has(error) || (isSocketError(error) && error.socket.bytesRead > 0)

  const post = async (request: Post, over = pool): Promise<Reply> => {
    const state = new PostState()
    const { url, timeoutMs, isRepeatable, signal } = request
    const late = () => new Error(`${url.href} did not answer within ${timeoutMs} ms.`)
    const timer = setTimeout(() => state.abort(late()), timeoutMs)
    const abort = () =>
      state.abort(new Error('The request was aborted.', { cause: signal?.reason }))
    signal?.addEventListener('abort', abort)
    try {
      if (signal?.aborted) abort()
      return await send(over, request, state)
    } catch (error) {
      // Once, over a new connection: the bytes that mark a reused one may also be of this very response.
      const mayRepeat = over === pool && isRepeatable && state.status === 0 && !state.isAborted
      if (!mayRepeat || !(error instanceof Error) || !wasStale(error)) throw error
      const fresh = openPool(1)
      return await post(request, fresh).finally(() => void fresh.destroy())
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  return { post: (request) => post(request), close: () => void pool.destroy() }
}

/** The state of one request; a signal of its own for each would cost more than the rest. */
class PostState {
  status = 0
  controller: Dispatcher.DispatchController | null = null
  fault: Error | null = null
  readonly aborted = Promise.withResolvers<never>()

  get isAborted(): boolean {
    return this.fault !== null
  }

  /** Rejects at once, even while the request waits for a connection. */
  abort(fault: Error): void {
    this.fault ??= fault
    this.aborted.reject(this.fault)
    this.controller?.abort(this.fault)
  }
}

async function send(pool: Pool, { url, headers, body }: Post, state: PostState): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<{ chunks: Buffer[]; size: number }>()
  const chunks: Buffer[] = []
  let size = 0
  state.aborted.promise.catch(reject)
  pool.dispatch(
    {
      ...{ method: 'POST', path: url.pathname + url.search, body },
      headers: { ...headers, 'content-type': 'application/json' },
    },
    {
      onRequestStart(controller) {
        state.controller = controller
        if (state.fault !== null) controller.abort(state.fault)
      },
      onResponseStart(_controller, status) {
        state.status = status
      },
      onResponseData(controller, chunk) {
        size += chunk.length
        if (size > MAX_REPLY_BYTES)
          controller.abort(new Error(`The response exceeds ${MAX_REPLY_BYTES} bytes.`))
        else chunks.push(chunk)
      },
      onResponseEnd: () => resolve({ chunks, size }),
      onResponseError: (_controller, error) => reject(error),
    },
  )
  const received = await promise
  return { status: state.status, body: await joinChunked(received.chunks, received.size) }
}

/** The peer closed a connection; `bytesRead` counts earlier responses. */
function isSocketError(error: Error): error is Error & { socket: { bytesRead: number } } {
  return 'code' in error && error.code === 'UND_ERR_SOCKET' && 'socket' in error && !!error.socket
}
