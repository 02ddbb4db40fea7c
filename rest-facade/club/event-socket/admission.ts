import type { IncomingMessage } from 'node:http'
import { asInstallation, type InstallationCaller } from '../../../platform/caller.ts'
import type { ClientAddress } from '../../../platform/http/client-address.ts'
import { newUuid, traceparentOf } from '../../../platform/ids.ts'
import { invalidInput } from '../../../platform/input/issues.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import type { ConnectionLimit } from '../../../platform/sockets/connection-limit.ts'
import { operation } from '../../../schema/operations.ts'
import { Problem } from '../../../schema/problem.ts'
import { executeOperation } from '../../execute-operation.ts'
import { showWindowOfRefused } from '../../input/rate-window.ts'
import { requireData } from '../../route.ts'
import type { RestFacade } from '../../server.ts'
import { CLUB_API } from '../club-api.ts'

/** A connection whose ticket was redeemed. */
export interface Admitted {
  caller: InstallationCaller
  requestId: string
  /** Position in the log after which events are sent. */
  position: string
}

/** What an answer to an upgrade says besides its own headers; filled as the checks pass. */
export interface AdmissionHeaders {
  rate: Readonly<Record<string, string>>
}

/** Fastify does not resolve the client address of an upgrade. */
export interface EventSocketFacade extends RestFacade {
  clientAddress: ClientAddress
}

const RETRY_AFTER_SECONDS = 60

const REDEEM = operation('RedeemEventStreamTicket')

/**
 * Admits a connection by its ticket, which is redeemed only after all other checks have passed. `sockets` limits the
 * open sockets of an installation, by default to `CLUB_LIMITS.eventSockets`.
 */
export function makeAdmit(facade: EventSocketFacade, sockets: ConnectionLimit) {
  const { executor, countCall, guardCredential, clientAddress } = facade

  return async (request: IncomingMessage, shown: AdmissionHeaders): Promise<Admitted> => {
    const requestId = newUuid()
    const ticket = ticketOf(request)
    const found = await guardCredential({
      address: clientAddress(request),
      read: () => ({ kind: 'ticket', ticket }),
      findCaller: (credential) => executor.authenticate(credential, requestId),
    }).catch(async (refusal: unknown) => {
      shown.rate = await showWindowOfRefused({ api: CLUB_API, countCall }, refusal)
      throw refusal
    })
    const caller = asInstallation(found)
    const usage = await countCall(caller)
    shown.rate = CLUB_API.toRateHeaders(usage)
    refuseExceeded(usage)
    CLUB_API.authorize(caller, ['events:read'])
    if (!sockets.take(caller.installationId, request.socket)) throw tooMany()

    const variables = { input: { ticket } }
    const context = { caller, requestId, traceparent: traceparentOf(request.headers) }
    const { redeemEventStreamTicket } = await executeOperation(executor, REDEEM, variables, context)
    return { caller, requestId, position: requireData(redeemEventStreamTicket).position }
  }
}

function ticketOf({ url = '' }: IncomingMessage): string {
  const [ticket, ...others] = new URLSearchParams(url.slice(url.indexOf('?') + 1)).getAll('ticket')
  if (others.length > 0) {
    const message = 'Send this parameter once.'
    throw invalidInput([{ in: 'query', path: 'ticket', rule: 'repeated', message }])
  }
  if (!ticket) throw new Problem('authentication_required', 'Send a ticket: ?ticket=<ticket>.')

  return ticket
}

function tooMany(): Problem {
  return new Problem(
    'rate_limited',
    'The installation has as many sockets as it may. Close one, or wait until one ends.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  )
}
