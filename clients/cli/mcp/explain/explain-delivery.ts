import type { Product } from '../../sandbox-access.ts'
import { asRecord, type JsonObject } from '../tool.ts'
import { FAILURE_REMEDIES, STATUS_REMEDIES, TLS_REMEDIES } from './failure-remedies.ts'

interface Attempt {
  number: number
  responseStatus: number | null
  failureClass: string | null
  tlsFault: string | null
}

/** Why a delivery is where it is, in sentences. */
export function explainDelivery(delivery: JsonObject, api: Product): string[] {
  const attempts = (delivery['attempts'] ?? []) as Attempt[]
  const last = attempts.at(-1)
  const receiver = asRecord(delivery['endpoint'] ?? delivery['webhook'])
  return [
    ...statusLines(delivery, attempts.length),
    ...(last === undefined ? [] : attemptLines(last, api)),
    ...receiverLines(receiver),
  ]
}

function statusLines(delivery: JsonObject, shown: number): string[] {
  const { status, attemptCount = shown, nextAttemptAt } = delivery
  switch (status) {
    case 'DELIVERED':
      return [`It was delivered: the receiver answered attempt ${attemptCount} with a 2xx status.`]
    case 'PENDING': {
      const next = nextAttemptAt ? ` The next one is at ${nextAttemptAt}.` : ''
      return [`It is not delivered yet; attempts so far: ${attemptCount}.${next}`]
    }
    case 'ENDED':
      return ['It was given up, because its endpoint was disabled or its installation has ended.']
    default:
      return [`It failed: no further attempt follows the ${attemptCount} that were made.`]
  }
}

function attemptLines(
  { number, responseStatus, failureClass, tlsFault }: Attempt,
  api: Product,
): string[] {
  if (failureClass === null) return []
  const status = responseStatus === null ? '' : ` with status ${responseStatus}`
  const cause = `Attempt ${number} ended${status}: ${failureClass}.`
  const remedy = FAILURE_REMEDIES[failureClass]
  const tls = tlsFault === null ? undefined : TLS_REMEDIES[tlsFault]
  const isRefused = failureClass === 'HTTP_STATUS'
  return [
    cause,
    ...(isRefused ? [toStatusRemedy(responseStatus ?? 0, api)] : []),
    ...[remedy, tls].filter((line) => line !== undefined),
  ]
}

function toStatusRemedy(status: number, api: Product): string {
  const remedy = STATUS_REMEDIES[status]
  if (remedy !== undefined) return remedy
  if (status >= 300 && status < 400)
    return 'The receiver redirects, and redirects are not followed: give the address that answers itself.'
  if (status === 410 && api === 'club') return 'The receiver says that it is gone for good.'
  if (status >= 500) return 'The receiver failed: look into its log at the time of the attempt.'
  return 'The receiver refuses the body: look into its log at the time of the attempt.'
}

function receiverLines({ status, disabledAt, disabledBy }: JsonObject): string[] {
  if (status !== 'DISABLED') return []
  const by = typeof disabledBy === 'string' ? ` by ${disabledBy}` : ''
  return [
    `Its webhook was disabled${by} at ${disabledAt}: it receives nothing until it is enabled.`,
  ]
}
