import type { Database, Queryable } from '../../../foundation/database/database.ts'
import { ifDuplicate } from '../../../foundation/database/database-errors.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Pages } from '../../../foundation/lists/load-pages.ts'
import { pagedList } from '../../../foundation/lists/paged-list.ts'
import type { Slice } from '../../../foundation/lists/paging.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../../foundation/query/tenancy.ts'
import { ClubEntity } from '../../clubs/entities.ts'
import { AuthorizationEntity } from '../entities.ts'
import type { Authorization, ExchangeAnswer } from './authorization.ts'
import { type Claim, conflictingKey, type FoundAuthorization } from './authorization-rules.ts'

const authorizations = tableOf(AuthorizationEntity)

const LIST = pagedList(AuthorizationEntity, { alias: 'a', order: ['id'] })

const CLUB = tableOf(ClubEntity).as({ organizationId: 'organizationId', clubStatus: 'status' })

export const authorizationStore = {
  add: (tx: Tx | Database, authorization: Authorization) =>
    authorizations.insert(tx, authorization),

  /** Locks the authorization, which serializes concurrent exchanges of a code. */
  async lockByCode(tx: Tx, codeHash: Buffer): Promise<FoundAuthorization | null> {
    const [row] = await tx.query(
      `SELECT ${authorizations.columns('a')} FROM installation_authorizations a
       WHERE a.code_hash = ? FOR UPDATE`,
      [codeHash],
    )
    if (row === undefined) return null

    const authorization = authorizations.toRecord(row)
    const [club] = await tx.query(`SELECT ${CLUB.columns('cl')} FROM clubs cl WHERE cl.id = ?`, [
      authorization.clubId,
    ])
    if (club === undefined) throw new Error('An authorization has lost its club.')
    return { ...authorization, ...CLUB.toRecord(club) }
  },

  lock: (tx: Tx, clubId: string, id: string) =>
    authorizations.selectOne(tx, 'a', 'WHERE a.id = ? AND a.club_id = ? FOR UPDATE', [id, clubId]),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    authorizations.findAll(database, ids, reachOf(tenancy)),

  async list(pages: Pages, clubId: string, { after, limit }: Slice): Promise<Authorization[]> {
    const rows = await pages.read(LIST, {
      equal: { clubId },
      after: after && [after[1]],
      limit,
    })
    return rows.map(authorizations.toRecord)
  },

  /** Binds the Idempotency-Key to the code permanently. */
  claim: (tx: Tx, id: string, claim: Claim) =>
    authorizations.update(tx, id, { ...claim, status: 'CLAIMED' }, ifDuplicate(conflictingKey)),

  /** Releases the claim after a failed exchange, unless another request has claimed the code meanwhile. */
  async release(database: Database, { id, claimedAt }: Authorization): Promise<void> {
    await database.query(
      `UPDATE installation_authorizations
       SET status = 'APPROVED', claimed_at = NULL, idempotency_key = NULL, fingerprint = NULL
       WHERE id = ? AND status = 'CLAIMED' AND claimed_at = ?`,
      [id, claimedAt],
    )
  },

  finish: (tx: Tx, id: string, answer: ExchangeAnswer) =>
    authorizations.update(tx, id, { status: 'EXCHANGED', answer }),

  withdraw: (tx: Tx, id: string) => authorizations.update(tx, id, { status: 'WITHDRAWN' }),
}
