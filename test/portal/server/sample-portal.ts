import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, UnsecuredJWT } from 'jose'
import { type Bus, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import type { StaffCaller } from '../../../platform/caller.ts'
import { type Answer, type Executor, textOf } from '../../../platform/executor.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { CALLER_LIMITS, makeCountCall } from '../../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../platform/limits/rate-limit.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountPortal } from '../../../portal/server/mount-portal.ts'
import type { PortalSetup } from '../../../portal/server/portal-setup.ts'
import {
  type EndedInFile,
  makeSessionRegistry,
} from '../../../portal/server/sessions/session-registry.ts'
import { Problem } from '../../../schema/problem.ts'

const PUBLIC_URL = 'https://club.test'
export const KEY = Buffer.alloc(32, 1)

/** An unsigned token: whether one is good, the graph says. */
export function aToken(subject = 'marta', claims: Record<string, unknown> = {}): string {
  const token = new UnsecuredJWT({ name: 'Marta Ferrer', ...claims })
  return token.setSubject(subject).setExpirationTime('2h').encode()
}

export function aMember(changes: Partial<StaffCaller> = {}): StaffCaller {
  return {
    kind: 'staff',
    subject: 'marta',
    isAdmin: false,
    roles: [{ clubId: 'club-1', role: 'OWNER' }],
    ...changes,
  }
}

/** The graph as the portal sees it. */
export interface SampleGraph extends Executor {
  executed: { name: string; variables: unknown; client: string | undefined }[]
  /** How it takes each token; absent: as that of a member of staff. */
  authenticates: Executor['authenticate']
  answer: () => Answer
  /** Answers of each subscription, which goes on behind them until it is ended. */
  items: Answer[]
  ended: number
}

/** What the graph stores of sessions, and announces to every process of the portal. */
export interface SampleStore {
  bus: Bus
  endedHashes: Set<string>
  /** Names of its mutations, each with the subject of its member of staff. */
  audit: string[]
  isAway: boolean
}

export function aStore(): SampleStore {
  return { bus: makeLocalBus(), endedHashes: new Set(), audit: [], isAway: false }
}

export function aGraph(store = aStore()): SampleGraph {
  const graph: SampleGraph = {
    executed: [],
    authenticates: async (credential) =>
      aMember({ subject: decodeJwt(textOf(credential)).sub ?? '' }),
    answer: () => ({ data: { clubs: { nodes: [] } } }),
    items: [],
    ended: 0,
    authenticate: (credential, requestId) => graph.authenticates(credential, requestId),
    async execute({ name }, variables, { client, caller }) {
      const ofSession = SESSION_OPERATIONS[name]
      if (ofSession) {
        if (store.isAway) return { data: null, errors: [{ message: 'away', extensions: {} }] }
        if (caller.kind === 'staff') store.audit.push(`${name} by ${caller.subject}`)
        return { data: ofSession(store, variables) }
      }
      graph.executed.push({ name, variables, client })
      return graph.answer()
    },
    async subscribe() {
      const items = [...graph.items]
      return {
        [Symbol.asyncIterator]: () => ({
          next: () => {
            const value = items.shift()
            return value ? Promise.resolve({ done: false, value }) : new Promise(() => {})
          },
          async return() {
            graph.ended += 1
            return { done: true, value: undefined }
          },
        }),
      }
    },
  }
  return graph
}

type SessionOperation = (
  store: SampleStore,
  variables: Readonly<Record<string, unknown>>,
) => Record<string, unknown>

const endingAs =
  (field: string): SessionOperation =>
  ({ endedHashes, bus }, variables) => {
    const { idHash } = variables['input'] as { idHash: string }
    const isFirst = !endedHashes.has(idHash)
    endedHashes.add(idHash)
    bus.publish(CALLERS_TOPIC, idHash)
    return { [field]: isFirst }
  }

