import { NotReady } from '../../../../platform/metrics/readiness.ts'
import type { Database } from '../database.ts'
import { mayNotRead } from '../database-errors.ts'

/** A member of the MySQL group, as the connected server sees it. */
export interface GroupMember {
  /** 1 for the connected server. */
  isSelf: unknown
  state: string
}

/**
 * Rejects if the connected member of a MySQL group has lost the majority: it still answers reads and reports
 * itself as writable, but acknowledges no write. A server without group replication is checked only once.
 */
export function makeRequireMajority(database: Database): () => Promise<void> {
  let isMember: boolean | null = null
  return async () => {
    isMember ??= await canBeMember(database)
    if (!isMember) return

    const members = await findGroupMembers(database)
    if (members === null) isMember = false
    else requireMajority(members)
  }
}

/** An OFFLINE server is in no group, so its own read-only flag is right. */
export function requireMajority(members: readonly GroupMember[]): void {
  const own = members.find(({ isSelf }) => Number(isSelf) === 1)?.state
  if (own === undefined || own === 'OFFLINE') return
  if (own !== 'ONLINE') throw unavailable(`The database is ${own} in its group.`)

  const reached = members.filter(({ state }) => state !== 'UNREACHABLE').length
  if (reached * 2 <= members.length)
    throw unavailable('The database is in a part of its group without the majority.')
}

async function canBeMember(database: Database): Promise<boolean> {
  const rows = await database.query("SHOW GLOBAL VARIABLES LIKE 'group_replication_group_name'")
  return rows.length > 0
}

/** Null if the database user may not read the table (`docs/database-clusters.md`). */
export async function findGroupMembers(database: Database): Promise<readonly GroupMember[] | null> {
  try {
    return await database.query<GroupMember[]>(
      `SELECT member_id = @@server_uuid AS isSelf, member_state AS state
       FROM performance_schema.replication_group_members`,
    )
  } catch (error) {
    if (mayNotRead(error)) return null
    throw error
  }
}

function unavailable(message: string): NotReady {
  return new NotReady('database_no_majority', message)
}
