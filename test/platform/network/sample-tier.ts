import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  makeObserveCall,
  observeRequests,
} from '../../../launch/process/signals/observe-requests.ts'
import type { Caller } from '../../../platform/caller.ts'
import {
  type Executor,
  type Operation,
  type RequestContext,
  textOf,
} from '../../../platform/executor.ts'
import {
  HTTP_TIMES,
  type HttpTimes,
  makeBoundedServer,
} from '../../../platform/http/bounded-server.ts'
import { mountNetworkEndpoint } from '../../../platform/network/network-endpoint.ts'
import {
  makeNetworkExecutor,
  type NetworkExecutor,
} from '../../../platform/network/network-executor.ts'
import { makeSeals, type Seals } from '../../../platform/network/seal.ts'
import type { ServedTier } from '../../../platform/network/served-tier.ts'
import { Problem } from '../../../schema/problem.ts'
import { makeSubgraph } from '../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../subgraphs/foundation/graph/subgraph-operations.ts'
import { aLog, type LogEntry } from '../../gateway/samples/sample-graph.ts'
import { EVERY_CLUB_ACTIVE } from '../../support/club/every-club-active.ts'

const SDL = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
  scalar JSON
  type Query { echo(filter: Filter): JSON whoami: String! refused: Boolean large(bytes: Int!): String! held: String! }
  type Mutation { echo(filter: Filter): JSON held: String! }
  type Subscription { noted: String! counted(upTo: Int!): Int! refused: Int! broken: Int! }
  input Filter { a: String b: [Int] }
