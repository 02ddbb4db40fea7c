import type { Database, DatabaseContents } from '../../subgraphs/foundation/database/database.ts'
import type { Verdict, Verdicts } from '../finding.ts'

interface Table {
  name: string
  engine: string | null
  collation: string | null
}

const COLLATION = 'utf8mb4_bin'

/** Tables of the product that an administrator or a restore made otherwise than the migrations. */
export async function findForeignTables(
  database: Database,
  { entities }: DatabaseContents,
): Promise<Verdicts> {
  const found: [Verdict, string][] = []
  const [row] = await database.query<{ collation: string }[]>(
    'SELECT @@collation_database AS collation',
  )
  if (row?.collation !== COLLATION)
    found.push([
      'WRONG',
      `Its default collation is ${row?.collation}: new columns compare texts otherwise. ALTER DATABASE … CHARACTER SET utf8mb4 COLLATE ${COLLATION}.`,
    ])
  const own = new Set(entities.map(({ options }) => options.tableName))
  const tables = (
    await database.query<Table[]>(
      `SELECT table_name AS name, engine AS engine, table_collation AS collation
       FROM information_schema.tables WHERE table_schema = DATABASE()`,
    )
  ).filter(({ name }) => own.has(name))
  const namesOf = (list: readonly Table[]) => list.map(({ name }) => name).join(', ')
  const others = tables.filter(({ collation }) => collation !== COLLATION)
  if (others.length > 0)
    found.push([
      'WRONG',
      `Texts compare otherwise than ${COLLATION} in ${namesOf(others)}. Restore them into a database with that collation.`,
    ])
  const foreign = tables.filter(({ engine }) => engine !== 'InnoDB')
  if (foreign.length > 0)
    found.push([
      'WRONG',
      `Not in InnoDB, so without transactions: ${namesOf(foreign)}. ALTER TABLE … ENGINE=InnoDB.`,
    ])
  return found
}
