import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isOpenedOnOwnMachine } from '../../../platform/http/own-machine.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Problem } from '../../../schema/problem.ts'
import { ownOriginOf } from '../own-origin.ts'
import type { PortalSetup } from '../portal-setup.ts'
import type { EndedSessions } from '../sessions/ended-sessions.ts'
import { makePortalCookie } from '../sessions/portal-cookies.ts'
import type { Sealer } from '../sessions/sealed-text.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type IssuedTokens, type IssuerClient, RefusedCode } from './issuer-client.ts'
import { toReturnPath } from './return-path.ts'
import { HELPER, makeHelperPath } from './sandbox-helper.ts'

const Pending = z.object({
  state: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  startedAtMs: z.number(),
})

const PENDING_SECONDS = 10 * 60

/** Why a sign-in did not succeed, in the address of the page that says so. */
export type SignInFault =
  | 'busy'
  | 'denied'
  | 'expired'
  | 'failed'
  | 'unknown'
  | 'unreachable'
  | 'large'

/** Faults by the code of the refusal; a token that was just issued is refused to a person without a role. */
const FAULTS: Readonly<Record<string, SignInFault>> = {
  dependency_unavailable: 'unreachable',
  invalid_credential: 'unknown',
  rate_limited: 'busy',
  rate_limit_unavailable: 'unreachable',
}

interface SignInParts {
  setup: PortalSetup
  sealer: Sealer
  sessions: Sessions
  ended: EndedSessions
  issuer: IssuerClient
}

/** Addresses of a sign-in carry codes: no cache stores them, and no page gets them as its referrer. */
const REDIRECT_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const

export function mountSignIn(scope: FastifyInstance, parts: SignInParts): void {
  const { setup, sealer, sessions, ended, issuer } = parts
  const { publicUrl, isSecure, sandbox, executor, log } = setup
  const cookie = makePortalCookie('sign-in', isSecure)
  const redirectUriOf = ({ headers }: FastifyRequest) =>
    `${ownOriginOf(publicUrl, headers)}/portal/callback`
  const redirect = (reply: FastifyReply, cookies: readonly string[], to: string) =>
    reply
      .headers({ ...REDIRECT_HEADERS, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) })
      .redirect(to, 303)
  const refuse = (reply: FastifyReply, fault: SignInFault, subject?: unknown) => {
    const named = typeof subject === 'string' ? `&subject=${encodeURIComponent(subject)}` : ''
    return redirect(reply, [cookie.clear], `/portal/sign-in?fault=${fault}${named}`)
  }
  const refuseFor = (reply: FastifyReply, err: unknown) => {
    const { code = '', details } = err instanceof Problem ? err : {}
    const isUsual = err instanceof RefusedCode || code === 'rate_limited'
    const fault = isUsual ? { reason: (err as Error).message } : { err }
    log.warn({ ...fault, event: 'portal.sign_in' }, 'a sign-in at the portal failed')
    return refuse(reply, FAULTS[code] ?? 'failed', details?.['subject'])
  }

  /** Invented codes and states of one address reach the issuer and the log a bounded number of times. */
  async function count({ raw }: FastifyRequest): Promise<void> {
    const address = setup.clientAddress(raw)
    refuseExceeded(await setup.countCall({ kind: 'public', address, isSigningIn: true }))
  }

  /** Starts a session with a token that the graph takes as a member of staff. */
  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { to, ...tokens }: IssuedTokens & { to: string },
  ) {
    const credential = { kind: 'bearer', token: tokens.token } as const
    const caller = await executor.authenticate(credential, request.id)
    if (caller.kind !== 'staff') return refuse(reply, 'denied')
    const started = await sessions.start(tokens, request.headers, caller)
    return started === null ? refuse(reply, 'large') : redirect(reply, [started, cookie.clear], to)
  }

  scope.get('/sign-in/start', async (request, reply) => {
    const { to, prompt } = request.query as { to?: unknown; prompt?: unknown }
    const [state, verifier] = [toRandom(), toRandom()]
    const pending = {
      state,
      verifier,
      returnTo: toReturnPath(to),
      startedAtMs: systemClock().getTime(),
    }
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    try {
      await count(request)
      const redirectUri = redirectUriOf(request)
      const isAnew = prompt === 'login'
      const target = await issuer.toAuthorizeUrl({ redirectUri, state, challenge, isAnew })
      const set = cookie.set(sealer.seal(JSON.stringify(pending), 'sign-in'), PENDING_SECONDS)
      return redirect(reply, [set ?? cookie.clear], target)
    } catch (err) {
      return refuseFor(reply, err)
    }
  })

  scope.get('/callback', async (request, reply) => {
    const { code, state, error, iss } = request.query as Record<string, unknown>
    try {
      await count(request)
      const pending = readPending(sealer, cookie.read(request.headers.cookie))
      if (pending === null || pending.state !== state) return refuse(reply, 'expired')
      const expiresAtMs = pending.startedAtMs + PENDING_SECONDS * 1000
      if (!(await ended.redeemState({ id: pending.state, expiresAtMs })))
        return refuse(reply, 'expired')
      if (!(await issuer.isOwnReturn(iss))) return refuse(reply, 'failed')
      if (error !== undefined) return refuse(reply, error === 'access_denied' ? 'denied' : 'failed')
      if (typeof code !== 'string' || code.length > 2_000) return refuse(reply, 'failed')

      const redirectUri = redirectUriOf(request)
      const tokens = await issuer.exchange({ code, verifier: pending.verifier, redirectUri })
      return await signIn(request, reply, { ...tokens, to: pending.returnTo })
    } catch (err) {
      return refuseFor(reply, err)
    }
  })

  if (sandbox === null) return
  scope.get('/sign-in/as/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    if (!isOpenedOnOwnMachine(request)) return refuse(reply, 'denied')
    const { to } = request.query as { to?: unknown }
    try {
      if (name === HELPER) {
        const path = await makeHelperPath(setup, request.id)
        return path === null ? refuse(reply, 'failed') : redirect(reply, [], path)
      }
      const signed = await sandbox.signIn(name)
      if (signed === null) return refuse(reply, 'failed')
      const tokens = { token: signed.token, idToken: null }
      return await signIn(request, reply, { ...tokens, to: toReturnPath(to) })
    } catch (err) {
      return refuseFor(reply, err)
    }
  })
}

function toRandom(): string {
  return randomBytes(32).toString('base64url')
}

function readPending(sealer: Sealer, sealed: string | null) {
  const text = sealed === null ? null : sealer.open(sealed, 'sign-in')
  const parsed = text === null ? null : Pending.safeParse(JSON.parse(text))
  if (!parsed?.success) return null
  const isLate = systemClock().getTime() - parsed.data.startedAtMs > PENDING_SECONDS * 1000
  return isLate ? null : parsed.data
}
