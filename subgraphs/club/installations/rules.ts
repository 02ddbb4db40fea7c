import type { InstallationInClub } from './store.ts'

/** Whether an installation lets its application in: neither revoked nor expired, and its club is open. */
export function isActive(
  installation: Pick<InstallationInClub, 'status' | 'expiresAt' | 'clubStatus'>,
  now: Date,
): boolean {
  const { status, expiresAt, clubStatus } = installation
  if (status !== 'ACTIVE' || clubStatus !== 'ACTIVE') return false

  return expiresAt === null || expiresAt > now
}
