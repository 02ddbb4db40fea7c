import { ifOtherCount } from '../database/database-errors.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * A subquery of two rows is an error of the server, which runs no further statement of the packet. No SELECT: it has sent
 * its columns before it fails, so that the driver takes it for done.
 */
const REQUIRE_ROW_COUNT = 'SET @required = IF(ROW_COUNT() = ?, 0, (SELECT 1 UNION ALL SELECT 2))'

/**
 * Queued behind a write of that many rows; the transaction fails with `toFault` if the write found fewer. So the server
 * decides without a round trip, and the write can share a packet with COMMIT.
 */
export function requireRowCount(tx: Tx, count: number, toFault: () => Error): Promise<void> {
  return tx.write(REQUIRE_ROW_COUNT, [count], ifOtherCount(toFault))
}
