import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request } from 'node:http'
import { Agent as HttpsAgent, request as requestSecurely } from 'node:https'
import { joinChunked } from '../json/join-chunked.ts'

export interface Post {
  url: URL
  headers: Readonly<Record<string, string>>
  body: string
  /** From the first byte sent to the last one received. */
  timeoutMs: number
  /** Whether asking twice has no more effect than asking once. */
  isRepeatable: boolean
  /** Aborted when nobody waits for the reply any more. */
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

/** Posts JSON over connections that are kept open. */
export function makePoster(url: URL): Poster {
  const isSecure = url.protocol === 'https:'
  const options = { keepAlive: true, maxSockets: MAX_SOCKETS }
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options)
  const send = isSecure ? requestSecurely : request

  const post = (asked: Post): Promise<Reply> => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const { url, body, timeoutMs, signal } = asked
    const headers = {
      ...asked.headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }
    const sent = send(url, { method: 'POST', agent, headers, ...(signal && { signal }) })
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error(`${url.href} did not answer within ${timeoutMs} ms.`))
      sent.destroy()
    }, timeoutMs)
    sent.on('response', (response) => readReply(response).then(resolve, reject))
    sent.on('error', (error) => {
      if (asked.isRepeatable && !isLate && wasGone(sent, error)) resolve(post(asked))
      else reject(error)
    })
    sent.end(body)
    return promise.finally(() => clearTimeout(timer))
  }

  return { post, close: () => agent.destroy() }
}

/** The other side had already closed the kept connection when this request was written to it. */
function wasGone(sent: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

async function readReply(response: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_REPLY_BYTES) throw new Error(`The answer exceeds ${MAX_REPLY_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return { status: response.statusCode ?? 0, body: await joinChunked(chunks, size) }
}
