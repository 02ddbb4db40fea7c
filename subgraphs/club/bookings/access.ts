import { asInstallation, type Caller, type InstallationCaller } from '../../../platform/caller.ts'
import { requireScopes } from '../records/access.ts'

/** Bookings are written by installations with bookings:write, into sources of their own. */
export function asBookingWriter(caller: Caller): InstallationCaller {
  const installation = asInstallation(caller)
  requireScopes(installation, ['bookings:write'])
  return installation
}

/** A snapshot that names participants, even none, needs participants:write as well. */
export function requireParticipantScope(
  installation: InstallationCaller,
  snapshots: readonly { participants?: unknown }[],
): void {
  if (snapshots.some(({ participants }) => participants != null))
    requireScopes(installation, ['participants:write'])
}
