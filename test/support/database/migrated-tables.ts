import type { Database } from '../../../subgraphs/foundation/database/database.ts'

const made = new Map<string, Promise<string>>()

/**
 * The statements that make an empty database what migrating made of another, once in a worker:
 * table by table they take a third of what all steps do.
 */
export function migratedTables(kind: string, migrateOne: () => Promise<Database>): Promise<string> {
  const statements = made.get(kind) ?? migrateOne().then(readStatements)
  made.set(kind, statements)
  return statements
}

/** The other database has to stay: what the steps wrote into tables is copied from there. */
async function readStatements(database: Database): Promise<string> {
  const { database: original } = database.dataSource.options
  const tables = await database.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [original],
  )
  const statements: string[] = []
  for (const { name } of tables) {
    const [shown] = await database.query<{ 'Create Table': string }[]>(`SHOW CREATE TABLE ${name}`)
    const [row] = await database.query(`SELECT 1 FROM ${name} LIMIT 1`)
    statements.push(shown?.['Create Table'] ?? '')
    if (row) statements.push(`INSERT INTO ${name} SELECT * FROM ${original}.${name}`)
  }
  await database.close()
  return statements.join(';\n')
}
