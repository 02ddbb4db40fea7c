import type { Delivery } from './sign-delivery.ts'

/** What became of one request. */
export interface PostResult {
  /** Null without an answer. */
  status: number | null
  /** Why there is no answer. */
  failure: 'timeout' | 'no_connection' | null
  ms: number
}

/** Posts a delivery as the platform does: no redirects, the status decides, the rest of the answer is not read. */
export async function postDelivery(
  url: string,
  { headers, body }: Delivery,
  limits: { timeoutMs: number; signal: AbortSignal },
): Promise<PostResult> {
  const startedAt = performance.now()
  const passed = () => Math.round(performance.now() - startedAt)
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const signal = AbortSignal.any([limits.signal, timeout])
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.body?.cancel()
    return { status: response.status, failure: null, ms: passed() }
  } catch {
    return { status: null, failure: timeout.aborted ? 'timeout' : 'no_connection', ms: passed() }
  }
}

export function isAccepted({ status }: PostResult): boolean {
  return status !== null && status >= 200 && status < 300
}
