import { z } from 'zod'
import { isLoopback } from '../../platform/config/loopback.ts'
import { reportDate } from '../compare-clocks.ts'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination, Report } from '../finding.ts'
import { type CallAnswer, call } from './call.ts'
import { examineClientAddress } from './examine-client-address.ts'

export interface PublicQuestion {
  publicUrl: string
  hasRestApis: boolean
  hasGraph: boolean
  trustProxy: readonly string[] | null
  /** ADMIN_TOKEN, by which the process says which address it counts. */
  token: string | null
}

/** The address of clients: it must lead through every proxy to this installation. */
export function examinePublicUrl(question: PublicQuestion): Examination {
  const { publicUrl, hasRestApis, hasGraph, trustProxy, token } = question
  return {
    check: 'public url',
    async examine(report) {
      const { protocol, hostname } = new URL(publicUrl)
      if (protocol === 'http:' && !isLoopback(hostname))
        report(
          'note',
          `PUBLIC_URL ${publicUrl} is not https://: tokens cross the network unprotected. Put TLS before it.`,
        )
      if (protocol === 'https:' && trustProxy === null)
        report(
          'WRONG',
          'PUBLIC_URL is https://, so a proxy stands before this process, but TRUST_PROXY is empty: all clients share one address and its limits. Name the proxy.',
        )
      if (hasRestApis) await examineRestApis(publicUrl, report)
      if (hasGraph) await examineGraph(publicUrl, report)
      const path = hasRestApis ? '/v1/club/openapi.json' : '/graphql'
      const asked = { url: publicUrl + path, token, trustProxy }
      await examineClientAddress(asked, report).catch(() =>
        report('skip', 'TRUST_PROXY: the address of PUBLIC_URL does not answer.'),
      )
    },
  }
}

const Document = z.object({ servers: z.tuple([z.object({ url: z.string() })]) })

async function examineRestApis(publicUrl: string, report: Report): Promise<void> {
  const before = Date.now()
  const path = '/v1/club/openapi.json'
  const answer = await request(publicUrl, path, {}, report)
  if (!answer) return
  reportDate(report, { peer: publicUrl, date: answer.date, before })
  const parsed = Document.safeParse(answer.json)
  if (!parsed.success)
    return report(
      'WRONG',
      `${publicUrl}${path} answered ${answer.status} without the document of this API. Lead /v1/club, /api/developer/v1 and /helpers to the servers or edges.`,
    )
  const [{ url }] = parsed.data.servers
  if (url !== `${publicUrl}/v1/club`)
    return report(
      'WRONG',
      `${publicUrl} is answered by an installation whose PUBLIC_URL is ${url.replace('/v1/club', '')}. Give all processes the same one.`,
    )
  report('ok', `${publicUrl} is answered by this installation.`)
  await examineHost(publicUrl, report)
}

/** The form of the helpers' pages without a link: refused alone where the proxy changes Host. */
async function examineHost(publicUrl: string, report: Report): Promise<void> {
  const { origin } = new URL(publicUrl)
  const init = { method: 'POST', headers: { origin } }
  const answer = await request(publicUrl, '/helpers/leave', init, report)
  if (!answer) return
  if (answer.status === 303) return report('ok', 'The proxy passes Host on unchanged.')
  if (answer.status === 403)
    return report(
      'WRONG',
      'The proxy changes Host, so that forms of helpers are refused. Pass Host on unchanged.',
    )
  report(
    'WRONG',
    `${publicUrl}/helpers/leave answered ${answer.status}. Lead /helpers to the servers or edges.`,
  )
}

const Coded = z.object({ extensions: z.object({ code: z.string() }) })
/** Without a credential the gateway answers with an error code. */
const GraphAnswer = z.object({ errors: z.tuple([Coded], z.unknown()) })

async function examineGraph(publicUrl: string, report: Report): Promise<void> {
  const body = JSON.stringify({ query: '{ __typename }' })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await request(publicUrl, '/graphql', init, report)
  if (!answer) return
  if (GraphAnswer.safeParse(answer.json).success)
    return report('ok', `${publicUrl}/graphql is answered.`)
  report(
    'WRONG',
    `${publicUrl}/graphql answered ${answer.status} without GraphQL. Lead /graphql to the servers or edges.`,
  )
}

/** Reports nothing where a missing answer was reported already. */
async function request(
  publicUrl: string,
  path: string,
  init: RequestInit,
  report: Report,
): Promise<CallAnswer | undefined> {
  return call(publicUrl + path, init).catch((error: unknown) => {
    report(
      'WRONG',
      `${publicUrl}${path}: ${toSentence(error)} ${remedyOf(error, 'Check PUBLIC_URL, its name in DNS, and the proxy.')}`,
    )
    return undefined
  })
}
