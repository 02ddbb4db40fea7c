import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { StaffCaller } from '../../../platform/caller.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Problem } from '../../../schema/problem.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { makePortalCookie } from './portal-cookies.ts'
import { isIdle, type PortalSession, parseSession, toSession } from './portal-session.ts'
import type { Sealer } from './sealed-text.ts'
import type { SessionRegistry } from './session-registry.ts'

/** Sessions of browsers, by the cookie of a request. */
export interface Sessions {
  /** Null without a cookie, or with one that was changed, has expired, is idle or belongs to an ended session. */
  find(headers: FastifyRequest['headers']): Promise<PortalSession | null>
  /** Throws `authentication_required` where `find` is null. */
  get(headers: FastifyRequest['headers']): Promise<PortalSession>
  /** Whether the cookie is of a session without activity, as far as it knows: the browser may have a later one. */
  isIdle(headers: FastifyRequest['headers']): boolean
  /** The cookie of a new session of a member of staff; null for a token that fits no cookie. */
  start(
    tokens: Pick<PortalSession, 'token' | 'idToken'>,
    headers: FastifyRequest['headers'],
    staff: StaffCaller,
  ): Promise<string | null>
  /** The cookie of a session in which something was done; null where the one of the request says so already. */
  toActive(session: PortalSession): string | null
  end(session: EndedOne, staff: StaffCaller | null): Promise<void>
  signOut(session: EndedOne, staff: StaffCaller | null): Promise<void>
  listOf: SessionRegistry['listOf']
  listStaff: SessionRegistry['listStaff']
  /** Removes the cookie. */
  clear: string
}

type EndedOne = Pick<PortalSession, 'id' | 'subject' | 'expiresAtMs'>

/** A token of 32 KB does not fit a cookie in any form. */
const MAX_OPENED_BYTES = 32 * 1024
const ID_BYTES = 16
/** A session is noted again only after this time, so that reads cost no write. */
const SEEN_EVERY_MS = 60_000

/** Pages report activity once a minute. */
const ACTIVE_EVERY_MS = 30_000

export interface SessionParts {
  sealer: Sealer
  registry: SessionRegistry
  ended: EndedSessions
  isSecure: boolean
  idleLimitMs: number | null
  now?: () => number
}

export function makeSessions({
  sealer,
  registry,
  ended,
  isSecure,
  idleLimitMs,
  now = () => systemClock().getTime(),
}: SessionParts): Sessions {
  const cookie = makePortalCookie('session', isSecure)
  const seen = new Map<string, number>()
  const see = async (session: PortalSession, agent: string) => {
    const nowMs = now()
    if (nowMs - (seen.get(session.id) ?? 0) < SEEN_EVERY_MS) return
    if (seen.size > 10_000) seen.clear()
    seen.set(session.id, nowMs)
    await registry.see(session, agent, nowMs)
  }
  /** The registry, too, has what processes of before have ended, and is read by them. */
  const isEnded = async (id: string) => {
    const found = await Promise.all([ended.isEnded(id), registry.isEnded(id)])
    return found.includes(true)
  }
  const read = (headers: FastifyRequest['headers']) => {
    const sealed = cookie.read(headers.cookie)
    const session = sealed === null ? null : openSession(sealer, sealed)
    return session === null || session.expiresAtMs <= now() ? null : session
  }
  const find: Sessions['find'] = async (headers) => {
    const session = read(headers)
    if (session === null) return null
    if (isIdle(session, idleLimitMs, now())) return null
    if (await isEnded(session.id)) return null
    await see(session, headers['user-agent'] ?? '')
    return session
  }

  const toCookie = (session: PortalSession) => {
    const packed = deflateRawSync(JSON.stringify(session)).toString('base64')
    const lifetimeMs = session.expiresAtMs - now()
    return cookie.set(sealer.seal(packed, 'session'), Math.floor(lifetimeMs / 1000))
  }
  const forget = ({ id, subject, expiresAtMs }: EndedOne) => registry.end(id, subject, expiresAtMs)

  return {
    find,
    isIdle(headers) {
      const session = read(headers)
      return session !== null && isIdle(session, idleLimitMs, now())
    },
    async get(headers) {
      const session = await find(headers)
      if (session === null) throw new Problem('authentication_required', 'Sign in again.')
      return session
    },
    async start(tokens, headers, staff) {
      const id = randomBytes(ID_BYTES).toString('base64url')
      const session = toSession(tokens, id, now())
      if (session === null) return null
      // Without the id token the issuer asks the person before it signs out.
      const set = toCookie(session) ?? toCookie({ ...session, idToken: null })
      if (set === null) return null

      await ended.begin(id, staff)
      await see(session, headers['user-agent'] ?? '')
      return set
    },
    toActive(session) {
      if (idleLimitMs === null || now() - (session.activeAtMs ?? 0) < ACTIVE_EVERY_MS) return null
      return toCookie({ ...session, activeAtMs: now() })
    },
    async end(session, staff) {
      await Promise.all([ended.end(session, staff), forget(session)])
    },
    async signOut(session, staff) {
      await Promise.all([ended.signOut(session, staff), forget(session)])
    },
    listOf: registry.listOf,
    listStaff: registry.listStaff,
    clear: cookie.clear,
  }
}

function openSession(sealer: Sealer, sealed: string): PortalSession | null {
  const packed = sealer.open(sealed, 'session')
  if (packed === null) return null
  try {
    const options = { maxOutputLength: MAX_OPENED_BYTES }
    return parseSession(inflateRawSync(Buffer.from(packed, 'base64'), options).toString('utf8'))
  } catch {
    return null
  }
}
