import type { Caller } from '../../../platform/caller.ts'
import { notFound } from '../../../schema/problem.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { type Reach, reachOf } from '../../foundation/query/tenancy.ts'
import { authorizeRead, requireScopes } from '../records/access.ts'
import type { BookingSource } from './booking-source.ts'

/** Installations read their own sources, staff those of their clubs. */
export function authorizeSources(caller: Caller): Reach {
  const tenancy = authorizeRead(caller, 'bookings:read')
  if (caller.kind !== 'installation') return reachOf(tenancy)

  return { condition: (alias) => `${alias}.installation_id = ?`, params: [caller.installationId] }
}

/** What became of a source's bookings: for its own installation, and for OWNERs and OPERATORs of its club. */
export function authorizeSourceReader(
  caller: Caller,
  { installationId, clubId }: Pick<BookingSource, 'installationId' | 'clubId'>,
): void {
  if (caller.kind !== 'installation') authorizeStaff(caller, clubId, 'desk')
  else if (caller.installationId !== installationId) throw notFound('booking source')
  else requireScopes(caller, ['bookings:read'])
}
