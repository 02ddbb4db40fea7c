import type { Answer, Executor, RequestContext, Variables } from '../../executor.ts'
import { startSpan } from '../../metrics/spans.ts'
import { toSent } from '../answer-bytes.ts'
import { authenticateOrRefuse } from '../authenticated.ts'
import { fromNetworkOperation, NETWORK_PATHS, PresentedCredential } from '../operation.ts'
import type { AnsweredCall, ServedTier } from '../served-tier.ts'
import type { CallItem } from './call-message.ts'
import { statusOfProblem, toCallProblem } from './call-problem.ts'
import { parseOnAccess } from './variable-bytes.ts'

export interface ItemAnswer {
  isRefused: boolean
  chunks: readonly Buffer[]
}

/** Runs one item of a call in its own span, with its own line in the log; it never rejects. */
export function makeAnswerItem(tier: ServedTier) {
  const { executor, log, onAnswered } = tier

  async function run(item: CallItem, answered: AnsweredCall, context: RequestContext) {
    const { operation: named, body, caller } = item
    if (named === null) return [Buffer.from(JSON.stringify(await authenticate(tier, item)))]

    const operation = fromNetworkOperation(named, caller)
    answered.caller = caller
    // Other names are chosen by clients.
    answered.operationName = operation.registered ? operation.name : 'client'
    const variables = tier.isForwarding ? parseOnAccess(body) : parseVariables(body)
    return toChunks(await executor.execute(operation, variables, context))
  }

  async function runInSpan(item: CallItem, answered: AnsweredCall, signal: AbortSignal) {
    const { requestId, traceparent, caller } = item
    const span = startSpan(`POST ${answered.path}`, {
      kind: 'server',
      parent: traceparent,
      attributes: {
        ...{ 'http.request.method': 'POST', 'http.route': answered.path },
        'clubgate.request_id': requestId,
      },
    })
    const context = { caller, requestId, signal, traceparent: span?.traceparent ?? traceparent }
    try {
      const work = () => run(item, answered, context)
      const chunks = await (span === null ? work() : span.run(work))
      return { isRefused: false, chunks }
    } catch (error) {
      const problem = toCallProblem(error)
      answered.status = statusOfProblem(problem)
      log[answered.status < 500 ? 'warn' : 'error'](
        { requestId, url: answered.path, err: problem.cause ?? problem },
        'a tier was refused',
      )
      const { message, extensions } = problem
      const refusal = `${answered.status}: ${JSON.stringify({ errors: [{ message, extensions }] })}`
      return { isRefused: true, chunks: [Buffer.from(refusal)] }
    } finally {
      span?.end(answered.status >= 500)
    }
  }

  return async (item: CallItem, signal: AbortSignal): Promise<ItemAnswer> => {
    const { requestId, traceparent, operation } = item
    const answered: AnsweredCall = {
      path: operation === null ? NETWORK_PATHS.authenticate : NETWORK_PATHS.execute,
      ...{ requestId, traceparent, operationName: null, caller: null, status: 200, durationMs: 0 },
    }
    const startedAt = performance.now()
    const answer = await runInSpan(item, answered, signal)
    answered.durationMs = performance.now() - startedAt
    onAnswered?.(answered)
    return answer
  }
}

async function authenticate({ executor }: ServedTier, { body, requestId }: CallItem) {
  if (!executor.authenticate) throw new Error('This tier authenticates no callers.')
  const credential = PresentedCredential.parse(JSON.parse(body.toString('utf8')))
  return authenticateOrRefuse(
    executor.authenticate as Executor['authenticate'],
    credential,
    requestId,
  )
}

function parseVariables(body: Buffer): Variables {
  return JSON.parse(body.toString('utf8')) as Variables
}

async function toChunks(answer: Answer): Promise<readonly Buffer[]> {
  const sent = await toSent(answer)
  if (typeof sent === 'string') return [Buffer.from(sent, 'utf8')]
  return Array.isArray(sent) ? sent : [sent]
}
