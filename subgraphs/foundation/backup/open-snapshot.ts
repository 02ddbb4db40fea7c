import { isDeepStrictEqual } from 'node:util'
import type { Connection } from 'mysql2'
import { type DatabaseAddress, toTarget } from '../database/database.ts'
import { openConnection, sendQuery } from './backup-connection.ts'
import { beginSnapshot, type LogStart } from './binary-log.ts'
import type { Dumped } from './dump-database.ts'
import type { BackupManifest } from './manifest.ts'

export interface Addresses {
  club: DatabaseAddress
  volunteer: DatabaseAddress
}

/** Both databases as they were at one moment, while processes write. */
export interface BackupSnapshot
  extends Pick<BackupManifest, 'takenAt' | 'server' | 'isOneSnapshot'> {
  binaryLog: Record<keyof Addresses, LogStart>
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
    const dumped = {
      club: { connection: club, name: toTarget(addresses.club).database },
      volunteer: { connection: volunteer, name: toTarget(addresses.volunteer).database },
    }
    const binaryLog = await begin(dumped)
    return { ...dumped, binaryLog, isOneSnapshot, ...(await describe(club)), close }
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

async function begin({ club, volunteer }: Pick<BackupSnapshot, 'club' | 'volunteer'>) {
  if (club.connection === volunteer.connection) {
    const start = await beginOf(club, volunteer)
    return { club: start, volunteer: start }
  }
  const older = await beginOf(volunteer)
  return { club: await beginOf(club), volunteer: older }
}

async function beginOf({ connection, name }: Dumped, ...others: Dumped[]): Promise<LogStart> {
  const databases = [name, ...others.map((other) => other.name)]
  return beginSnapshot(connection, { ...(await describe(connection)), databases })
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
