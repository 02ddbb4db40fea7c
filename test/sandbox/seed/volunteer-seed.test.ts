import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { API_KEYS } from '../../../sandbox/plans/api-key-plans.ts'
import { findClubIds } from '../../../sandbox/seed/find-clubs.ts'
import { seedSandbox } from '../../../sandbox/seed/seed-sandbox.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import {
  FEW_DAYS,
  NOW,
  openSandboxDatabases,
  type SandboxDatabases,
  SECRET_KEYS,
  seed,
} from '../sandbox-fixture.ts'

const FESTIVAL_TABLES = [
  ...(['roles', 'shifts', 'event_accesses', 'shift_assignments'] as const),
  ...(['messages', 'message_recipients', 'work_items'] as const),
  ...(['availability_requests', 'availability_responses', 'workflows'] as const),
]

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

  test('has its webhook in a club whose plan has webhooks and whose key may read them', async () => {
    const rows = await databases.volunteer.query<{ owner: string }[]>(
      'SELECT owner_id AS owner FROM webhook_endpoints',
    )
    const { club: ofKey, scopes } = API_KEYS.pro
    const clubId = (await findClubIds(club)).get(ofKey.slug)
    expect(rows).toEqual([{ owner: clubId }])
    expect([ofKey.account.plan, scopes.includes('webhooks:read')]).toEqual(['PRO', true])
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

  test('has helpers with names of many scripts and lengths, no two of a club alike', async () => {
    const helpers = await databases.volunteer.query<Record<'clubId' | 'name', string>[]>(
      "SELECT club_id AS clubId, CONCAT(first_name, ' ', last_name) AS name FROM helpers",
    )
    const names = helpers.map(({ name }) => name)
    for (const script of ['Arab', 'Cyrl', 'Deva', 'Geor', 'Grek', 'Hang', 'Hani', 'Latn'])
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`\\p{sc=${script}}`, 'u')))
    const lengths = names.map(({ length }) => length)
    expect([Math.min(...lengths) < 6, Math.max(...lengths) > 28]).toEqual([true, true])
    const festive = "external_id LIKE 'azahar-%'"
    for (const those of [festive, `NOT ${festive}`])
      expect(
        await count(
          `(SELECT 1 FROM helpers WHERE ${those}
            GROUP BY club_id, first_name, last_name HAVING count(*) > 1) twice`,
          databases.volunteer,
        ),
      ).toBe(0)
  })

  test('has API keys that several persons have made, each stored with the name', async () => {
    const rows = await databases.volunteer.query<{ name: string }[]>(
      'SELECT DISTINCT created_by_name AS name FROM api_keys',
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'Beatriz Magalhães',
      'Käthe Zöchling',
      'Linnéa Åkesson',
      'Marta Ferrer',
      'Xiomara Blackwood',
    ])
  })

  const OF_FESTIVAL = "event_id = (SELECT id FROM events WHERE name = 'Festival del Azahar')"

  async function countEach(column: string, table: string): Promise<Record<string, number>> {
    const rows = await databases.volunteer.query<{ value: string; n: string }[]>(
      `SELECT ${column} AS value, count(*) AS n FROM ${table} WHERE ${OF_FESTIVAL} GROUP BY ${column}`,
    )
    return Object.fromEntries(rows.map(({ value, n }) => [value, Number(n)]))
  }

  test('has a festival with roles and forty shifts over four days, some full and some empty', async () => {
    const { volunteer } = databases
    expect(await count(`roles WHERE ${OF_FESTIVAL}`, volunteer)).toBe(6)
    expect(await countEach('status', 'shifts')).toEqual({ OPEN: 38, CLOSED: 1, CANCELLED: 1 })
    expect(Object.keys(await countEach('DATE(start_time)', 'shifts'))).toHaveLength(4)
    const confirmed = `SELECT count(*) FROM shift_assignments a
      WHERE a.shift_id = s.id AND a.status = 'CONFIRMED'`
    const ofFestival = `shifts s WHERE ${OF_FESTIVAL} AND `
    for (const [staffed, times] of [
      ['= 0', 16],
      ['= s.required_helpers', 8],
      ['> s.required_helpers', 0],
    ] as const)
      expect(await count(`${ofFestival}(${confirmed}) ${staffed}`, volunteer)).toBe(times)
  })

  test('has three hundred helpers of the festival, in several languages, most of them let in', async () => {
    const { volunteer } = databases
    const ofFestival = "helpers WHERE external_id LIKE 'azahar-%'"
    expect(await count(ofFestival, volunteer)).toBe(300)
    const languages = `(SELECT DISTINCT language FROM ${ofFestival}) spoken`
    expect(await count(languages, volunteer)).toBeGreaterThan(5)
    const { 0: granted = 0, 1: revoked = 0 } = await countEach('is_revoked', 'event_accesses')
    expect([granted > 250, revoked > 0, granted + revoked]).toEqual([true, true, 300])
  })

  test('has its helpers in shifts with every status, without overlapping shifts of a helper', async () => {
    const { volunteer } = databases
    const byStatus = await countEach('status', 'shift_assignments')
    expect(Object.keys(byStatus).sort()).toEqual(['CANCELLED', 'CONFIRMED', 'DECLINED', 'PENDING'])
    const all = 'shift_assignments a JOIN shifts s ON s.id = a.shift_id'
    const others = 'shift_assignments b JOIN shifts o ON o.id = b.shift_id'
    const atOnce = `b.helper_id = a.helper_id AND b.id <> a.id
      AND o.start_time < s.end_time AND o.end_time > s.start_time`
    expect(
      await count(`${all} WHERE EXISTS (SELECT 1 FROM ${others} WHERE ${atOnce})`, volunteer),
    ).toBe(0)
    const isLetIn = `SELECT 1 FROM event_accesses e WHERE e.helper_id = a.helper_id
      AND e.is_revoked = 0 AND e.status = 'ACTIVE' AND (JSON_LENGTH(e.role_ids) = 0
      OR JSON_CONTAINS(e.role_ids, JSON_QUOTE(s.role_id)))`
    expect(await count(`${all} WHERE NOT EXISTS (${isLetIn})`, volunteer)).toBe(0)
  })

  test('has a message that went out, one that will, and one that is being written', async () => {
    const { volunteer } = databases
    expect(await countEach('status', 'messages')).toEqual({ SENT: 1, SCHEDULED: 1, DRAFT: 1 })
    const [sent] = await volunteer.query<{ id: string; recipientCount: number }[]>(
      `SELECT id, recipient_count AS recipientCount FROM messages WHERE status = 'SENT'`,
    )
    expect(await count(`message_recipients WHERE message_id = '${sent?.id}'`, volunteer)).toBe(
      sent?.recipientCount,
    )
    expect(
      await count(
        `work_items w JOIN messages m ON m.id = w.id AND m.send_at = w.due_at
         WHERE m.status = 'SCHEDULED'`,
        volunteer,
      ),
    ).toBe(1)
  })

  test('has a poll that is open, which many but not all have answered, in all ways', async () => {
    const { volunteer } = databases
    expect(await countEach('status', 'availability_requests')).toEqual({ OPEN: 1 })
    const answers = await count(`availability_responses WHERE ${OF_FESTIVAL}`, volunteer)
    expect([answers > 100, answers < 250]).toEqual([true, true])
    for (const said of ['YES', 'MAYBE', 'NO'])
      expect(
        await count(`availability_responses WHERE answers LIKE '%"${said}"%'`, volunteer),
      ).toBeGreaterThan(30)
  })

  test('has two workflows of the festival, one of which an event starts', async () => {
    expect(await countEach("COALESCE(trigger_event, '')", 'workflows')).toEqual({
      '': 1,
      'helper.cancelled': 1,
    })
  })

  test('gains at the next start what an older version did not have', async () => {
    const { volunteer } = databases
    const bookings = await count('bookings')
    const tables = [
      ...(['accounts', 'api_keys', 'helpers', 'webhook_endpoints'] as const),
      ...FESTIVAL_TABLES,
    ]
    const before = await Promise.all(tables.map((table) => count(table, volunteer)))
    for (const table of tables) await volunteer.query(`DELETE FROM ${table}`)
    await club.query('DELETE FROM webhook_endpoints')
    await club.query("DELETE FROM clubs WHERE slug = 'graetzlfest'")
    await club.query("DELETE FROM external_keys WHERE external_key = 'graetzlfest'")
    await volunteer.query("DELETE FROM events WHERE name IN ('Straßenfest', 'Festival del Azahar')")
    await seed(databases)
    expect(await Promise.all(tables.map((table) => count(table, volunteer)))).toEqual(before)
    expect(await count("events WHERE name = 'Straßenfest'", volunteer)).toBe(1)
    expect(await count("events WHERE name = 'Festival del Azahar'", volunteer)).toBe(1)
    expect(await count('bookings')).toBe(bookings)
    expect(await count('webhook_endpoints')).toBe(1)
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
