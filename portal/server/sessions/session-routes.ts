import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { StaffCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import { ownOriginOf } from '../own-origin.ts'
import type { PortalSetup } from '../portal-setup.ts'
import type { IssuerClient } from '../sign-in/issuer-client.ts'
import { HELPER } from '../sign-in/sandbox-helper.ts'
import type { PortalSession } from './portal-session.ts'
import { LISTED_ON_PAGE, type ListedSession, type StaffSession } from './session-registry.ts'
import type { Sessions } from './sessions.ts'

/** What a page knows of its session; never a token. */
export interface SessionFacts {
  signedIn: {
    subject: string
    name: string | null
    isAdmin: boolean
    roles: readonly { clubId: string; role: string }[]
    expiresAt: string
    /** Null where a session may be without activity as long as it lasts. */
    idle: IdleFacts | null
  } | null
  /** Names of those whom a sandbox signs in without a password; null elsewhere. */
  sandbox: readonly string[] | null
}

/** Durations, so that the clock of the browser does not matter. */
export interface IdleFacts {
  limitMs: number
  sinceMs: number
}

/** A page of a list, the session that was seen last first. */
export interface SessionPage<Session> {
  sessions: readonly (Session & { isThis: boolean })[]
  nextOffset: number | null
}

const MAX_OFFSET = 100_000

const Offset = z.object({ offset: z.coerce.number().int().min(0).max(MAX_OFFSET).default(0) })

const OfPerson = z.object({ subject: z.string() })

function readOffset(query: unknown): number {
  const parsed = Offset.safeParse(query)
  if (parsed.success) return parsed.data.offset
  throw new Problem('invalid_input', `offset: A whole number from 0 to ${MAX_OFFSET}.`)
}

export interface SignedOut {
  /** Where the browser signs out of the issuer, too; null where that has no such address, or does not answer. */
  next: string | null
}

export function mountSessionRoutes(
  api: FastifyInstance,
  { setup, sessions, issuer }: { setup: PortalSetup; sessions: Sessions; issuer: IssuerClient },
): void {
  const sandbox = setup.sandbox ? [...setup.sandbox.names, HELPER] : null

  /** Null for a token that the graph no longer takes; throws while the graph cannot say. */
  async function findStaff({ token }: PortalSession): Promise<StaffCaller | null> {
    const credential = { kind: 'bearer', token } as const
    const caller = await setup.executor.authenticate(credential, newUuid()).catch((error) => {
      if (error instanceof Problem && error.code === 'invalid_credential') return null
      throw error
    })
    return caller?.kind === 'staff' ? caller : null
  }

  async function toSignedIn(session: PortalSession | null): Promise<SessionFacts['signedIn']> {
    const staff = session && (await findStaff(session))
    if (session === null || staff === null) return null
    const { subject, isAdmin, roles } = staff
    const expiresAt = new Date(session.expiresAtMs).toISOString()
    return { subject, name: session.name, isAdmin, roles, expiresAt, idle: toIdle(session) }
  }

  function toIdle({ activeAtMs }: PortalSession): IdleFacts | null {
    const { idleLimitMs: limitMs } = setup
    return limitMs === null
      ? null
      : {
          limitMs,
          sinceMs: activeAtMs === null ? 0 : Math.max(0, systemClock().getTime() - activeAtMs),
        }
  }

  async function findSignOutUrl(headers: IncomingHttpHeaders, { idToken }: PortalSession) {
    const returnTo = `${ownOriginOf(setup.publicUrl, headers)}/portal/sign-in`
    return issuer.toSignOutUrl({ idToken, returnTo }).catch(() => null)
  }

  api.get('/session', async (request): Promise<SessionFacts> => {
    return { signedIn: await toSignedIn(await sessions.find(request.headers)), sandbox }
  })

  // A key, a pointer or a touch in a page, which reports it once a minute; what a page reads by itself is no activity.
  api.post('/session/active', async (request, reply) => {
    const set = sessions.toActive(await sessions.get(request.headers))
    if (set !== null) reply.header('set-cookie', set)
    return {}
  })

  api.get('/sessions', async (request): Promise<SessionPage<ListedSession>> => {
    const session = await sessions.get(request.headers)
    const offset = readOffset(request.query)
    const listed = await sessions.listOf(session.subject, systemClock().getTime())
    const end = offset + LISTED_ON_PAGE
    return {
      sessions: listed.slice(offset, end).map((one) => ({ ...one, isThis: one.id === session.id })),
      nextOffset: end < listed.length ? end : null,
    }
  })

  api.post('/sessions/:id/end', async (request) => {
    const session = await sessions.get(request.headers)
    const { id } = request.params as { id: string }
    const listed = await sessions.listOf(session.subject, systemClock().getTime())
    const found = listed.find((one) => one.id === id)
    if (found === undefined) throw notFound('session')
    await sessions.end({ ...found, subject: session.subject }, await findStaff(session))
    return { ended: id }
  })

  async function requireAdmin(session: PortalSession): Promise<StaffCaller> {
    const staff = await findStaff(session)
    if (staff?.isAdmin === true) return staff
    throw new Problem('forbidden', 'This is for ADMINs of the platform.')
  }

  api.get('/staff-sessions', async (request): Promise<SessionPage<StaffSession>> => {
    const session = await sessions.get(request.headers)
    await requireAdmin(session)
    const page = await sessions.listStaff(systemClock().getTime(), readOffset(request.query))
    const listed = page.sessions.map((one) => ({ ...one, isThis: one.id === session.id }))
    return { sessions: listed, nextOffset: page.nextOffset }
  })

  api.post('/staff-sessions/:id/end', async (request) => {
    const session = await sessions.get(request.headers)
    const admin = await requireAdmin(session)
    const { id } = request.params as { id: string }
    const of = OfPerson.safeParse(request.query).data?.subject ?? ''
    const found = (await sessions.listOf(of, systemClock().getTime())).find((one) => one.id === id)
    if (found === undefined) throw notFound('session')
    await sessions.end({ ...found, subject: of }, admin)
    const { requestId, subject } = { requestId: request.id, subject: session.subject }
    setup.log.info(
      { event: 'portal.session_ended', requestId, subject },
      'an ADMIN ended a session',
    )
    return { ended: id }
  })

  api.post('/sign-out', async (request, reply): Promise<SignedOut> => {
    // First: this browser is signed out although the end of its session cannot be remembered now.
    reply.header('set-cookie', sessions.clear)
    const session = await sessions.find(request.headers)
    if (session === null) return { next: null }

    await sessions.signOut(session, await findStaff(session))
    return { next: await findSignOutUrl(request.headers, session) }
  })
}
