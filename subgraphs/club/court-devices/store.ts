import type { Queryable } from '../../foundation/database/database.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { CourtDevice } from './court-device.ts'
import { CourtDeviceEntity } from './entities.ts'

const devices = tableOf(CourtDeviceEntity)

export const courtDeviceStore = {
  findByHash: (database: Queryable, credentialHash: Buffer) =>
    devices.selectOne(database, 'd', 'WHERE d.credential_hash = ?', [credentialHash]),

  async ofClubs(database: Queryable, clubIds: readonly string[]): Promise<CourtDevice[]> {
    const rows = await database.query(
      `SELECT ${devices.columns('d')} FROM court_devices d FORCE INDEX (court_devices_by_club)
       WHERE d.club_id IN (?)`,
      [clubIds],
    )
    return rows.map(devices.toRecord)
  },
}
