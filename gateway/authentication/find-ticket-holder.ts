import type { GraphExecutor } from '../../platform/executor.ts'
import type { InstallationIdentity } from '../../schema/types/club.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { FindTicketHolder } from './accept-tickets.ts'
import { toFoundInstallation } from './find-installation.ts'

const DOCUMENT = `query FindTicketHolder($hash: String!) {
  eventStreamTicketHolder(hash: $hash) {
    installationId
    applicationId
    provider
    organizationId
    clubId
    scopes
    isActive
  }
}`

/** Looks up an event stream ticket in the club subgraph. */
export function makeFindTicketHolder(club: GraphExecutor): FindTicketHolder {
  const ask = makeInternalQuery<InstallationIdentity>(club, {
    name: 'FindTicketHolder',
    document: DOCUMENT,
    field: 'eventStreamTicketHolder',
    unavailable: 'Tickets cannot be looked up.',
  })
  return async (ticketHash, requestId) => {
    const identity = await ask({ hash: ticketHash }, requestId)
    return identity && toFoundInstallation(identity)
  }
}