const SESSION_OPERATIONS: Readonly<Record<string, SessionOperation>> = {
  IsPortalSessionEnded: ({ endedHashes }, { idHash }) => {
    return { isPortalSessionEnded: endedHashes.has(String(idHash)) }
  },
  BeginPortalSession: () => ({ beginPortalSession: true }),
  EndPortalSession: endingAs('endPortalSession'),
  SignOutOfPortal: endingAs('signOutOfPortal'),
  UseSignInState: endingAs('useSignInState'),
}

export function refusing(code: 'dependency_unavailable' | 'internal_error' | 'invalid_credential') {
  return async () => {
    throw new Problem(code, 'Refused.')
  }
}

/** What a process keeps of ended sessions over its restart. */
export function aMemory() {
  let ended: readonly EndedInFile[] = []
  return {
    load: async () => ended,
    save: async (next: readonly EndedInFile[]) => {
      ended = next
    },
  }
}

export function aSetup(changes: Partial<PortalSetup> = {}, store = aStore()): PortalSetup {
  const limiter = makeRateLimiter()
  return {
    executor: aGraph(store),
    bus: store.bus,
    countCall: makeCountCall(limiter, CALLER_LIMITS),
    guardCredential: makeCredentialGuard(limiter),
    clientAddress: () => '127.0.0.1',
    log: makeLog('silent'),
    publicUrl: PUBLIC_URL,
    isSecure: changes.publicUrl?.startsWith('http:') !== true,
    keys: [KEY],
    idleLimitMs: null,
    registry: makeSessionRegistry(aMemory()),
    issuer: { url: 'http://127.0.0.1:9', clientId: 'portal', clientSecret: null, scope: 'openid' },
    sandbox: null,
    ...changes,
  }
}

export async function startPortal(
  changes: Partial<PortalSetup> = {},
  store = aStore(),
): Promise<FastifyInstance> {
  const setup = aSetup(changes, store)
  const app = makeHttpServer({ log: setup.log })
  mountPortal(app, setup)
  await app.ready()
  return app
}

export interface SampleIssuer {
  url: string
  /** Forms that came to its token endpoint. */
  forms: URLSearchParams[]
  /** More members of its document, read by each portal once. */
  document: Record<string, unknown>
  /** Answer of its token endpoint. */
  token: () => { status: number; body: object }
  close(): Promise<void>
}

/** An OpenID issuer over HTTP, since the portal's own client asks it. */
export async function startSampleIssuer(): Promise<SampleIssuer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url } = issuer
    const discovery = {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      ...issuer.document,
    }
    if (request.method === 'POST')
      issuer.forms.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    const { status, body } =
      request.method === 'POST' ? issuer.token() : { status: 200, body: discovery }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer: SampleIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forms: [],
    document: {},
    token: () => ({ status: 200, body: { access_token: aToken() } }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return issuer
}

/** A browser's cookies: those that an answer sets, by name. */
export function cookiesOf({ headers }: { headers: Record<string, unknown> }): Map<string, string> {
  const set = [headers['set-cookie'] ?? []].flat() as string[]
  const pairs = set.map((line) => line.split(';', 1)[0]?.split('=') ?? [])
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

/** `Cookie` of a session with a token; null where the portal starts none. */
export async function signIn(
  app: FastifyInstance,
  issuer: SampleIssuer,
  token = aToken(),
  others: Record<string, unknown> = {},
): Promise<string | null> {
  issuer.token = () => ({ status: 200, body: { access_token: token, ...others } })
  const started = await app.inject({ url: '/portal/sign-in/start' })
  const state = new URL(String(started.headers.location)).searchParams.get('state')
  const back = await app.inject({
    url: `/portal/callback?code=good&state=${state}`,
    headers: { cookie: toHeader(cookiesOf(started)) },
  })
  const session = cookiesOf(back).get('__Host-clubgate')
  return session ? `__Host-clubgate=${session}` : null
}

export function toHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Headers of a call that a page of the portal sends. */
export const OF_PAGE = { 'x-clubgate-portal': '1', origin: PUBLIC_URL }
