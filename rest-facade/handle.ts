import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller.ts'
import type { Executor } from '../platform/executor.ts'
import { disconnectSignal } from '../platform/http/gone-signal.ts'
import { sendWrittenJson } from '../platform/http/send-json.ts'
import { traceparentOf } from '../platform/ids.ts'
import type { CountCall } from '../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../platform/limits/credential-guard.ts'
import { refuseExceeded } from '../platform/limits/rate-limit.ts'
import { yieldToEventLoop } from '../platform/limits/yield-to-event-loop.ts'
import { whenKnown } from '../platform/time/when-known.ts'
import type { CoalesceAnswers } from './answers/coalesce-answers.ts'
import { compressAnswer, varyByEncoding } from './answers/compress-answer.ts'
import { hasEntityTag } from './answers/entity-tag.ts'
import { type WrittenAnswer, writeAnswer, writeSharedAnswer } from './answers/write-answer.ts'
import type { Api } from './api.ts'
import { checkBody } from './input/check-body.ts'
import { keysOf } from './input/idempotency-key.ts'
import { showWindowOfRefused } from './input/rate-window.ts'
import { checkHead, type HeadInput } from './input/request-head.ts'
import type { AnswerContext, Route } from './route.ts'

/** An admitted request: its caller, and its checked path, query and Idempotency-Key. */
export interface Admission extends HeadInput {
  caller: Caller
}

/** A route with its run-time dependencies, prepared once. */
export interface PreparedRoute {
  api: Api
  route: Route
  executor: Executor
  countCall: CountCall
  guardCredential: GuardCredential
  context: AnswerContext
  hasGzip: boolean
  /** For lists only; the subgraph batches reads by id. */
  coalesceAnswers: CoalesceAnswers<WrittenAnswer> | null
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null
    /** Of a request that Redis counts; rejects with `rate_limited`, before every other refusal. */
    counting: Promise<void> | null
  }
}

/**
 * The checks before the body is read: credential, rate limit, scope, then the rest of the head. A promise only where the
 * caller is looked up or Redis counts.
 */
export function admitRequest(
  prepared: PreparedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): void | Promise<void> {
  prepared.route.refuseQuery?.(request.query)
  const known = findKnownCaller(prepared, request)
  if (known !== null) return admitCaller(prepared, known, request, reply)

  return findRequestCaller(prepared, request, reply).then((caller) =>
    admitCaller(prepared, caller, request, reply),
  )
}

function admitCaller(
  prepared: PreparedRoute,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): void | Promise<void> {
  request.knownCaller = caller
  const admit = () => {
    request.admission = checkAdmission(prepared, caller, request)
  }
  const counting = countRequest(prepared, caller, reply)
  if (!(counting instanceof Promise)) return admit()

  request.counting = counting
  return admitCounted(prepared.route, counting, admit)
}

async function admitCounted(
  { method }: Route,
  counting: Promise<void>,
  admit: () => void,
): Promise<void> {
  await (method === 'GET' ? untilNowOrLater(counting) : counting)
  try {
    admit()
  } catch (refusal) {
    await counting
    throw refusal
  }
}

/**
 * A read begins while Redis counts it, and its answer waits for the count. A caller who is known to be beyond the limit is
 * refused at once: that takes no more than microtasks, which run before the next tick.
 */
function untilNowOrLater(counting: Promise<void>): Promise<void> {
  return Promise.race([counting, new Promise<void>((resolve) => process.nextTick(resolve))])
}

function checkAdmission(
  { api, route }: PreparedRoute,
  caller: Caller,
  { raw, params, query }: FastifyRequest,
): Admission {
  if (!route.isPublic) api.authorize(caller, route.scopes)
  route.authorizeQuery?.(caller, query)
  const { url = '' } = raw
  const keys = route.idempotencyKey ? keysOf(raw) : []
  return { caller, ...checkHead(route, { url, params, query, keys }) }
}

/** Runs the operation of an admitted request and sends its answer. */
export async function answerRequest(
  prepared: PreparedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { counting } = request
  const answering = answerOf(prepared, request, reply)
  const answer = await (counting === null ? answering : answering.finally(() => counting))
  reply.headers(answer.headers)
  if (prepared.hasGzip) varyByEncoding(answer, reply)
  const { etag } = answer.headers
  if (etag !== undefined && hasEntityTag(request, etag)) return reply.code(NOT_MODIFIED).send()

  const body = prepared.hasGzip ? await compressAnswer(answer, request, reply) : answer.body
  return sendWrittenJson(reply, answer.status, body)
}

const NOT_MODIFIED = 304

async function answerOf(
  prepared: PreparedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WrittenAnswer> {
  const { api, route, coalesceAnswers } = prepared
  const { caller, ...head } = admissionOf(request)
  // Reads are not aborted: they have no side effects.
  const signal = route.method === 'GET' ? undefined : disconnectSignal(reply.raw)
  // Parsing and checking hundreds of records would block the event loop, so it runs in steps.
  const isBulk = route.bodyLimit !== undefined
  if (isBulk) await yieldToEventLoop()
  const body = checkBody(route, request)
  const input = { ...head, body: isBulk ? await body : body }
  if (isBulk) await yieldToEventLoop()
  if (route.scopesForInput) api.authorize(caller, route.scopesForInput(input))

  const traceparent = traceparentOf(request.headers)
  const checked = { input, caller, requestId: request.id, traceparent, signal }
  if (!coalesceAnswers) return writeAnswer(prepared, checked)

  const key = toRequestKey(caller, request)
  return coalesceAnswers(key, () => writeSharedAnswer(prepared, checked))
}

/** All inputs of a read: requests with an equal key have the same answer at the same time. */
function toRequestKey(caller: Caller, { raw }: FastifyRequest): string {
  return `${JSON.stringify(caller)} ${raw.url}`
}

/** Null where the caller is looked up, or the credential is refused and counted. */
function findKnownCaller(
  { api, route, executor }: PreparedRoute,
  { ip: address, headers }: FastifyRequest,
): Caller | null {
  if (route.isPublic) return { kind: 'public', address }

  try {
    const caller = executor.findKnownCaller?.(api.readCredential(headers)) ?? null
    if (caller !== null) api.requireServed(caller)
    return caller
  } catch {
    return null
  }
}

async function findRequestCaller(
  prepared: PreparedRoute,
  { id: requestId, ip: address, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const { api, executor, guardCredential } = prepared
  try {
    return await guardCredential({
      address,
      read: () => api.readCredential(headers),
      async findCaller(credential) {
        const caller = await executor.authenticate(credential, requestId)
        api.requireServed(caller)
        return caller
      },
    })
  } catch (refusal) {
    reply.headers(await showWindowOfRefused(prepared, refusal))
    throw refusal
  }
}

function countRequest(
  { api, countCall }: PreparedRoute,
  caller: Caller,
  reply: FastifyReply,
): void | Promise<void> {
  return whenKnown(countCall(caller), (usage) => {
    reply.headers(api.toRateHeaders(usage))
    refuseExceeded(usage)
  })
}

function admissionOf({ admission }: FastifyRequest): Admission {
  if (admission === null) throw new Error('The request was not admitted.')

  return admission
}
