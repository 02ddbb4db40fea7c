import {
  type Caller,
  callerKey,
  type DeviceCaller,
  type StaffCaller,
} from '../../../platform/caller.ts'

/**
 * Whether a caller has lost a role or its court, or is another one. Roles that could not be looked up are not lost: a
 * later check decides.
 */
export function hasLostRights(before: Caller, now: Caller): boolean {
  if (callerKey(before) !== callerKey(now)) return true
  if (before.kind === 'staff' && now.kind === 'staff') return hasLostRole(before, now)
  return before.kind === 'device' && now.kind === 'device' && isMoved(before, now)
}

/** An ADMIN has the rights of all roles. */
function hasLostRole(before: StaffCaller, now: StaffCaller): boolean {
  if (now.isAdmin || now.isClaimAlone) return false

  const isLost = ({ clubId, role }: StaffCaller['roles'][number]) =>
    !now.roles.some((held) => held.clubId === clubId && held.role === role)
  return before.isAdmin || before.roles.some(isLost)
}

function isMoved(before: DeviceCaller, now: DeviceCaller): boolean {
  return before.clubId !== now.clubId || before.courtId !== now.courtId
}
