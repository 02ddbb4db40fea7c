import type { IncomingMessage } from 'node:http'
import type { Credential } from '../../../platform/executor.ts'
import type { CourtCredentials } from '../court/court-credentials.ts'
import type { Sessions } from '../sessions/sessions.ts'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

/** The credential that a call or a socket of a page carries by its cookies. */
export interface PageCredential {
  find(asking: Asking): Promise<{ credential: Credential; owner: string } | null>
  /** Throws `authentication_required` where `find` is null. */
  get(asking: Asking): Promise<Credential>
}

/** Pages of a court ask with `?as=court`; all others as the person who is signed in. */
export function makePageCredential(sessions: Sessions, courts: CourtCredentials): PageCredential {
  return {
    async find({ headers, url }) {
      if (isOfCourt(url)) {
        const token = courts.find(headers)
        return token === null ? null : { credential: { kind: 'device', token }, owner: token }
      }
      const session = await sessions.find(headers)
      if (session === null) return null
      return { credential: { kind: 'bearer', token: session.token }, owner: session.id }
    },
    async get({ headers, url }) {
      if (isOfCourt(url)) return { kind: 'device', token: courts.get(headers) }
      const { token } = await sessions.get(headers)
      return { kind: 'bearer', token }
    },
  }
}

function isOfCourt(url = ''): boolean {
  return new URLSearchParams(url.split('?', 2)[1]).get('as') === 'court'
}
