import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import type { Club } from '../clubs/club.ts'
import { ClubEntity } from '../clubs/entities.ts'
import { ApplicationEntity, InstallationEntity } from './entities.ts'
import type { Installation } from './installation.ts'

const installations = tableOf(InstallationEntity)

const LIST = pagedList(InstallationEntity, { alias: 'i', order: ['id'] })

const APPLICATION = tableOf(ApplicationEntity).as({ provider: 'slug', name: 'name' })
const CLUB = tableOf(ClubEntity).as({ organizationId: 'organizationId', clubStatus: 'status' })

/** An installation with the state of its club, for authentication. */
export type InstallationInClub = Installation & {
  provider: string
  /** Of the application. */
  name: string
  organizationId: string
  clubStatus: Club['status']
}

export const installationStore = {
  find: (database: Database, id: string) =>
    installations.selectOne(database, 'i', 'WHERE i.id = ?', [id]),

  findAll: (database: Queryable, reach: Reach, ids: readonly string[]) =>
    installations.findAll(database, ids, reach),

  async findInClub(database: Database, id: string): Promise<InstallationInClub | null> {
    return findOne(database, 'i.id = ?', id)
  },

  async findBySubject(database: Database, subject: string): Promise<InstallationInClub | null> {
    return findOne(database, 'i.oauth_subject = ?', Buffer.from(subject))
  },

  add: (tx: Tx, installation: Installation) => installations.insert(tx, installation),

  lock: (tx: Tx, clubId: string, id: string) =>
    installations.selectOne(tx, 'i', 'WHERE i.id = ? AND i.club_id = ? FOR UPDATE', [id, clubId]),

  /** Sorted by id, and so by age. */
  async list(pages: Pages, clubId: string, { after, limit }: Slice): Promise<Installation[]> {
    const rows = await pages.read(LIST, {
      equal: { clubId },
      after: after && [after[1]],
      limit,
    })
    return rows.map(installations.toRecord)
  },

  /** Writes the mutable columns; requires the row lock. */
  replace(tx: Tx, installation: Installation): Promise<void> {
    const { id, applicationId, clubId, environment, installedAt, ...changing } = installation
    return installations.update(tx, id, changing)
  },

  /**
   * Revoked installations whose principals may still be active; unordered, so that permanently failing ones do not
   * block others.
   */
  async listUnended(database: Queryable, limit: number): Promise<Installation[]> {
    const rows = await database.query(
      `SELECT ${installations.columns('i')} FROM installations i FORCE INDEX (installations_by_end)
       WHERE i.status = 'REVOKED' AND i.principal_ended_at IS NULL ORDER BY RAND() LIMIT ?`,
      [limit],
    )
    return rows.map(installations.toRecord)
  },

  markEnded: (database: Queryable, id: string, principalEndedAt: Date) =>
    installations.update(database, id, { principalEndedAt }),
}

async function findOne(
  database: Database,
  condition: string,
  param: unknown,
): Promise<InstallationInClub | null> {
  const [row] = await database.query(
    `SELECT ${installations.columns('i')}, ${APPLICATION.columns('a')}, ${CLUB.columns('cl')}
     FROM installations i
     JOIN applications a ON a.id = i.application_id
     JOIN clubs cl ON cl.id = i.club_id
     WHERE ${condition}`,
    [param],
  )
  return row === undefined ? null : (installations.toRecord(row) as InstallationInClub)
}
