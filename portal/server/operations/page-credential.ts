import type { IncomingMessage } from 'node:http'
import type { Credential } from '../../../platform/executor.ts'
import { hashDeviceCredential } from '../../../schema/club/device-credential-text.ts'
import type { CourtCredentials } from '../court/court-credentials.ts'
import { announcedAs } from '../sessions/ended-sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

export interface PresentedByPage {
  credential: Credential
  /** A browser's session, or a court's screen or pad: the key by which its end is announced (`CALLERS_TOPIC`). */
  owner: string
}

/** The credential that a call or a socket of a page carries by its cookies. */
export interface PageCredential {
  find(asking: Asking): Promise<PresentedByPage | null>
  /** Whether `find` is null only because the cookie of this request, which a page may have replaced, is idle. */
  isIdle(asking: Asking): boolean
  /** Throws `authentication_required` where `find` is null. */
  get(asking: Asking): Promise<Credential>
}

/** Pages of a court ask with `?as=court`; all others as the person who is signed in. */
export function makePageCredential(sessions: Sessions, courts: CourtCredentials): PageCredential {
  return {
    async find({ headers, url }) {
      if (isOfCourt(url)) {
        const token = courts.find(headers)
        if (token === null) return null
        return { credential: { kind: 'device', token }, owner: hashDeviceCredential(token) }
      }
      const session = await sessions.find(headers)
      if (session === null) return null
      const owner = announcedAs(session.id)
      return { credential: { kind: 'bearer', token: session.token }, owner }
    },
    isIdle: ({ headers, url }) => !isOfCourt(url) && sessions.isIdle(headers),
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
