import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { type BackupRequest, backUp } from '../../../../subgraphs/foundation/backup/back-up.ts'
import { PRODUCTS, readManifest } from '../../../../subgraphs/foundation/backup/manifest.ts'
import {
  type RestoreRequest,
  restoreDatabases,
} from '../../../../subgraphs/foundation/backup/restore-databases.ts'
import type {
  Database,
  DatabaseAddress,
} from '../../../../subgraphs/foundation/database/database.ts'
import { migrate } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { newAddress, openEmptyDatabase } from '../../../support/database/empty-database.ts'

export const CONTENTS = { club: CLUB_DATABASE, volunteer: VOLUNTEER_DATABASE }

/** Both databases of an installation, and where they are. */
export interface Pair {
  databases: Record<(typeof PRODUCTS)[number], Database>
  addresses: Record<(typeof PRODUCTS)[number], DatabaseAddress & { database: string }>
  close(): Promise<void>
}

/** Both databases without tables. */
export async function openEmptyPair(): Promise<Pair> {
  const addresses = { club: newAddress(), volunteer: newAddress() }
  const databases = {
    club: await openEmptyDatabase(CONTENTS.club, addresses.club),
    volunteer: await openEmptyDatabase(CONTENTS.volunteer, addresses.volunteer),
  }
  return {
    databases,
    addresses,
    async close() {
      for (const product of PRODUCTS) await databases[product].close()
    },
  }
}

export async function openMigratedPair(): Promise<Pair> {
  const pair = await openEmptyPair()
  for (const product of PRODUCTS) await migratePair(pair.databases[product])
  return pair
}

export function migratePair(database: Database): Promise<string[]> {
  return migrate(database, { newId: newUuid, signal: new AbortController().signal })
}

export interface Folder {
  path: string
  remove(): Promise<void>
}

export async function makeTestFolder(): Promise<Folder> {
  const path = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'backup-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export function backUpPair(
  { addresses }: Pick<Pair, 'addresses'>,
  folder: string,
  request: Partial<BackupRequest> = {},
) {
  return backUp({
    addresses,
    folder,
    version: '1.0.0',
    onSnapshot: () => {},
    findFiles: async () => new Map(),
    signal: new AbortController().signal,
    ...request,
  })
}

export async function restorePair(
  { databases, addresses }: Pair,
  folder: string,
  request: Partial<RestoreRequest> = {},
): Promise<void> {
  await restoreDatabases({
    folder,
    manifest: await readManifest(folder),
    databases,
    addresses,
    remedy: 'Drop both.',
    onLoaded: async () => {},
    signal: new AbortController().signal,
    ...request,
  })
}
