import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { asMatchRules } from '../../../rules/club/scoring/match-rules.ts'
import { toProvisioned } from '../../../sandbox/making/plan-rows.ts'
import { INSTALLATIONS } from '../../../sandbox/plans/installation-plans.ts'
import { CLUB_PLANS, NAMED_CLUBS, ORGANIZATIONS } from '../../../sandbox/plans/organizations.ts'
import { STAFF } from '../../../sandbox/plans/staff.ts'
import { seedSandbox } from '../../../sandbox/seed/seed-sandbox.ts'
import { ProvisionInput } from '../../../schema/club/provisioning.ts'
import { CLUB_ROLES } from '../../../schema/club/roles.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { MATCH_SESSION_STATUSES } from '../../../schema/club/statuses.ts'
import { ScoreEventEntity } from '../../../subgraphs/club/match-sessions/entities.ts'
import { provision } from '../../../subgraphs/club/provisioning/change-provisioned.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { purgeLog } from '../../../subgraphs/foundation/event-log/purge-log.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { makeSecretBox } from '../../../subgraphs/foundation/secrets/secret-box.ts'
import { openSecret } from '../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import { makeTargetGuard } from '../../../subgraphs/foundation/webhooks/target-safety.ts'
import { findOtherTerms } from '../../subgraphs/club/consistency.ts'
import { effectiveSnapshot } from '../../support/club/effective-snapshot.ts'
import {
  NOW,
  openSandboxDatabases,
  type SandboxDatabases,
  SECRET_KEYS,
} from '../sandbox-fixture.ts'

const WITHOUT_PARTICIPANTS_WRITE = CLUB_SCOPES.filter((scope) => scope !== 'participants:write')
const WITHOUT_PARTICIPANTS_READ = CLUB_SCOPES.filter((scope) => scope !== 'participants:read')
const WITHOUT_CLUB_READ = CLUB_SCOPES.filter((scope) => scope !== 'club:read')
const READS = [
  'club:read',
  'locations:read',
  'courts:read',
  'bookings:read',
  'sessions:read',
  'events:read',
]

const GUARD = makeTargetGuard({
  allowCidrs: [],
  resolveHost: async () => [],
  ifUnresolved: 'accept',
})

