import type { InstallationInClub } from './store.ts'

/** True unless the installation is revoked or expired, or its club is not ACTIVE. */
export function isActive(
  installation: Pick<InstallationInClub, 'status' | 'expiresAt' | 'clubStatus'>,
  now: Date,
): boolean {
  const { status, expiresAt, clubStatus } = installation
  if (status !== 'ACTIVE' || clubStatus !== 'ACTIVE') return false

  return expiresAt === null || expiresAt > now
}
