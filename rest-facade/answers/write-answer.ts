import type { Caller } from '../../platform/caller.ts'
import type { Executor, RequestContext } from '../../platform/executor.ts'
import { NO_CONTENT } from '../../platform/http/send-json.ts'
import { serializeChunked, type WrittenJson } from '../../platform/json/serialize-chunked.ts'
import { executeOperation } from '../execute-operation.ts'
import { replayHeaders } from '../input/replay-header.ts'
import { asQueryFault } from '../refusal.ts'
import type { AnswerContext, Route, RouteInput } from '../route.ts'
import { tagHeadersOf } from './entity-tag.ts'

/** A serialized answer; several concurrent requests may share it. */
export interface WrittenAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Null for 204. */
  body: WrittenJson | null
}

interface AnswerSetup {
  route: Route
  executor: Executor
  context: AnswerContext
}

interface AnswerRequest extends RequestContext {
  caller: Caller
  input: RouteInput<unknown, unknown, unknown, string | null | undefined>
}

/** Executes the operation of a request and serializes its answer. */
export async function writeAnswer(
  { route, executor, context }: AnswerSetup,
  { input, ...request }: AnswerRequest,
): Promise<WrittenAnswer> {
  const variables = route.variables(input)
  const data = await executeOperation(executor, route.operation, variables, request).catch(
    (refusal) => {
      throw route.method === 'GET' ? asQueryFault(refusal) : refusal
    },
  )
  const status = typeof route.status === 'number' ? route.status : route.status(data)
  const answer = route.answer(data, context, input)
  const body = status === NO_CONTENT ? null : await serializeChunked(answer)
  const tag = route.toTagged && (await tagHeadersOf(route.toTagged(answer)))
  return { status, headers: { ...headersOf(route, data), ...tag }, body }
}

/** The headers that a route sends with its data. */
export function headersOf(route: Route, data: unknown): Readonly<Record<string, string>> {
  return (route.idempotencyKey ? replayHeaders(data) : route.headers?.(data)) ?? {}
}

/** Encodes the answer once for all requests that share it. */
export async function writeSharedAnswer(
  setup: AnswerSetup,
  request: AnswerRequest,
): Promise<WrittenAnswer> {
  const { body, ...head } = await writeAnswer(setup, request)
  return { ...head, body: typeof body === 'string' ? Buffer.from(body) : body }
}
