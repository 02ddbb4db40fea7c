import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import { findClubIds } from '../../sandbox/seed/find-club-ids.ts'
import { seedSandbox } from '../../sandbox/seed/seed-sandbox.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import {
  FEW_DAYS,
  NOW,
  openSandboxDatabases,
  type SandboxDatabases,
  SECRET_KEYS,
  seed,
} from './sandbox-fixture.ts'

describe('the volunteer side of a seeded sandbox', () => {
  let databases: SandboxDatabases
  let club: Database

  beforeAll(async () => {
    databases = await openSandboxDatabases()
    club = databases.club
    await seed(databases)
  })

  afterAll(() => databases.close())

  async function count(condition: string, database = club): Promise<number> {
    const [row] = await database.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${condition}`)
    return Number(row?.n)
  }

  test('has clubs of every plan on the volunteer side', async () => {
    const rows = await databases.volunteer.query('SELECT club_id, plan, add_ons FROM accounts')
    const clubIds = await findClubIds(club)
    const planOf = (slug: string) => {
      const row = rows.find((account) => account['club_id'] === clubIds.get(slug))
      return [row?.['plan'], JSON.parse(String(row?.['add_ons']))]
    }
    expect(rows).toHaveLength(4)
    expect(planOf('el-naranjal')).toEqual(['PRO', []])
    expect(planOf('fyrtornet-padel')).toEqual(['PRO', []])
    expect(planOf('graetzlfest')).toEqual([null, ['API_ACCESS_PLUS']])
    expect(planOf('cais-velho')).toEqual([null, []])
  })

  test('has helpers of its clubs, most of them active and some with tags', async () => {
    const clubIds = await findClubIds(club)
    const { volunteer } = databases
    for (const [slug, clubId] of clubIds)
      expect(await count(`helpers WHERE club_id = '${clubId}'`, volunteer)).toBeGreaterThanOrEqual(
        slug === 'el-naranjal' ? 40 : 8,
      )
    expect(await count("helpers WHERE status = 'INACTIVE'", volunteer)).toBeGreaterThan(0)
    expect(await count("helpers WHERE tags <> '[]'", volunteer)).toBeGreaterThan(40)
    expect(await count('helpers WHERE email IS NULL', volunteer)).toBe(0)
  })

  test('gains at the next start what an older version did not have', async () => {
    const { volunteer } = databases
    const bookings = await count('bookings')
    const tables = ['accounts', 'api_keys', 'helpers'] as const
    const before = await Promise.all(tables.map((table) => count(table, volunteer)))
    for (const table of tables) await volunteer.query(`DELETE FROM ${table}`)
    await club.query("DELETE FROM clubs WHERE slug = 'graetzlfest'")
    await volunteer.query("DELETE FROM events WHERE name = 'Straßenfest'")
    await seed(databases)
    expect(await Promise.all(tables.map((table) => count(table, volunteer)))).toEqual(before)
    expect(await count("events WHERE name = 'Straßenfest'", volunteer)).toBe(1)
    expect(await count('bookings')).toBe(bookings)
  })

  test('gains API keys of the new secret when that was changed', async () => {
    const { volunteer } = databases
    const before = await count('api_keys', volunteer)
    await seedSandbox({
      ...databases,
      clock: () => NOW,
      newId: newUuid,
      days: FEW_DAYS,
      secretKeys: [Buffer.alloc(32, 8), ...SECRET_KEYS],
    })
    expect(await count('api_keys', volunteer)).toBe(2 * before)
  })
})
