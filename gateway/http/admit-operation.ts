import type { SubscribePayload } from 'graphql-ws'
import { CloseCode } from 'graphql-ws'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Answer, Executor } from '../../platform/executor.ts'
import { newUuid, traceparentOf } from '../../platform/ids.ts'
import type { CountCall } from '../../platform/limits/caller-limit.ts'
import { refuseExceeded } from '../../platform/limits/rate-limit.ts'
import type { CancellableStream } from '../../platform/sockets/cancellable-stream.ts'
import type { SocketExtra } from '../../platform/sockets/serve-graphql-socket.ts'
import type { OperationSocket } from '../../platform/sockets/serve-operations.ts'
import type { TrustedDocuments } from '../../schema/trusted-documents.ts'
import { credentialOf } from '../authentication/connection-credential.ts'
import { RECHECK_EVERY_MS, recheckSubscription } from '../authentication/recheck-subscription.ts'
import { clientOf } from '../client-name.ts'
import { readDocumentRequest } from '../documents/document-request.ts'
import { type Gateway, toProblem } from '../gateway.ts'
import { resolveTrusted } from '../trusted.ts'

export interface OperationAdmission {
  gateway: Gateway
  authenticate: Executor['authenticate']
  countCall: CountCall
  /** Invalidates callers, which triggers a recheck. */
  bus: Bus
  /** Documents that clients send by id; absent: none. */
  trusted?: TrustedDocuments
  /** Recheck interval of subscriptions; default: one minute, changed only by tests. */
  recheckEveryMs?: number
}

/**
 * Authenticates and rate-limits each operation before parsing it, since a socket may outlive its credential. An
 * operation that cannot be executed ends with an error message, not with an answer.
 */
export async function admitOperation(
  endpoint: OperationAdmission,
  { connectionParams, extra }: OperationSocket,
  payload: SubscribePayload,
): Promise<Answer | CancellableStream> {
  const { gateway, authenticate, countCall, bus, trusted } = endpoint
  const credential = credentialOf(connectionParams)
  const requestId = newUuid()
  const caller = await authenticate(credential, requestId)
  refuseExceeded(await countCall(caller))

  const { operation } = readDocumentRequest(trusted ? resolveTrusted(trusted, payload) : payload)
  const context = {
    caller,
    requestId,
    traceparent: traceparentOf({ ...extra.request.headers, ...payload.extensions }),
    ...clientOf({ ...extra.request.headers, ...connectionParams }),
  }
  const variables = payload.variables ?? {}
  if (operation.kind !== 'subscription') {
    const charge = async (points: number) => refuseExceeded(await countCall(caller, points))
    const answer = await whileOpen(extra, (signal) =>
      gateway.executeCharged(operation, variables, { ...context, signal }, charge),
    )
    if (answer.data === undefined) throw toProblem(answer)
    return answer
  }

  const answers = await gateway.subscribe(operation, variables, context)
  return recheckSubscription(answers, {
    authenticate,
    credential,
    context,
    bus,
    everyMs: endpoint.recheckEveryMs ?? RECHECK_EVERY_MS,
    onCredentialLost: () => extra.socket.close(CloseCode.Forbidden, 'Forbidden'),
  })
}

/** Aborts an operation when its socket closes. */
async function whileOpen<T>(
  { running }: SocketExtra,
  run: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const operation = new AbortController()
  running.add(operation)
  return run(operation.signal).finally(() => running.delete(operation))
}
