import type { ConfigOf } from '../../../platform/config/config.ts'
import { UNLIMITED_SESSIONS } from '../../../subgraphs/foundation/database/session-limits.ts'
import type { Start } from '../../process/start.ts'
import { migrateBoth, openBoth } from './both-databases.ts'
import { planBoth } from './plan-both.ts'

type MigrateStart = Start<ConfigOf<'migrate'>>

/** Migrates both databases, or prints what that would do, and prints what it did. */
export async function migrateDatabases(start: MigrateStart, isPlan: boolean): Promise<void> {
  const { clubDatabase, volunteerDatabase } = start.config
  const addresses = { club: { url: clubDatabase }, volunteer: { url: volunteerDatabase } }
  if (isPlan) {
    for (const line of await planBoth(start, addresses)) start.say(line)
    return start.say('Nothing was changed.')
  }

  const done = await migrateBoth(start, await openBoth(start, addresses, UNLIMITED_SESSIONS))
  for (const [name, migrations] of Object.entries(done)) start.say(toLine(name, migrations))
  start.say('Both databases are up to date.')
}

function toLine(name: string, migrations: readonly string[]): string {
  if (migrations.length === 0) return `The ${name} database lacked no migration.`
  return `The ${name} database: ran ${migrations.length} (${migrations[0]} to ${migrations.at(-1)}).`
}
