import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { CourtCredential } from './court-credential.ts'
import { CourtCredentialEntity } from './entities.ts'

const credentials = tableOf(CourtCredentialEntity)

export const courtCredentialStore = {
  add: (tx: Tx, credential: CourtCredential) => credentials.insert(tx, credential),

  findByHash: (database: Queryable, credentialHash: Buffer) =>
    credentials.selectOne(database, 'k', 'WHERE k.credential_hash = ?', [credentialHash]),

  /** Credentials of courts, the oldest of each first; a court has few. */
  async ofCourts(database: Queryable, courtIds: readonly string[]): Promise<CourtCredential[]> {
    const rows = await database.query(
      `SELECT ${credentials.columns('k')}
       FROM court_credentials k FORCE INDEX (court_credentials_by_court)
       WHERE k.court_id IN (?) ORDER BY k.court_id, k.created_at, k.id`,
      [courtIds],
    )
    return rows.map(credentials.toRecord)
  },

  /** Id of the court of a credential; its row is locked before the credential's. */
  async findCourtOf(database: Queryable, id: string): Promise<string | null> {
    const rest = 'WHERE k.id = ?'
    return (await credentials.selectOne(database, 'k', rest, [id]))?.courtId ?? null
  },

  async deleteAll(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return

    await credentials.recordChange(tx, ids)
    await tx.write(`${deleteFrom('court_credentials')} WHERE id IN (?)`, [ids])
  },

  async deleteOfCourts(tx: Tx, courtIds: readonly string[]): Promise<void> {
    if (courtIds.length === 0) return

    const found = await courtCredentialStore.ofCourts(tx, courtIds)
    await courtCredentialStore.deleteAll(
      tx,
      found.map(({ id }) => id),
    )
  },

  /** Uses the code up; of concurrent attempts one succeeds, the others get null. */
  async pair(
    tx: Tx,
    { codeHash, credentialHash }: { codeHash: Buffer; credentialHash: Buffer },
    now: Date,
  ): Promise<CourtCredential | null> {
    const paired = await tx.query<{ affectedRows: number }>(
      `UPDATE court_credentials SET code_hash = NULL, credential_hash = ?, paired_at = ?
       WHERE code_hash = ? AND code_expires_at > ?`,
      [credentialHash, now, codeHash, now],
    )
    if (paired.affectedRows === 0) return null

    return credentials.selectOne(tx, 'k', 'WHERE k.credential_hash = ?', [credentialHash])
  },

  /** Of a screen that was opened before, the first opening stays. */
  async open(
    tx: Tx,
    credentialHash: Buffer,
    now: Date,
  ): Promise<{ screen: CourtCredential | null; isFirst: boolean }> {
    const opened = await tx.query<{ affectedRows: number }>(
      `UPDATE court_credentials SET paired_at = ?
       WHERE credential_hash = ? AND kind = 'SCREEN' AND paired_at IS NULL`,
      [now, credentialHash],
    )
    const screen = await courtCredentialStore.findByHash(tx, credentialHash)
    return { screen, isFirst: opened.affectedRows > 0 }
  },
}
