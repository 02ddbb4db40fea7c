import { Problem } from '../../../schema/problem.ts'
import type { Installation } from './installation.ts'
import type { InstallationInClub } from './store.ts'

/** True unless the installation is revoked or expired, or its club is not ACTIVE. */
export function isActive(
  installation: Pick<InstallationInClub, 'status' | 'expiresAt' | 'clubStatus'>,
  now: Date,
): boolean {
  return installation.clubStatus === 'ACTIVE' && !isRevokedOrExpired(installation, now)
}

/** True for an installation that is revoked or expired. */
export function isRevokedOrExpired(
  { status, expiresAt }: Pick<Installation, 'status' | 'expiresAt'>,
  now: Date,
): boolean {
  return status !== 'ACTIVE' || (expiresAt !== null && expiresAt <= now)
}

/** An installation that is not active may do nothing, whatever its token says. */
export function requireActiveInstallation(
  installation: InstallationInClub | null,
  now: Date,
): InstallationInClub {
  if (installation !== null && isActive(installation, now)) return installation

  throw new Problem(
    'installation_inactive',
    'The installation or its club is not active.',
    installation ? { installationId: installation.id } : undefined,
  )
}

/** The scopes of a revoked installation cannot be changed. */
export function refuseRevoked({ status }: Pick<Installation, 'status'>): void {
  if (status === 'REVOKED')
    throw new Problem('state_conflict', 'A revoked installation has no scopes to change.')
}

/** The slug of an application is unique. */
export function applicationExists(slug: string): Problem {
  return new Problem('state_conflict', `There is an application ${slug} already.`)
}

/** A revocation is final and takes effect with the next request; the installation's sources become DISABLED. */
export function revoke(installation: Installation, now: Date): Installation {
  if (installation.status === 'REVOKED') return installation

  return { ...installation, status: 'REVOKED', revokedAt: now }
}
