import type { Queryable } from '../../foundation/database/database.ts'
import { retryIfDuplicate, type Tx } from '../../foundation/database/transaction.ts'
import { type Table, tableOf } from '../../foundation/query/table.ts'
import { ClubEntity, LocationEntity, OrganizationEntity } from '../clubs/entities.ts'
import { courtCredentialStore } from '../court-credentials/store.ts'
import { CourtDeviceEntity } from '../court-devices/entities.ts'
import { CourtEntity } from '../courts/entities.ts'
import { ApplicationEntity } from '../installations/entities.ts'
import { StaffRoleEntity } from '../staff-members/entities.ts'
import { ExternalKeyEntity } from './entities.ts'
import { PROVISIONING_LOCK } from './external-key.ts'
import type { Plan, Writes } from './provisioning-plan.ts'

const keys = tableOf(ExternalKeyEntity)
const organizations = tableOf(OrganizationEntity)
const clubs = tableOf(ClubEntity)
const locations = tableOf(LocationEntity)
const courts = tableOf(CourtEntity)
const applications = tableOf(ApplicationEntity)
const devices = tableOf(CourtDeviceEntity)
const staffRoles = tableOf(StaffRoleEntity)

type Key = readonly string[]

/** Each read takes at least one value. */
export const provisioningStore = {
  /** Waits for another provisioning, and makes others wait until the transaction ends. */
  lock: (tx: Tx) => keys.insertIfFree(tx, PROVISIONING_LOCK),

  async organizationKeys(database: Queryable, externalKeys: Key) {
    const rows = await database.query(
      `SELECT ${keys.columns('k')} FROM external_keys k FORCE INDEX (external_keys_by_key)
       WHERE k.scope = '' AND k.kind = 'ORGANIZATION' AND k.external_key IN (?)`,
      [externalKeys],
    )
    return rows.map(keys.toRecord)
  },

  /** Keys of the locations and courts of clubs. */
  async keysOfClubs(database: Queryable, clubIds: Key) {
    const rows = await database.query(
      `SELECT ${keys.columns('k')} FROM external_keys k FORCE INDEX (external_keys_by_key)
       WHERE k.scope IN (?)`,
      [clubIds],
    )
    return rows.map(keys.toRecord)
  },

  async organizations(database: Queryable, ids: Key) {
    const rows = await database.query(
      `SELECT ${organizations.columns('o')} FROM organizations o FORCE INDEX (PRIMARY)
       WHERE o.id IN (?)`,
      [ids],
    )
    return rows.map(organizations.toRecord)
  },

  async clubs(database: Queryable, slugs: Key, lock: '' | 'FOR UPDATE' = '') {
    const rows = await database.query(
      `SELECT ${clubs.columns('cl')} FROM clubs cl FORCE INDEX (clubs_by_slug)
       WHERE cl.slug IN (?) ${lock}`,
      [slugs],
    )
    return rows.map(clubs.toRecord)
  },

  async locations(database: Queryable, clubIds: Key) {
    const rows = await database.query(
      `SELECT ${locations.columns('l')} FROM locations l FORCE INDEX (locations_by_club)
       WHERE l.club_id IN (?)`,
      [clubIds],
    )
    return rows.map(locations.toRecord)
  },

  async courts(database: Queryable, clubIds: Key) {
    const rows = await database.query(
      `SELECT ${courts.columns('c')} FROM courts c FORCE INDEX (courts_by_club)
       WHERE c.club_id IN (?)`,
      [clubIds],
    )
    return rows.map(courts.toRecord)
  },

  async courtsByPublicId(database: Queryable, publicIds: Key) {
    const rows = await database.query<{ id: string; publicId: string }[]>(
      `SELECT c.id, c.public_id AS publicId FROM courts c FORCE INDEX (courts_by_public_id)
       WHERE c.public_id IN (?)`,
      [publicIds],
    )
    return new Map(rows.map(({ id, publicId }) => [publicId, id]))
  },

  /** Ids of the courts with bookings, sessions or mappings. All rows are locked, so that none is written meanwhile. */
  async lockCourtsInUse(tx: Tx, ids: Key): Promise<ReadonlySet<string>> {
    await tx.query('SELECT c.id FROM courts c FORCE INDEX (PRIMARY) WHERE c.id IN (?) FOR UPDATE', [
      ids,
    ])
    const rows = await tx.query<{ id: string }[]>(
      `SELECT c.id FROM courts c FORCE INDEX (PRIMARY) WHERE c.id IN (?) AND (
         EXISTS (SELECT 1 FROM bookings b FORCE INDEX (bookings_by_court)
           WHERE b.club_id = c.club_id AND b.court_id = c.id)
         OR EXISTS (SELECT 1 FROM match_sessions ms FORCE INDEX (match_sessions_by_court)
           WHERE ms.club_id = c.club_id AND ms.court_id = c.id)
         OR EXISTS (SELECT 1 FROM booking_sources s FORCE INDEX (booking_sources_by_club)
           JOIN court_mappings m FORCE INDEX (court_mappings_by_external_court)
             ON m.booking_source_id = s.id
           WHERE s.club_id = c.club_id AND m.court_id = c.id))`,
      [ids],
    )
    return new Set(rows.map(({ id }) => id))
  },

  async applications(database: Queryable, slugs: Key) {
    const rows = await database.query(
      `SELECT ${applications.columns('a')} FROM applications a FORCE INDEX (applications_by_slug)
       WHERE a.slug IN (?)`,
      [slugs],
    )
    return rows.map(applications.toRecord)
  },

  async write(tx: Tx, plan: Plan): Promise<void> {
    await writeAll(tx, organizations, plan.organizations)
    await writeAll(tx, keys, plan.keys)
    await writeAll(tx, clubs, plan.clubs)
    await writeAll(tx, locations, plan.locations)
    await writeAll(tx, courts, plan.courts)
    await courtCredentialStore.deleteOfCourts(tx, plan.courts.deleted)
    await writeAll(tx, applications, plan.applications)
    await writeAll(tx, staffRoles, plan.staff)
    await writeAll(tx, devices, plan.devices)
  },
}

/** A slug or public id that another mutation has taken meanwhile makes the transaction begin again. */
async function writeAll<T>(
  tx: Tx,
  table: Table<T>,
  { added, changed, deleted }: Writes<T>,
): Promise<void> {
  await table.recordChange(tx, deleted)
  for (const id of deleted) await tx.write(`DELETE FROM ${table.name} WHERE id = ?`, [id])
  for (const { id, values } of changed) await table.update(tx, id, values, retryIfDuplicate)
  if (added.length > 0) await table.insertAll(tx, added, retryIfDuplicate)
}
