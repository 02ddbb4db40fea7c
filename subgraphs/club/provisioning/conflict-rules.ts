import type { Issue } from '../../../platform/input/issues.ts'
import { isReservedSlug, RESERVED_SLUG } from '../../../schema/club/applications.ts'
import type { ProvisionedClub, Provisioning } from '../../../schema/club/provisioning.ts'
import { Problem } from '../../../schema/problem.ts'
import type { Club } from '../clubs/club.ts'
import { readPublicKey } from '../installations/public-key.ts'
import { findByKey } from './find-by-key.ts'
import type { ProvisionedState } from './provisioning-plan.ts'

/** Conflicts of the requested records with the stored ones; each has the path of its value. */
export function findConflicts(requested: Provisioning, state: ProvisionedState): Issue[] {
  const ofKeys = (requested.applications ?? []).flatMap(({ key, publicKey }, index) => [
    ...(isReservedSlug(key) && !state.applications.has(key)
      ? [conflict(`applications[${index}].key`, RESERVED_SLUG)]
      : []),
    ...findKeyFault(publicKey, `applications[${index}].publicKey`),
  ])
  const ofClubs = (requested.organizations ?? []).flatMap(({ key, clubs }, o) =>
    (clubs ?? []).flatMap((club, c) => {
      const path = `organizations[${o}].clubs[${c}]`
      const stored = state.clubs.get(club.key)
      const organizationId = state.organizations.get(key)?.id
      if (stored !== undefined && stored.organizationId !== organizationId) {
        const message = `${club.key} belongs to another organization, with which a club stays.`
        return [conflict(`${path}.key`, message)]
      }
      return findCourtConflicts(club, { path, stored, state })
    }),
  )
  return [...ofKeys, ...ofClubs]
}

function findCourtConflicts(
  { locations }: ProvisionedClub,
  {
    path,
    stored: club,
    state,
  }: { path: string; stored: Club | undefined; state: ProvisionedState },
): Issue[] {
  const scope = club?.id ?? ''
  return (locations ?? []).flatMap(({ key, courts }, l) => {
    const location = findByKey(state, 'locations', { scope, kind: 'LOCATION', key })
    return (courts ?? []).flatMap((court, k) => {
      const place = `${path}.locations[${l}].courts[${k}]`
      const stored = findByKey(state, 'courts', { scope, kind: 'COURT', key: court.key })
      const holder = state.courtsByPublicId.get(court.publicId)
      const isTaken = holder !== undefined && holder !== stored?.id
      const isMoved = stored !== undefined && stored.locationId !== location?.id
      return [
        ...(isTaken
          ? [conflict(`${place}.publicId`, `${court.publicId} is the public id of another court.`)]
          : []),
        ...(isMoved
          ? [conflict(`${place}.key`, `${court.key} is at another location, at which it stays.`)]
          : []),
      ]
    })
  })
}

function findKeyFault(publicKey: string, path: string): Issue[] {
  try {
    readPublicKey(publicKey)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [{ in: 'body', path, rule: 'format', message: error.message }]
  }
}

function conflict(path: string, message: string): Issue {
  return { in: 'body', path, rule: 'conflict', message }
}
