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
  /** The latest activity of the person; null in cookies of before, until there is one. */
  activeAtMs: z.number().nullable().default(null),
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
      activeAtMs: nowMs,
      expiresAtMs: Math.min(exp * 1000, nowMs + SESSION_MS),
    }
  } catch {
    return null
  }
}

/**
 * Whether nothing was done in it for the time of the setting. Its cookie says so, which every process reads and nothing else
 * keeps: so a store that is lost neither ends nor revives a session.
 */
export function isIdle(
  { activeAtMs }: Pick<PortalSession, 'activeAtMs'>,
  limitMs: number | null,
  nowMs: number,
): boolean {
  return limitMs !== null && activeAtMs !== null && nowMs - activeAtMs >= limitMs
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
