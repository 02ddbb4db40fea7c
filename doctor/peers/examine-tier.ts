import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { SERVICE } from '../../platform/caller.ts'
import { newUuid } from '../../platform/ids.ts'
import {
  EMPTY_CONTENT_HASH,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
} from '../../platform/network/operation.ts'
import { type Audience, makeSeals } from '../../platform/network/seal.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { reportDate } from '../compare-clocks.ts'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'
import { TIMEOUT_MS } from './call.ts'

export interface TierQuestion {
  audience: Audience
  /** Variable with the address. */
  variable: string
  url: string
  sealKeys: readonly Buffer[]
}

/** Opens a socket to a tier as the process does: the answer proves address, seal keys and clocks. */
export function examineTier({ audience, variable, url, sealKeys }: TierQuestion): Examination {
  const keys = `${audience.toUpperCase()}_SEAL_KEYS`
  return {
    check: `tier ${audience}`,
    async examine(report) {
      const before = Date.now()
      const answer = await openSocket(url, audience, sealKeys).catch((error: unknown) =>
        report(
          'WRONG',
          `${url}: ${toSentence(error)} ${remedyOf(error, `Check that it runs, and ${variable}: its INTERNAL_PORT.`)}`,
        ),
      )
      if (!answer) return
      const { statusCode, headers } = answer
      reportDate(report, { peer: `the ${audience} process`, date: headers.date ?? null, before })
      if (statusCode === 101) return report('ok', `${url} answers, and ${keys} agree.`)
      if (statusCode === 403)
        return report(
          'WRONG',
          `${url} refuses the seal. Give both processes the same ${keys} (or SECRET_KEYS); ${variable} must lead to the ${audience} process.`,
        )
      report(
        'WRONG',
        `${url} answered ${statusCode}. ${variable} must be the INTERNAL_PORT of the ${audience} process, not its PORT.`,
      )
    },
  }
}

/** The answer to the handshake of a socket, which is closed then. */
function openSocket(
  url: string,
  audience: Audience,
  sealKeys: readonly Buffer[],
): Promise<IncomingMessage> {
  const requestId = newUuid()
  const path = NETWORK_PATHS.calls
  const handshake = { audience, requestId, path, contentHash: EMPTY_CONTENT_HASH }
  const seal = makeSeals({ [audience]: sealKeys }, systemClock).seal(handshake, SERVICE)
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, {
    headers: { [REQUEST_ID_HEADER]: requestId, [SEAL_HEADER]: seal },
    handshakeTimeout: TIMEOUT_MS,
  })
  return new Promise<IncomingMessage>((resolve, reject) => {
    socket.once('upgrade', resolve)
    socket.once('unexpected-response', (_request, response) => resolve(response))
    socket.on('error', reject)
  }).finally(() => socket.terminate())
}
