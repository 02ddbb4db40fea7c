import { decodeJwt } from 'jose'
import { z } from 'zod'

const PortalSession = z.object({
  id: z.string(),
  token: z.string(),
  /** Null in cookies of before, and where both tokens fit no cookie. */
  idToken: z.string().nullable().default(null),
  subject: z.string(),
  name: z.string().nullable(),
  startedAtMs: z.number(),
  expiresAtMs: z.number(),
})

/** A signed-in member of staff. It is kept in the sealed cookie alone. */
export type PortalSession = z.output<typeof PortalSession>

/** No session outlasts a working day, whatever its token says. */
export const SESSION_MS = 12 * 60 * 60 * 1000

/** Names and ends of tokens; whether a token is good is for the graph to say. */
export function toSession(
  { token, idToken }: Pick<PortalSession, 'token' | 'idToken'>,
  id: string,
  nowMs: number,
): PortalSession | null {
  try {
    const { sub, exp, name } = decodeJwt(token)
    if (typeof sub !== 'string' || typeof exp !== 'number') return null
    return {
      id,
      token,
      idToken,
      subject: sub,
      name: typeof name === 'string' ? name.slice(0, 200) : null,
      startedAtMs: nowMs,
      expiresAtMs: Math.min(exp * 1000, nowMs + SESSION_MS),
    }
  } catch {
    return null
  }
}

/** Null for a text that is no session of this version. */
export function parseSession(text: string): PortalSession | null {
  try {
    const parsed = PortalSession.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
