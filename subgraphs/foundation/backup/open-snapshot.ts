import { isDeepStrictEqual } from 'node:util'
import type { Connection } from 'mysql2'
import { type DatabaseAddress, toTarget } from '../database/database.ts'
import { openConnection, sendQuery } from './backup-connection.ts'
import type { Dumped } from './dump-database.ts'
import type { BackupManifest } from './manifest.ts'

export interface Addresses {
  club: DatabaseAddress
  volunteer: DatabaseAddress
}

/** Both databases as they were at one moment, while processes write. */
export interface BackupSnapshot
  extends Pick<BackupManifest, 'takenAt' | 'server' | 'isOneSnapshot'> {
  club: Dumped
  volunteer: Dumped
  close(): void
}

/**
 * Opens one snapshot where one account reads both databases, else two. Of two, that of the volunteer side is the older
 * one: it refers to clubs, which then exist in the other.
 */
export async function openSnapshot(addresses: Addresses): Promise<BackupSnapshot> {
  const opened: Connection[] = []
  const open = async (address: DatabaseAddress) => {
    const connection = await openConnection(address)
    opened.push(connection)
    return connection
  }
  const close = () => {
    for (const connection of opened) connection.destroy()
  }
  try {
    const club = await open(addresses.club)
    const isOneSnapshot = await readsBoth(club, addresses)
    const volunteer = isOneSnapshot ? club : await open(addresses.volunteer)
    for (const connection of new Set([volunteer, club])) await begin(connection)
    return {
      club: { connection: club, name: toTarget(addresses.club).database },
      volunteer: { connection: volunteer, name: toTarget(addresses.volunteer).database },
      isOneSnapshot,
      ...(await describe(club)),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

const ACCESS_DENIED = [1044, 1142]

async function readsBoth(connection: Connection, { club, volunteer }: Addresses): Promise<boolean> {
  if (!isDeepStrictEqual(serverOf(club), serverOf(volunteer))) return false
  try {
    await sendQuery(connection, 'SHOW TABLES FROM ??', [toTarget(volunteer).database])
    return true
  } catch (error) {
    if (ACCESS_DENIED.includes(Number((error as { errno?: number }).errno))) return false
    throw error
  }
}

function serverOf(address: DatabaseAddress) {
  return { ...toTarget(address), username: null, password: null, database: null }
}

async function begin(connection: Connection): Promise<void> {
  await sendQuery(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  await sendQuery(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT')
}

async function describe(
  connection: Connection,
): Promise<Pick<BackupManifest, 'takenAt' | 'server'>> {
  const sql = "SELECT version() AS version, DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%T.%f') AS now"
  const [row] = await sendQuery<{ version: string; now: string }[]>(connection, sql)
  const { version = '', now = '' } = row ?? {}
  return {
    takenAt: `${now.slice(0, 23)}Z`,
    server: /mariadb/i.test(version) ? 'mariadb' : 'mysql',
  }
}
