import type { ProvisionRequest } from '../../../schema/club/provisioning.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { courtDeviceStore } from '../court-devices/store.ts'
import { staffRoleStore } from '../staff-members/store.ts'
import type { ProvisionedState } from './provisioning-plan.ts'
import { provisioningStore } from './store.ts'

/** Reads the stored records that an input names; the clubs are locked unless it is a dry run. */
export async function readState(tx: Tx, requested: ProvisionRequest): Promise<ProvisionedState> {
  const organizations = requested.organizations ?? []
  const namedClubs = organizations.flatMap(({ clubs }) => clubs ?? [])
  const namedCourts = namedClubs
    .flatMap(({ locations }) => locations ?? [])
    .flatMap(({ courts }) => courts ?? [])
  const keysOf = (records: readonly { key: string }[]) => records.map(({ key }) => key)
  const ifAny = async <T>(
    values: readonly string[],
    read: (tx: Tx, values: readonly string[]) => Promise<T[]>,
  ) => (values.length === 0 ? [] : read(tx, values))

  const named = await ifAny(keysOf(organizations), provisioningStore.organizationKeys)
  const known = await ifAny(
    named.map(({ id }) => id),
    provisioningStore.organizations,
  )
  const byId = new Map(known.map((organization) => [organization.id, organization]))
  // Another mutation of a club would set a later `updatedAt` than that of the plan.
  const lock = requested.dryRun === true ? '' : 'FOR UPDATE'
  const clubs = await ifAny(keysOf(namedClubs), (_tx, slugs) =>
    provisioningStore.clubs(tx, slugs, lock),
  )
  const clubIds = clubs.map(({ id }) => id)
  const keys = await ifAny(clubIds, provisioningStore.keysOfClubs)
  const publicIds = namedCourts.map(({ publicId }) => publicId)
  const courtIds = keys.filter(({ kind }) => kind === 'COURT').map(({ id }) => id)
  const applications = await ifAny(
    keysOf(requested.applications ?? []),
    provisioningStore.applications,
  )
  const inUse = requested.prune === true && courtIds.length > 0
  return {
    organizations: new Map(
      named.flatMap(({ externalKey, id }) => {
        const organization = byId.get(id)
        return organization ? [[externalKey, organization] as const] : []
      }),
    ),
    clubs: new Map(clubs.map((club) => [club.slug, club])),
    applications: new Map(applications.map((application) => [application.slug, application])),
    keys,
    locations: await ifAny(clubIds, provisioningStore.locations),
    courts: await ifAny(clubIds, provisioningStore.courts),
    staff: [
      ...(await ifAny(clubIds, staffRoleStore.ofClubs)),
      ...(requested.admins ? await staffRoleStore.admins(tx) : []),
    ],
    devices: await ifAny(clubIds, courtDeviceStore.ofClubs),
    courtsByPublicId:
      publicIds.length === 0 ? new Map() : await provisioningStore.courtsByPublicId(tx, publicIds),
    courtsInUse: inUse ? await provisioningStore.lockCourtsInUse(tx, courtIds) : new Set(),
  }
}