describe('a seeded sandbox', () => {
  let databases: SandboxDatabases
  let club: Database

  beforeAll(async () => {
    databases = await openSandboxDatabases()
    club = databases.club
    await seedSandbox({ ...databases, clock: () => NOW, newId: newUuid, secretKeys: SECRET_KEYS })
  })

  afterAll(() => databases.close())

  async function count(condition: string, database = club): Promise<number> {
    const [row] = await database.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${condition}`)
    return Number(row?.n)
  }

  test('has organizations, clubs, locations and courts of every kind', async () => {
    expect(await count('organizations')).toBe(3)
    expect(await count('clubs')).toBe(4)
    expect(await count("locations WHERE status = 'MAINTENANCE'")).toBe(1)
    expect(await count('locations WHERE opening_hours IS NULL')).toBe(1)
    expect(await count('courts')).toBeGreaterThanOrEqual(24)
    for (const status of ['AVAILABLE', 'MAINTENANCE', 'DISABLED', 'OFFLINE'])
      expect(await count(`courts WHERE status = '${status}'`)).toBeGreaterThan(0)
    for (const kind of ['INDOOR', 'OUTDOOR', 'COVERED'])
      expect(await count(`courts WHERE indoor_outdoor = '${kind}'`)).toBeGreaterThan(0)
  })

  test('has events that are kept, and none that is to be purged before the eyes of who reads them', async () => {
    expect(await count('event_log')).toBeGreaterThan(500)
    expect(await purgeLog(club, NOW, 500)).toEqual({ purged: 0, next: null })
  })

  test.each([
    ['full', 'el-naranjal', CLUB_SCOPES],
    ['peer', 'el-naranjal', CLUB_SCOPES],
    ['participants_reader', 'el-naranjal', WITHOUT_PARTICIPANTS_WRITE],
    ['participants_writer', 'el-naranjal', WITHOUT_PARTICIPANTS_READ],
    ['reader', 'el-naranjal', READS],
    ['minimal', 'el-naranjal', ['club:read']],
    ['no_club', 'el-naranjal', WITHOUT_CLUB_READ],
    ['other', 'fyrtornet-padel', CLUB_SCOPES],
    ['inactive', 'el-naranjal', CLUB_SCOPES],
  ] as const)('has the installation %s on %s with its scopes', async (name, slug, scopes) => {
    const [row] = await club.query(
      `SELECT i.scopes, i.status, c.slug FROM installations i JOIN clubs c ON c.id = i.club_id
       WHERE i.oauth_subject = ?`,
      [Buffer.from(INSTALLATIONS[name].oauthSubject)],
    )
    const stored = row?.['scopes']
    expect(typeof stored === 'string' ? JSON.parse(stored) : stored).toEqual(scopes)
    expect(row).toMatchObject({ slug, status: name === 'inactive' ? 'REVOKED' : 'ACTIVE' })
  })

  test('has no other installations, and full and peer are of different applications', async () => {
    expect(await count('installations')).toBe(Object.keys(INSTALLATIONS).length)
    expect(INSTALLATIONS.full.application).not.toBe(INSTALLATIONS.peer.application)
  })

  test('has between two and three thousand bookings', async () => {
    const bookings = await count('bookings')
    expect(bookings).toBeGreaterThanOrEqual(2000)
    expect(bookings).toBeLessThanOrEqual(3000)
  })

  test('has the words by which each of its bookings is found', async () => {
    const numbered = "bookings WHERE status <> 'CANCELLED' AND external_booking_id IS NOT NULL"
    const found = 'id IN (SELECT booking_id FROM booking_search_terms)'
    expect(await count(`${numbered} AND ${found}`)).toBeGreaterThan(1000)
    expect(await count(`${numbered} AND NOT ${found}`)).toBe(0)
    expect(await findOtherTerms(club)).toEqual([])
  })

  test('has a scheduled session for each confirmed booking to come, and for no other', async () => {
    const linked = `bookings b JOIN match_sessions s ON s.id = b.match_session_id
      AND s.booking_id = b.id AND s.scheduled_start = b.scheduled_start AND s.court_id = b.court_id`
    const toCome = await count("bookings WHERE status = 'CONFIRMED'")
    expect(toCome).toBeGreaterThan(500)
    expect(await count(`${linked} WHERE s.status = 'SCHEDULED' AND b.status = 'CONFIRMED'`)).toBe(
      toCome,
    )
    expect(await count("match_sessions WHERE status = 'SCHEDULED'")).toBe(toCome)
    expect(await count(`${linked} WHERE s.status <> b.status AND b.status = 'CANCELLED'`)).toBe(0)
  })

  test('has match sessions of every status in its main club', async () => {
    const rows = await databases.club.query(
      `SELECT DISTINCT s.status FROM match_sessions s JOIN clubs c ON c.id = s.club_id
       WHERE c.slug = ?`,
      [NAMED_CLUBS.main.slug],
    )
    expect(rows.map((row) => row['status']).toSorted()).toEqual(
      [...MATCH_SESSION_STATUSES].toSorted(),
    )
  })

  test('has matches played to their end, one of them with players of full who may be shown', async () => {
    const table = tableOf(ScoreEventEntity)
    const played = await databases.club.query(
      `SELECT s.id, s.score, s.scoring_mode AS scoringMode, s.rule_version AS ruleVersion,
         i.oauth_subject AS subject, b.participants
       FROM match_sessions s JOIN bookings b ON b.match_session_id = s.id
       LEFT JOIN installations i ON i.id = b.installation_id
       JOIN clubs c ON c.id = s.club_id AND c.slug = ?
       WHERE s.status = 'COMPLETED'`,
      [NAMED_CLUBS.main.slug],
    )
    expect(played.length).toBeGreaterThanOrEqual(2)
    for (const { id, score, scoringMode, ruleVersion } of played) {
      const events = await databases.club.query(
        `SELECT ${table.columns('e')} FROM score_events e WHERE match_session_id = ? ORDER BY sequence`,
        [id],
      )
      const rules = asMatchRules({ scoringMode: `${scoringMode}`, ruleVersion: `${ruleVersion}` })
      expect(effectiveSnapshot(events.map(table.toRecord), rules)).toEqual(JSON.parse(`${score}`))
      expect(events.length).toBeGreaterThan(48)
    }
    const ofFull = played.filter(({ subject }) => `${subject}` === INSTALLATIONS.full.oauthSubject)
    expect(JSON.stringify(ofFull[0]?.['participants'])).toContain('consentToShare')
  })

  test('has nothing confirmed in the past and nothing completed in the future', async () => {
    const now = `'${NOW.toISOString().slice(0, -1)}'`
    expect(await count(`bookings WHERE status = 'CONFIRMED' AND scheduled_end <= ${now}`)).toBe(0)
    expect(await count(`bookings WHERE status = 'COMPLETED' AND scheduled_end > ${now}`)).toBe(0)
    expect(
      await count(`match_sessions WHERE scheduled_end <= ${now}
        AND status NOT IN ('COMPLETED', 'ABORTED', 'CANCELLED')`),
    ).toBe(0)
    expect(await count(`event_log WHERE occurred_at > ${now}`)).toBe(0)
    expect(await count('bookings WHERE created_at >= scheduled_start')).toBe(0)
    expect(await count('bookings WHERE imported_at < created_at')).toBe(0)
  })

  test('maps every court of a club in every source, and each booking used such a mapping', async () => {
    const sources = await count('booking_sources')
    expect(sources).toBe(3)
    expect(
      await count(`booking_sources s JOIN courts c ON c.club_id = s.club_id
        LEFT JOIN court_mappings m ON m.booking_source_id = s.id AND m.court_id = c.id
        WHERE m.id IS NULL`),
    ).toBe(0)
    expect(
      await count(`bookings b
        LEFT JOIN court_mappings m ON m.booking_source_id = b.booking_source_id
          AND m.external_court_id = b.external_court_id AND m.court_id = b.court_id
        WHERE b.provider <> 'portal' AND m.id IS NULL`),
    ).toBe(0)
  })

  test('has bookings of each provider, those of the portal without a source', async () => {
    const sourceless = 'booking_source_id IS NULL AND installation_id IS NULL'
    const portal = await count("bookings WHERE provider = 'portal'")
    expect(portal).toBeGreaterThan(100)
    expect(await count(`bookings WHERE ${sourceless} AND provider = 'portal'`)).toBe(portal)
    expect(await count(`bookings WHERE ${sourceless} AND provider <> 'portal'`)).toBe(0)
    expect(
      await count(`bookings b JOIN booking_sources s ON s.id = b.booking_source_id
        JOIN installations i ON i.id = s.installation_id
        JOIN applications a ON a.id = i.application_id AND a.slug = b.provider
        WHERE b.installation_id = i.id`),
    ).toBe((await count('bookings')) - portal)
  })

  test('has the requests that brought bookings, the last of a source when its last booking came', async () => {
    const synchronized = 'booking_sources s WHERE s.last_synchronized_at IS NOT NULL'
    const sources = await count(synchronized)
    expect(sources).toBeGreaterThan(0)
    expect(
      await count(`${synchronized} AND EXISTS (SELECT 1 FROM api_requests r
        WHERE r.owner_id = s.installation_id
          AND ABS(TIMESTAMPDIFF(SECOND, r.requested_at, s.last_synchronized_at)) <= 1)`),
    ).toBe(sources)
    expect(
      await count(`api_requests WHERE requested_at > '${NOW.toISOString().slice(0, -1)}'`),
    ).toBe(0)
  })

  test('has participants with and without consent', async () => {
    const rallydesk = "bookings WHERE provider = 'rallydesk' AND status = 'CONFIRMED'"
    for (const consent of ['true', 'false'])
      expect(
        await count(
          `${rallydesk} AND JSON_CONTAINS(participants, '{"consentToShare":${consent}}')`,
        ),
      ).toBeGreaterThan(50)
  })

  test('numbers the events of each organization without gaps, of each resource up to its newest', async () => {
    const gaps = `(
      SELECT CAST(publication_sequence AS SIGNED) AS given,
        row_number() OVER (PARTITION BY organization_id ORDER BY publication_sequence) AS expected
      FROM event_log) numbered WHERE given <> expected`
    expect(await count(gaps)).toBe(0)
    const published = `(SELECT resource_id, count(*) AS n, min(sequence) AS first, max(sequence) AS last
      FROM event_log GROUP BY resource_id) e`
    for (const table of ['bookings', 'match_sessions']) {
      const counted = `${table} r JOIN ${published} ON e.resource_id = r.id`
      expect(await count(counted)).toBeGreaterThan(50)
      expect(
        await count(`${counted} WHERE e.last <> r.published_count OR e.last - e.first + 1 <> e.n`),
      ).toBe(0)
    }
    expect(
      await count(`organization_heads h WHERE publication_sequence <>
        (SELECT max(publication_sequence) FROM event_log e
         WHERE e.organization_id = h.organization_id)`),
    ).toBe(0)
  })

  test('publishes events in the order in which they happened', async () => {
    expect(
      await count(`event_log e JOIN event_log later
        ON later.organization_id = e.organization_id
        AND later.publication_sequence = e.publication_sequence + 1
        WHERE later.occurred_at < e.occurred_at`),
    ).toBe(0)
  })

  test('has volunteer events of its clubs', async () => {
    const ofClub = async (slug: string) => {
      const [row] = await club.query('SELECT id FROM clubs WHERE slug = ?', [slug])
      return count(`events WHERE club_id = '${row?.['id']}'`, databases.volunteer)
    }
    expect(await ofClub('el-naranjal')).toBeGreaterThanOrEqual(6)
    expect(await ofClub('fyrtornet-padel')).toBe(3)
    for (const status of ['DRAFT', 'ACTIVE', 'ARCHIVED'])
      expect(await count(`events WHERE status = '${status}'`, databases.volunteer)).toBeGreaterThan(
        0,
      )
  })

  test('has a webhook endpoint of each product that its application disabled, so that nothing is sent', async () => {
    for (const database of [club, databases.volunteer]) {
      const endpoints = await database.query(
        `SELECT status, disabled_by AS disabledBy, consecutive_failures AS failures, url, secret, id
         FROM webhook_endpoints`,
      )
      expect(endpoints).toMatchObject([{ status: 'DISABLED', disabledBy: 'CALLER', failures: 0 }])
      const [{ url, id, secret } = {}] = endpoints
      // A newcomer who tries the address is refused at once, and no server is ever asked.
      expect(() => GUARD.requireWellFormed(`${url}`)).toThrow('Name a host')
      const stored = { id: `${id}`, secret: secret as Buffer }
      expect(openSecret(makeSecretBox(SECRET_KEYS), stored)).toMatch(/^whsec_/)
      expect(await count('webhook_deliveries', database)).toBe(0)
    }
  })

  test('has staff of each role in each club, no two of them with one name', () => {
    expect(STAFF).toHaveLength(CLUB_PLANS.length * CLUB_ROLES.length + 1)
    for (const facts of [STAFF.map(({ name }) => name), STAFF.map(({ subject }) => subject)])
      expect(new Set(facts).size).toBe(STAFF.length)
  })

  test('names who closed each closed court, and no other', async () => {
    expect(await count("courts WHERE status IN ('MAINTENANCE', 'DISABLED')")).toBeGreaterThan(0)
    expect(
      await count(`courts WHERE (status IN ('MAINTENANCE', 'DISABLED')) <>
        (override_by_name IS NOT NULL AND override_by LIKE 'sandbox-operator-%')`),
    ).toBe(0)
  })

  test('is found again by provisioning, which changes nothing of it', async () => {
    const input = { organizations: ORGANIZATIONS.map(toProvisioned) }
    const asked = ProvisionInput.parse({ ...input, dryRun: true })
    const making = { now: NOW, newId: newUuid, randomBytes }
    const plan = await inTransaction(club, (tx) => provision(tx, asked, making))
    expect(plan.changes).toEqual([])
    expect(plan.clubs).toHaveLength(CLUB_PLANS.length)
  })

  test('is left alone by the next start, also weeks later', async () => {
    const contents = () => Promise.all([checksums(club), checksums(databases.volunteer)])
    const before = await contents()
    await seedSandbox({
      ...databases,
      clock: () => new Date(NOW.getTime() + 30 * 24 * 60 * 60 * 1000),
      newId: newUuid,
      secretKeys: SECRET_KEYS,
    })
    expect(await contents()).toEqual(before)
  })
})

async function checksums(database: Database): Promise<unknown> {
  const tables = await database.query<Record<string, string>[]>('SHOW TABLES')
  const names = tables.flatMap((row) => Object.values(row)).filter((name) => name !== 'leases')
  return database.query(`CHECKSUM TABLE ${names.join(', ')}`)
}
