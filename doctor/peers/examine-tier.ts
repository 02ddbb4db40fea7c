import { hash } from 'node:crypto'
import { SERVICE } from '../../platform/caller.ts'
import { newUuid } from '../../platform/ids.ts'
import {
  hashOfContent,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
} from '../../platform/network/operation.ts'
import { type Audience, makeSeals } from '../../platform/network/seal.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { reportDate } from '../compare-clocks.ts'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'
import { type CallAnswer, call } from './call.ts'

export interface TierQuestion {
  audience: Audience
  /** Variable with the address. */
  variable: string
  url: string
  sealKeys: readonly Buffer[]
}

const document = 'query Doctor { __typename }'
const BODY = JSON.stringify({
  operation: { name: 'Doctor', kind: 'query', hash: hash('sha256', document), document },
  variables: {},
})

/** Calls a tier as the process does: the answer proves address, seal keys and clocks. */
export function examineTier({ audience, variable, url, sealKeys }: TierQuestion): Examination {
  const keys = `${audience.toUpperCase()}_SEAL_KEYS`
  return {
    check: `tier ${audience}`,
    async examine(report) {
      const before = Date.now()
      const answer = await callTier(url, audience, sealKeys).catch((error: unknown) =>
        report(
          'WRONG',
          `${url}: ${toSentence(error)} ${remedyOf(error, `Check that it runs, and ${variable}: its INTERNAL_PORT.`)}`,
        ),
      )
      if (!answer) return
      const { status, date } = answer
      reportDate(report, { peer: `the ${audience} process`, date, before })
      if (status === 200) return report('ok', `${url} answers, and ${keys} agree.`)
      if (status === 403)
        return report(
          'WRONG',
          `${url} refuses the seal. Give both processes the same ${keys} (or SECRET_KEYS); ${variable} must lead to the ${audience} process.`,
        )
      report(
        'WRONG',
        `${url} answered ${status}. ${variable} must be the INTERNAL_PORT of the ${audience} process, not its PORT.`,
      )
    },
  }
}

function callTier(
  url: string,
  audience: Audience,
  sealKeys: readonly Buffer[],
): Promise<CallAnswer> {
  const requestId = newUuid()
  const sealed = {
    audience,
    requestId,
    path: NETWORK_PATHS.execute,
    contentHash: hashOfContent(BODY),
  }
  return call(url + NETWORK_PATHS.execute, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [REQUEST_ID_HEADER]: requestId,
      [SEAL_HEADER]: makeSeals({ [audience]: sealKeys }, systemClock).seal(sealed, SERVICE),
    },
    body: BODY,
  })
}
