import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../schema/problem.ts'
import { makePortalCookie } from '../sessions/portal-cookies.ts'
import type { Sealer } from '../sessions/sealed-text.ts'

/** The credential of a court's screen or score pad in a browser, beside the session of a person. */
export interface CourtCredentials {
  /** Null without a cookie, or with one that was changed. */
  find(headers: FastifyRequest['headers']): string | null
  /** Throws `authentication_required` where `find` is null. */
  get(headers: FastifyRequest['headers']): string
  /** The cookie of a credential. */
  keep(token: string): string
  /** Removes the cookie. */
  clear: string
}

/** The longest that browsers keep a cookie. A credential ends earlier when staff end it. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

export function makeCourtCredentials(sealer: Sealer, isSecure: boolean): CourtCredentials {
  const cookie = makePortalCookie('court', isSecure)
  const find: CourtCredentials['find'] = ({ cookie: header }) => {
    const sealed = cookie.read(header)
    return sealed === null ? null : sealer.open(sealed, 'court')
  }
  return {
    find,
    get(headers) {
      const token = find(headers)
      if (token === null) throw new Problem('authentication_required', 'Open or pair it again.')
      return token
    },
    keep(token) {
      const set = cookie.set(sealer.seal(token, 'court'), KEPT_SECONDS)
      if (set === null) throw new Problem('invalid_credential', 'The credential is too long.')
      return set
    },
    clear: cookie.clear,
  }
}
