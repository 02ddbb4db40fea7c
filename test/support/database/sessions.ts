import type { Database } from '../../../subgraphs/foundation/database/database.ts'

export interface Session {
  id: number
  state: string | null
  /** The statement that the session executes. */
  statement: string
}

const LISTING = 'SHOW FULL PROCESSLIST'

/**
 * The sessions of this database, without the one that lists them. MySQL refuses to read
 * information_schema.processlist while any session of the server executes a text with a 4-byte character.
 */
export async function sessionsOf(database: Pick<Database, 'query'>): Promise<Session[]> {
  const [own] = await database.query<{ name: string }[]>('SELECT DATABASE() AS name')
  const listed =
    await database.query<{ Id: number; db: string; State: string | null; Info: string | null }[]>(
      LISTING,
    )
  return listed
    .filter(({ db, Info }) => db === own?.name && Info !== LISTING)
    .map(({ Id, State, Info }) => ({ id: Number(Id), state: State, statement: Info ?? '' }))
}

/** The sessions that execute a statement with this beginning. */
export async function sessionsExecuting(
  database: Pick<Database, 'query'>,
  beginning: string,
): Promise<Session[]> {
  return (await sessionsOf(database)).filter(({ statement }) => statement.startsWith(beginning))
}
