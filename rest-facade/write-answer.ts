import type { Caller } from '../platform/caller.ts'
import type { Executor, RequestContext } from '../platform/executor.ts'
import { NO_CONTENT } from '../platform/http/send-json.ts'
import { serializeChunked, type WrittenJson } from '../platform/json/serialize-chunked.ts'
import { askGraph } from './execute-operation.ts'
import type { AnswerContext, Route, RouteInput } from './route.ts'

/** An answer as it is sent, to as many as asked for it. */
export interface WrittenAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Null where nothing is told. */
  body: WrittenJson | null
}

interface Answering {
  route: Route
  executor: Executor
  context: AnswerContext
}

interface Asked extends RequestContext {
  caller: Caller
  input: RouteInput<unknown, unknown, unknown, string | null | undefined>
}

/** Asks the graph what the request says, and writes what it answers. */
export async function writeAnswer(
  { route, executor, context }: Answering,
  { input, ...request }: Asked,
): Promise<WrittenAnswer> {
  const data = await askGraph(executor, route.operation, route.variables(input), request)
  const status = typeof route.status === 'number' ? route.status : route.status(data)
  const answer = route.answer(data, context, input)
  const body = status === NO_CONTENT ? null : await serializeChunked(answer)
  return { status, headers: route.headers?.(data) ?? {}, body }
}

/** The same for several, so that its bytes are made once. */
export async function writeForMany(answering: Answering, asked: Asked): Promise<WrittenAnswer> {
  const { body, ...head } = await writeAnswer(answering, asked)
  return { ...head, body: typeof body === 'string' ? Buffer.from(body) : body }
}
