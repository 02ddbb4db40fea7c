import type { QueryRunner } from 'typeorm'
import { type MigrationClass, migration } from './migration.ts'
import { tableOfMigration } from './plan-migrations.ts'

/** Rows of a transaction, which keeps its locks for some hundredths of a second. */
const PIECE = 1000

interface Filling {
  /** Ends with its condition on the rows that it reads, and changes nothing of what it has filled. */
  sql: string
  secondsPerMillion: Readonly<{ mariadb: number; mysql: number }>
}

/**
 * A migration that fills what an additive one has added, from rows of before. It runs in pieces of the table's ids, each of
 * them a transaction, while the release before writes on; what that writes behind it stays without.
 */
export function fillMigration(
  number: number,
  title: string,
  { sql, secondsPerMillion }: Filling,
): MigrationClass {
  const table = tableOfMigration(sql)
  return class extends migration(number, title, sql) {
    override readonly cost = { algorithm: 'ROWS', secondsPerMillion } as const
    /** TypeORM would have one transaction around all pieces. */
    override readonly transaction = false

    override async up(runner: QueryRunner): Promise<void> {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const [last]: { id: string }[] = await runner.query(
          `SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT 1 OFFSET ${PIECE - 1}`,
          [after],
        )
        const [upTo, ids] = last ? ['AND id <= ?', [after, last.id]] : ['', [after]]
        await runner.query(`${sql} AND id > ? ${upTo}`, ids)
        after = last?.id
      }
    }
  }
}
