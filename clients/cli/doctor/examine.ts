import { postDelivery } from '../deliveries/post-delivery.ts'
import type { Product } from '../sandbox-access.ts'
import { makeChecks } from './checks.ts'
import type { Finding } from './diagnose.ts'

export interface Examined {
  product: Product
  url: string
  secret: string
  timeoutMs: number
  signal: AbortSignal
}

/** Posts each delivery after the other; a receiver that has been late twice is not waited for again. */
export async function* examine(examined: Examined): AsyncGenerator<Finding, void, undefined> {
  const { product, url, secret, timeoutMs, signal } = examined
  let late = 0
  for (const { name, expected, delivery } of makeChecks(product, secret)) {
    const result = await postDelivery(url, delivery, { timeoutMs, signal })
    yield { name, expected, result }
    if (result.failure === 'timeout') late += 1
    if (late === 2 || signal.aborted) return
  }
}
