import { z } from 'zod'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'
import { call } from './call.ts'

const Discovery = z.object({ authorization_endpoint: z.url() })
const OAuthError = z.object({ error: z.string(), error_description: z.string().optional() })

export interface PortalClientQuestion {
  publicUrl: string
  issuer: string
  clientId: string
}

/** The portal as a client of the issuer: a sign-in is begun, as a browser would, and not ended. */
export function examinePortalClient(question: PortalClientQuestion): Examination {
  const { publicUrl, issuer, clientId } = question
  const redirectUri = `${publicUrl}/portal/callback`
  return {
    check: 'portal',
    async examine(report) {
      const document = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
      // A fault of the issuer is a finding of its own examination.
      const read = await call(document).catch(() => null)
      const discovered = Discovery.safeParse(read?.json).data
      if (discovered === undefined)
        return report('skip', 'The issuer names no authorization endpoint.')
      const target = new URL(discovered.authorization_endpoint)
      const parameters = {
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code' },
        ...{ scope: 'openid', state: 'doctor', code_challenge_method: 'S256' },
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      }
      for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
      const answer = await call(target.href).catch((error: unknown) =>
        report('WRONG', `${toSentence(error)} ${remedyOf(error, 'Check AUTH_ISSUER.')}`),
      )
      if (!answer) return
      const { status, location } = answer
      const error = findError(answer.json, location)
      if (status >= 500) return report('skip', `The issuer answered a sign-in with ${status}.`)
      if (status < 400 && error === null)
        return report('ok', `The issuer knows the portal as ${clientId}.`)
      report(
        'WRONG',
        `The issuer refuses a sign-in at the portal (${error ?? status}). Create the client ${clientId} there (PORTAL_CLIENT_ID), with the redirect ${redirectUri}.`,
      )
    },
  }
}

/** In the body, or in the address of a page that the issuer leads to. */
function findError(json: unknown, location: string | null): string | null {
  const body = OAuthError.safeParse(json).data
  if (body) return [body.error, body.error_description].filter(Boolean).join(': ')
  const led = location === null ? null : URL.parse(location, 'https://issuer.invalid')
  return led?.searchParams.get('error') ?? null
}
