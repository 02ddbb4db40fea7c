import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../../platform/caller.ts'
import { traceIdOf, traceparentOf } from '../../../platform/ids.ts'
import type { AnsweredCall } from '../../../platform/network/served-tier.ts'

/**
 * The fields of a request in the log: ids, names of the product and numbers. The path, the query, the address and texts of
 * the client may be personal data or secrets.
 */
export function toLogFields(request: FastifyRequest, status: number, durationMs: number) {
  const { id: requestId, method, routeOptions, knownCaller, refusalCode, operationName } = request
  const traceparent = traceparentOf(request.headers)
  return {
    event: 'request.answered',
    requestId,
    ...(traceparent === undefined ? {} : { traceId: traceIdOf(traceparent) }),
    method,
    route: routeOptions.url,
    ...(operationName === null ? {} : { operation: operationName }),
    status,
    ...(refusalCode === null ? {} : { code: refusalCode }),
    durationMs: Math.round(durationMs * 1_000) / 1_000,
    ...(knownCaller === null ? {} : callerFields(knownCaller)),
  }
}

/** The same fields of a call of another tier, which has shared its message with others. */
export function toCallFields(call: AnsweredCall) {
  const { path, requestId, traceparent, operationName, caller, status, durationMs } = call
  return {
    event: 'request.answered',
    requestId,
    ...(traceparent === undefined ? {} : { traceId: traceIdOf(traceparent) }),
    method: 'POST',
    route: path,
    ...(operationName === null ? {} : { operation: operationName }),
    status,
    durationMs: Math.round(durationMs * 1_000) / 1_000,
    ...(caller === null ? {} : callerFields(caller)),
  }
}

function callerFields(caller: Caller) {
  const { kind: callerKind } = caller
  if (caller.kind === 'installation')
    return { callerKind, callerId: caller.installationId, clubId: caller.clubId }
  if (caller.kind === 'api_key')
    return { callerKind, callerId: caller.apiKeyId, clubId: caller.clubId }
  if (caller.kind === 'helper')
    return { callerKind, callerId: caller.accessId, clubId: caller.clubId }
  if (caller.kind === 'device' || caller.kind === 'screen')
    return { callerKind, callerId: caller.subject, clubId: caller.clubId }
  if (caller.kind === 'staff') return { callerKind, callerId: caller.subject }
  return { callerKind }
}
