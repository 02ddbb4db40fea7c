import { hash } from 'node:crypto'
import { Problem } from '../../schema/problem.ts'
import {
  type Authentication,
  type FoundInstallation,
  inactiveInstallation,
} from './authentication.ts'

/** Finds the owner of a ticket by its hash; null if it is unknown, used or expired. */
export type FindTicketHolder = (
  hash: string,
  requestId: string,
) => Promise<FoundInstallation | null>

/**
 * Authenticates event stream tickets beside the other credentials. A ticket is not consumed here and never cached:
 * its owner redeems it by `redeemEventStreamTicket`.
 */
export function acceptTickets(
  { authenticate, findKnownCaller }: Authentication,
  findTicketHolder: FindTicketHolder,
): Authentication {
  return {
    async authenticate(credential, requestId) {
      if (credential.kind !== 'ticket') return authenticate(credential, requestId)

      const found = await findTicketHolder(hash('sha256', credential.ticket), requestId)
      if (found === null)
        throw new Problem('invalid_credential', 'The ticket is unknown, was used, or has expired.')
      if (!found.isActive) throw inactiveInstallation(found.caller)

      return found.caller
    },
    findKnownCaller,
  }
}
