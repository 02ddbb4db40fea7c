import type { Database } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import {
  type Application,
  ApplicationEntity,
  type Installation,
  InstallationEntity,
} from './entities.ts'

const installations = tableOf(InstallationEntity)
const applications = tableOf(ApplicationEntity)

/** An installation with what has to be known of it at every request. */
export type InstallationInClub = Installation & {
  provider: string
  organizationId: string
  clubStatus: string
}

export const installationStore = {
  async find(database: Database, id: string): Promise<Installation | null> {
    const [row] = await database.query(
      `SELECT ${installations.columns('i')} FROM installations i WHERE i.id = ?`,
      [id],
    )
    return row === undefined ? null : installations.toRecord(row)
  },

  async findBySubject(database: Database, subject: string): Promise<InstallationInClub | null> {
    const [row] = await database.query(
      `SELECT ${installations.columns('i')}, a.slug AS provider,
         cl.organization_id AS organizationId, cl.status AS clubStatus
       FROM installations i
       JOIN applications a ON a.id = i.application_id
       JOIN clubs cl ON cl.id = i.club_id
       WHERE i.oauth_subject = ?`,
      [Buffer.from(subject)],
    )
    return row === undefined ? null : (installations.toRecord(row) as InstallationInClub)
  },

  async findApplication(database: Database, id: string): Promise<Application | null> {
    const [row] = await database.query(
      `SELECT ${applications.columns('a')} FROM applications a WHERE a.id = ?`,
      [id],
    )
    return row === undefined ? null : applications.toRecord(row)
  },
}
