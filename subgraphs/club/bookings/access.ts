import type { InstallationCaller } from '../../../platform/caller.ts'
import { requireScopes } from '../records/access.ts'

/** A snapshot that names participants, even none, needs participants:write as well. */
export function requireParticipantScope(
  installation: InstallationCaller,
  snapshots: readonly { participants?: unknown }[],
): void {
  if (snapshots.some(({ participants }) => participants != null))
    requireScopes(installation, ['participants:write'])
}
