import type { Caller } from '../../../platform/caller.ts'
import { authorizeClub, authorizeInstallationClub, hasScope } from '../records/access.ts'

/** The club of the calling installation, whose bookings and courts the answer is computed from. */
export function authorizeOwnAvailability(caller: Caller): string {
  authorizeInstallationClub(caller, 'courts:read')
  return authorizeInstallationClub(caller, 'bookings:read')
}

/** The club, for the staff of its desk and installations that may read its courts and its bookings. */
export function authorizeAvailability(caller: Caller, clubId: string): string {
  authorizeClub(caller, clubId, 'courts:read')
  return authorizeClub(caller, clubId, 'bookings:read')
}

/** Staff of the desk read events, too. */
export function maySeeEvents(caller: Caller): boolean {
  return caller.kind === 'staff' || hasScope(caller, 'events:read')
}
