import { z } from 'zod'
import { discoverKeySet } from '../../gateway/authentication/remote-key-set.ts'
import { reportDate } from '../compare-clocks.ts'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'
import { call, TIMEOUT_MS } from './call.ts'
import { findTokenFault, type TokenQuestion } from './find-token-fault.ts'

const Key = z.object({ kty: z.string(), use: z.string().optional() })
const KeySet = z.object({ keys: z.array(Key) })

export interface IssuerQuestion extends TokenQuestion {
  /** ADMIN_TOKEN, by which the audience can be examined. */
  token: string | null
}

/** The issuer of access tokens, as the gateway reads it. */
export function examineIssuer({ token, ...rules }: IssuerQuestion): Examination {
  const { issuer } = rules
  return {
    check: 'issuer',
    async examine(report) {
      const before = Date.now()
      const discovered = await discoverKeySet(issuer, TIMEOUT_MS).catch((error: unknown) =>
        report(
          'WRONG',
          `${toSentence(error)} ${remedyOf(error, 'Check AUTH_ISSUER, letter by letter.')}`,
        ),
      )
      if (!discovered) return
      const { keySetUrl, date } = discovered
      reportDate(report, { peer: 'the issuer', date, before })
      const { status, json } = await call(keySetUrl)
      const keys = KeySet.safeParse(json).data?.keys ?? []
      if (!keys.some(isForSignatures))
        return report(
          'WRONG',
          `${keySetUrl} has no RSA or EC key for signatures (status ${status}). Create one at the issuer.`,
        )
      report('ok', `${issuer} names its keys.`)
      if (token === null)
        return report('skip', 'AUTH_AUDIENCE: set ADMIN_TOKEN to have a token examined.')
      const fault = await findTokenFault(token, rules)
      if (fault === null) report('ok', 'The token of ADMIN_TOKEN is accepted.')
      else report('WRONG', fault)
    },
  }
}

function isForSignatures({ kty, use = 'sig' }: z.output<typeof Key>): boolean {
  return use === 'sig' && ['RSA', 'EC'].includes(kty)
}
