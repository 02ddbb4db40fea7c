import { Problem } from '../../../../platform/problem.ts'
import type { Database } from '../database.ts'
import { mayNotRead } from '../database-errors.ts'

/** A server of a MySQL group, as the one that is asked sees it. */
export interface GroupMember {
  /** 1 for the one that is asked itself. */
  isSelf: unknown
  state: string
}

/**
 * Rejects on a member of a MySQL group that can acknowledge no write: one without the majority goes on
 * answering reads and says of itself that it is writable. Where there can be no group, it is asked once.
 */
export function makeRequireMajority(database: Database): () => Promise<void> {
  let isAsked: boolean | null = null
  return async () => {
    isAsked ??= await canBeMember(database)
    if (!isAsked) return

    const members = await findMembers(database)
    if (members === null) isAsked = false
    else requireMajority(members)
  }
}

/** An OFFLINE server is in no group, and what it says of its writes holds. */
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

/** Null where our user was not given the right to read them (`docs/operations.md`). */
async function findMembers(database: Database): Promise<readonly GroupMember[] | null> {
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

function unavailable(message: string): Problem {
  return new Problem('dependency_unavailable', message)
}
