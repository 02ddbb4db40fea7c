import type { Answer, GraphExecutor, Operation, RequestContext } from '../executor.ts'
import { hasSpan, inSpan, isTracing } from './spans.ts'

/** Makes each operation of a tier a span, if OpenTelemetry is on when the tier is made. */
export function traceOperations<Executor extends GraphExecutor>(
  tier: string,
  executor: Executor,
): Executor {
  if (!isTracing()) return executor

  return {
    ...executor,
    execute: (operation, variables, context) =>
      traceExecution(tier, operation, context, (traced) =>
        executor.execute(operation, variables, traced),
      ),
    subscribe: (operation, variables, context) =>
      trace(tier, operation, context, (traced) => executor.subscribe(operation, variables, traced)),
  }
}

export function traceExecution(
  tier: string,
  operation: Operation,
  context: RequestContext,
  execute: (context: RequestContext) => Promise<Answer>,
): Promise<Answer> {
  return trace(tier, operation, context, execute, codeOf)
}

function trace<T>(
  tier: string,
  { name, kind, registered }: Operation,
  context: RequestContext,
  run: (context: RequestContext) => Promise<T>,
  codeOf: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  const { caller, requestId, traceparent: parent } = context
  // Calls that a process makes on its own would each be a trace.
  if (!isTracing() || (caller.kind === 'service' && !parent && !hasSpan())) return run(context)

  // Names of other operations are chosen by clients.
  const title = `${tier} ${registered ? name : kind}`
  const attributes = { 'graphql.operation.type': kind, 'clubgate.request_id': requestId }
  return inSpan(title, { kind: 'internal', parent, attributes }, async (traceparent, span) => {
    const result = await run({ ...context, traceparent })
    const code = codeOf(result)
    if (code !== undefined) span?.set({ 'clubgate.code': code })
    return result
  })
}

function codeOf({ errors }: Answer): string | undefined {
  const [error] = errors ?? []
  return error && String(error.extensions?.['code'])
}
