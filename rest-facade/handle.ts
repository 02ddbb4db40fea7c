import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../platform/caller.ts'
import type { Executor } from '../platform/executor.ts'
import { disconnectSignal } from '../platform/http/gone-signal.ts'
import { sendWrittenJson } from '../platform/http/send-json.ts'
import { traceparentOf } from '../platform/ids.ts'
import { checkInput, parseInput, parseLongInput } from '../platform/input/issues.ts'
import type { CountCall } from '../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../platform/limits/credential-guard.ts'
import { refuseExceeded } from '../platform/limits/rate-limit.ts'
import { yieldToEventLoop } from '../platform/limits/yield-to-event-loop.ts'
import { Problem } from '../schema/problem.ts'
import type { CoalesceAnswers } from './answers/coalesce-answers.ts'
import { compressAnswer } from './answers/compress-answer.ts'
import { type WrittenAnswer, writeAnswer, writeSharedAnswer } from './answers/write-answer.ts'
import type { Api } from './api.ts'
import { missingBody, parseBulkBody, parseJsonBody } from './input/body.ts'
import { hasEntityTag } from './input/entity-tag.ts'
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
    /** Rejects with `rate_limited`, before every other refusal. */
    counting: Promise<void> | null
  }
}

/** The checks before the body is read: credential, rate limit, scope, then the rest of the head. */
export async function admitRequest(
  prepared: PreparedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { api, route } = prepared
  const { params, query } = request
  route.refuseQuery?.(query)
  const caller = await findRequestCaller(prepared, request, reply)
  request.knownCaller = caller
  const counting = countRequest(prepared, caller, reply)
  request.counting = counting
  await (route.method === 'GET' ? untilNowOrLater(counting) : counting)
  try {
    if (!route.isPublic) api.authorize(caller, route.scopes)
    route.authorizeQuery?.(caller, query)
    const { url = '' } = request.raw
    const keys = route.idempotencyKey ? keysOf(request.raw) : []
    request.admission = { caller, ...checkHead(route, { url, params, query, keys }) }
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

/** Runs the operation of an admitted request and sends its answer. */
export async function answerRequest(
  prepared: PreparedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answering = answerOf(prepared, request, reply)
  const answer = await answering.finally(() => request.counting)
  reply.headers(answer.headers)
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
  const input = { ...head, body: await checkBody(route, request) }
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

async function findRequestCaller(
  prepared: PreparedRoute,
  { id: requestId, ip: address, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const { api, route, executor, guardCredential } = prepared
  if (route.isPublic) return { kind: 'public', address }

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

async function countRequest(
  { api, countCall }: PreparedRoute,
  caller: Caller,
  reply: FastifyReply,
): Promise<void> {
  const usage = await countCall(caller)
  reply.headers(api.toRateHeaders(usage))
  refuseExceeded(usage)
}

async function checkBody(route: Route, request: FastifyRequest): Promise<unknown> {
  const { body, bodyLimit } = route
  if (request.body instanceof Problem) throw request.body
  if (body === undefined) return requireNoBody(request)
  if (isEmpty(request.body)) return checkEmptyBody(route, body)

  const contentType = request.headers['content-type']
  if (bodyLimit === undefined) return parseInput(body, parseJsonBody(contentType, request.body))

  const value = await parseBulkBody(contentType, request.body)
  await yieldToEventLoop()
  return parseLongInput(body, value)
}

/** An empty body counts as an empty object, except for PATCH: a lost body must not look like a change. */
function checkEmptyBody({ method }: Route, body: z.ZodType): unknown {
  if (method === 'PATCH') throw missingBody()

  const checked = checkInput(body, {}, 'body')
  if (!checked.ok) throw missingBody()

  return checked.value
}

/** A route without a body accepts an empty body or an object without members. */
function requireNoBody({ body, headers }: FastifyRequest): undefined {
  if (isEmpty(body)) return

  parseInput(NoMembers, parseJsonBody(headers['content-type'], body))
}

const NoMembers = z.strictObject({})

function isEmpty(body: unknown): boolean {
  return body === undefined || (Buffer.isBuffer(body) && body.length === 0)
}

function admissionOf({ admission }: FastifyRequest): Admission {
  if (admission === null) throw new Error('The request was not admitted.')

  return admission
}