`

export const SECRET_KEYS = [Buffer.alloc(32, 3)]

export const seals = makeSeals({ gateway: SECRET_KEYS, club: SECRET_KEYS }, () => new Date())

export const ANN: Caller = aStaff('ann')
export const BEN: Caller = aStaff('ben')

function aStaff(subject: string): Caller {
  return { kind: 'staff', subject, isAdmin: false, roles: [] }
}

/** A document as a tier asks it; none of these is in the manifest. */
export function anOperation(document: string, kind: Operation['kind'] = 'query'): Operation {
  return { name: 'Sample', kind, document, hash: hash('sha256', document), registered: false }
}

export function as(caller: Caller, requestId = 'req-1'): RequestContext {
  return { caller, requestId }
}

/** A tier in a server of its own, and the port to it. */
export interface SampleTier {
  app: FastifyInstance
  url: string
  port: NetworkExecutor
  /** The same tier without a network. */
  local: Executor
  entries: LogEntry[]
  /** Arguments of `echo`, in order. */
  seen: unknown[]
  /** Calls of `held` that run, in order. */
  held: HeldCall[]
  /** Subjects whose subscription to `noted` has ended at the source. */
  left: string[]
  /** Publishes a text to the subscriber of `noted`. */
  publish(subject: string, text: string): void
  close(): Promise<void>
}

/** A call that is answered when a test says so. */
export interface HeldCall {
  requestId: string
  /** Whether its caller has given up. */
  isAborted(): boolean
  answer(): void
}

export interface TierOptions
  extends Partial<Pick<ServedTier, 'recheck' | 'recheckEveryMs' | 'unsentLimits'>> {
  /** What the port seals with; default the tier's own. */
  sealing?: Seals
  timeoutMs?: number
  httpTimes?: Partial<HttpTimes>
  /** What the tier opens with. */
  serving?: Seals
}

export async function startTier(options: TierOptions = {}): Promise<SampleTier> {
  const { log, entries } = aLog()
  const seen: unknown[] = []
  const stories = makeStories()
  const subgraph = makeSubgraph<RequestContext>({
    name: 'sample',
    log,
    findInactiveClubs: EVERY_CLUB_ACTIVE,
    makeContext: (request) => request,
    operations: makeOperations(SDL, {
      Query: {
        echo,
        whoami: (_: unknown, __: unknown, context: RequestContext) => subjectOf(context),
        refused,
        large,
        held,
      },
      Mutation: { echo, held },
      Subscription: {
        noted: {
          subscribe: (_: unknown, __: unknown, context: RequestContext) =>
            stories.follow(subjectOf(context)),
        },
        counted: { subscribe: counted },
        refused: { subscribe: refused },
        broken: { subscribe: broken },
      },
    }),
  })
  const heldCalls: HeldCall[] = []
  function held(_parent: unknown, _args: unknown, { requestId, signal }: RequestContext) {
    const { promise, resolve } = Promise.withResolvers<string>()
    const isAborted = () => signal?.aborted ?? false
    heldCalls.push({ requestId, isAborted, answer: () => resolve('answered') })
    return promise
  }
  function echo(_parent: unknown, args: unknown) {
    seen.push(args)
    return args
  }
  const local: Executor = {
    execute: subgraph.execute,
    subscribe: subgraph.subscribe,
    async authenticate(credential) {
      if (credential.kind === 'api_key') throw new Problem('api_key_revoked', 'It was revoked.')
      if (textOf(credential) === 'broken') throw new Error('ER_SECRET_TABLE')
      return ANN
    },
  }
  const app = makeBoundedServer({}, { ...HTTP_TIMES, ...options.httpTimes })
  observeRequests(app, log)
  const { recheck, recheckEveryMs, unsentLimits } = options
  mountNetworkEndpoint(app, {
    audience: 'gateway',
    executor: local,
    seals: options.serving ?? seals,
    log,
    onAnswered: makeObserveCall(log),
    ...(recheck ? { recheck } : {}),
    ...(recheckEveryMs ? { recheckEveryMs } : {}),
    ...(unsentLimits ? { unsentLimits } : {}),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portTo(url, options)
  const close = async () => {
    port.close()
    await app.close()
  }
  return {
    app,
    url,
    port,
    local,
    entries,
    seen,
    held: heldCalls,
    left: stories.left,
    publish: stories.publish,
    close,
  }
}

export function portTo(url: string, { sealing = seals, timeoutMs = 30_000 }: TierOptions = {}) {
  return makeNetworkExecutor({ audience: 'gateway', url, seals: sealing, timeoutMs })
}

function subjectOf({ caller }: RequestContext): string {
  return caller.kind === 'staff' ? caller.subject : caller.kind
}

function refused(): never {
  throw new Problem('insufficient_scope', 'Not for you.', { missing: ['sun'] })
}

function large(_parent: unknown, { bytes }: { bytes: number }): string {
  return 'x'.repeat(bytes)
}

async function* counted(_parent: unknown, { upTo }: { upTo: number }) {
  for (let n = 1; n <= upTo; n += 1) yield { counted: n }
}

async function* broken() {
  yield { broken: 1 }
  throw new Error('ER_SECRET_TABLE')
}

/** Quiet subscriptions that a test feeds. */
function makeStories() {
  const followers = new Map<string, (text: string) => void>()
  const left: string[] = []

  return {
    left,
    publish: (subject: string, text: string) => followers.get(subject)?.(text),
    follow(subject: string) {
      const waiting: PromiseWithResolvers<IteratorResult<object>>[] = []
      const queued: string[] = []
      followers.set(subject, (text) => {
        const follower = waiting.shift()
        if (follower) follower.resolve({ done: false, value: { noted: text } })
        else queued.push(text)
      })
      return {
        [Symbol.asyncIterator]() {
          return this
        },
        next() {
          const text = queued.shift()
          if (text !== undefined) return Promise.resolve({ done: false, value: { noted: text } })
          const follower = Promise.withResolvers<IteratorResult<object>>()
          waiting.push(follower)
          return follower.promise
        },
        async return() {
          left.push(subject)
          for (const follower of waiting) follower.resolve({ done: true, value: undefined })
          return { done: true, value: undefined }
        },
      }
    },
  }
}
