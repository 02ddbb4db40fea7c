import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ADDRESS_QUESTION, makeIsTrustedProxy } from '../../platform/http/client-address.ts'
import type { Report } from '../finding.ts'
import { call } from './call.ts'
import { judgeClientAddress } from './judge-client-address.ts'

const Seen = z.object({
  question: z.string(),
  peer: z.string(),
  forwarded: z.array(z.string()),
  counted: z.string(),
})

export interface AddressQuestion {
  url: string
  token: string | null
  trustProxy: readonly string[] | null
}

/** Asks the process behind the proxies which address it counts for this request. */
export async function examineClientAddress(
  { url, token, trustProxy }: AddressQuestion,
  report: Report,
): Promise<void> {
  if (token === null)
    return report('skip', 'TRUST_PROXY: set ADMIN_TOKEN to ask which address is counted.')
  const question = randomUUID()
  // The network is reserved for examples (RFC 5737), so no host has the address.
  const invented = `203.0.113.${randomInt(1, 255)}`
  const { status, json } = await call(url, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': invented,
      [ADDRESS_QUESTION]: question,
    },
  })
  const seen = Seen.safeParse(json)
  if (!seen.success || seen.data.question !== question)
    return report(
      'skip',
      `TRUST_PROXY: ${url} did not say which address it counts (status ${status}).`,
    )
  const trustsProxies = trustProxy !== null
  const isTrusted = makeIsTrustedProxy(trustProxy)
  report(...judgeClientAddress(seen.data, { invented, trustsProxies, isTrusted }))
}
