import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newUuid } from '../../platform/ids.ts'
import { seedSandbox } from '../../sandbox/seed/seed-sandbox.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { openClubDatabase, openVolunteerDatabase } from '../support/database/test-database.ts'

/** A Friday evening; clocks change within the weeks around it. */
export const NOW = new Date('2026-03-20T18:20:00.000Z')

/** Few enough for a test that needs no more than some bookings. */
export const FEW_DAYS = { back: 2, ahead: 2 }

export const SECRET_KEYS = [Buffer.alloc(32, 7)]

export interface SandboxDatabases {
  club: Database
  volunteer: Database
  close(): Promise<void>
}

export async function openSandboxDatabases(): Promise<SandboxDatabases> {
  const [club, volunteer] = await Promise.all([openClubDatabase(), openVolunteerDatabase()])
  return {
    club,
    volunteer,
    async close() {
      await Promise.all([club.close(), volunteer.close()])
    },
  }
}

export function seed(databases: Pick<SandboxDatabases, 'club' | 'volunteer'>, days = FEW_DAYS) {
  return seedSandbox({
    ...databases,
    clock: () => NOW,
    newId: newUuid,
    secretKeys: SECRET_KEYS,
    days,
  })
}

/** A folder of its own; `remove` takes it away. */
export async function makeFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'clubgate-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
