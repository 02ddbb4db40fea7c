/** A busy installation answers late rather than wrong. */
export const TIMEOUT_MS = 10_000
/** Above any document that is read here; an answer without an end is cut off. */
const MAX_BYTES = 4 * 1024 * 1024

export interface CallAnswer {
  status: number
  date: string | null
  location: string | null
  /** Undefined where the body is no JSON. */
  json: unknown
}

/** Sends a request without following redirects; the limit counts to the end of the body. */
export async function call(url: string, init: RequestInit = {}): Promise<CallAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { redirect: 'manual', ...init, signal })
  const { status, headers } = response
  const [date, location] = [headers.get('date'), headers.get('location')]
  return { status, date, location, json: parseOrUndefined(await readText(response)) }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
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
