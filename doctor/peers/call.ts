import { once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'

const TIMEOUT_MS = 5_000
/** Above any document that is read here; an answer without an end is cut off. */
const MAX_BYTES = 4 * 1024 * 1024

export interface CallAnswer {
  status: number
  date: string | null
  /** Undefined where the body is no JSON. */
  json: unknown
}

export interface CallRequest {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Sends a request without following redirects; the limit counts to the end of the body. */
export async function call(url: string, request: CallRequest = {}): Promise<CallAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { redirect: 'manual', ...request, signal })
  const { status, headers, body } = response
  return { status, date: headers.get('date'), json: parseOrUndefined(await readText(body ?? [])) }
}

/** The same over a Unix socket, for which `fetch` has no address. */
export async function callAtSocket(
  socketPath: string,
  path: string,
  { body, ...request }: CallRequest = {},
): Promise<CallAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sent = sendRequest({ ...request, socketPath, path, signal, agent: false }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers } = response
  return { status, date: headers.date ?? null, json: parseOrUndefined(await readText(response)) }
}

async function readText(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
