import { hash } from 'node:crypto'
import { SERVICE } from '../platform/caller.ts'
import type { GraphExecutor, Operation } from '../platform/executor.ts'
import { Problem } from '../platform/problem.ts'
import type { InstallationIdentity } from '../schema/types/club.ts'
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

/** Not in the manifest: only a service may ask this, and no client sees the field. */
const FIND_TICKET_HOLDER: Operation = {
  name: 'FindTicketHolder',
  kind: 'query',
  document: DOCUMENT,
  hash: hash('sha256', DOCUMENT),
  registered: true,
}

/** Looks an event stream ticket up in the club subgraph. */
export function makeFindTicketHolder(club: GraphExecutor): FindTicketHolder {
  return async (ticketHash, requestId) => {
    const context = { caller: SERVICE, requestId }
    const { data, errors } = await club
      .execute(FIND_TICKET_HOLDER, { hash: ticketHash }, context)
      .catch((cause: unknown) => {
        throw unavailable(cause)
      })
    if (errors || !data) throw unavailable(errors)

    const identity = data['eventStreamTicketHolder'] as InstallationIdentity | null
    return identity && toFoundInstallation(identity)
  }
}

function unavailable(cause: unknown): Problem {
  return new Problem('dependency_unavailable', 'Tickets cannot be looked up.', undefined, { cause })
}
