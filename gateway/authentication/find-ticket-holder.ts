import type { GraphExecutor } from '../../platform/executor.ts'
import { operation } from '../../schema/operations.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { FindTicketHolder } from './accept-tickets.ts'
import { toFoundInstallation } from './find-installation.ts'

/** Looks up an event stream ticket in the club subgraph; `accept-tickets.ts` decides. */
export function makeFindTicketHolder(club: GraphExecutor): FindTicketHolder {
  const message = 'Tickets cannot be looked up.'
  const query = makeInternalQuery(club, operation('FindTicketHolder'), message)
  return async (ticketHash, requestId) => {
    const { eventStreamTicketHolder } = await query({ hash: ticketHash }, requestId)
    return eventStreamTicketHolder && toFoundInstallation(eventStreamTicketHolder)
  }
}
