import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { syncInactiveClubs } from '../../../gateway/club-state/sync-inactive-clubs.ts'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { mountGatewayTier } from '../../../launch/wiring/gateway-tier.ts'
import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { readConfig } from '../../../platform/config/config.ts'
import type { GraphExecutor, Operation } from '../../../platform/executor.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeCountCall } from '../../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../platform/limits/rate-limit.ts'
import { makeUsageCounts } from '../../../platform/limits/usage-counts.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { addClub } from '../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { openClubDatabase, openVolunteerDatabase } from '../../support/database/test-database.ts'
import { testLog } from '../../support/log/test-log.ts'
import { until } from '../../support/time/until.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'
import { aDocument } from '../samples/sample-graph.ts'

const ADMIN = { kind: 'staff', subject: 'admin-1', isAdmin: true, roles: [] } as const
const SET_STATUS = `mutation ($input: SetClubStatusInput!) {
  setClubStatus(input: $input) { club { status } } }`

const bus = makeLocalBus()
let databases: { club: Database; volunteer: Database }
let subgraphs: { club: GraphExecutor; volunteer: GraphExecutor }

beforeAll(async () => {
  const [club, volunteer] = await Promise.all([openClubDatabase(), openVolunteerDatabase()])
  databases = { club, volunteer }
  const secretKeys = [Buffer.alloc(32, 1)]
  const shared = { secretKeys, bus, clock: systemClock, log: testLog, webhooks: TEST_WEBHOOKS }
  const makeIdentityProvider = makeTestIdentityProvider
  subgraphs = {
    club: makeClub({
      ...{ ...shared, makeIdentityProvider },
      ...{ database: club, environment: 'SANDBOX' },
    }).subgraph,
    volunteer: makeVolunteer({ ...shared, database: volunteer }).subgraph,
  }
})
afterAll(() => Promise.all(Object.values(databases).map((database) => database.close())))

async function setStatus(clubId: string, status: string): Promise<void> {
  const operation: Operation = {
    name: 'SetStatus',
    kind: 'mutation',
    document: SET_STATUS,
    hash: 'set-status',
    registered: false,
  }
  const request = { caller: ADMIN, requestId: 'request-1' }
  const input = { clubId, status }
  const { errors } = await subgraphs.club.execute(operation, { input }, request)
  expect(errors).toBeUndefined()
}

async function keptClubs(): Promise<unknown[]> {
  const rows = await databases.volunteer.query('SELECT club_id AS id FROM inactive_clubs')
  return rows.map(({ id }) => id)
}

const isKept = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled'

/** The volunteer side as a process that has just been started. */
function restartVolunteer(syncTimeoutMs = 60_000) {
  return makeVolunteer({
    ...{ secretKeys: [Buffer.alloc(32, 1)], bus, clock: systemClock },
    ...{ log: testLog, webhooks: TEST_WEBHOOKS },
    database: databases.volunteer,
    syncTimeoutMs,
  })
}

/** Makes an event as the owner of the club; null, or why it was refused. */
async function makeEvent(volunteer: GraphExecutor, clubId: string): Promise<unknown> {
  const roles = [{ clubId, role: 'OWNER' }] as const
  const caller = { kind: 'staff', subject: 'owner-1', isAdmin: false, roles } as const
  const input = { clubId, name: 'Fest', startDate: '2099-07-01', endDate: '2099-07-01' }
  const document = `mutation ($input: CreateVolunteerEventInput!) {
    createVolunteerEvent(input: $input) { event { id } } }`
  const { errors } = await volunteer.execute(
    aDocument(document, 'mutation'),
    { input },
    { caller, requestId: 'request-1' },
  )
  return errors?.[0]?.extensions?.['code'] ?? null
}

describe('a volunteer side that starts', () => {
  test('refuses changes of a club that was closed while it was down', async () => {
    const { club: closed } = await addClub(databases.club)
    const { subgraph: volunteer, startJobs } = restartVolunteer()
    const { club } = subgraphs
    await setStatus(closed.id, 'CLOSED')
    const refused = makeEvent(volunteer, closed.id)
    const telling = syncInactiveClubs({ club, volunteer, bus, log: testLog })
    const stopJobs = startJobs()
    expect(await refused).toBe('club_inactive')
    await telling.stop()
    await stopJobs()
  })

  test('requests the list of inactive clubs, and accepts changes after it arrived', async () => {
    const { club: open } = await addClub(databases.club)
    const { subgraph: volunteer, startJobs } = restartVolunteer()
    let asked = 0
    const club: GraphExecutor = {
      ...subgraphs.club,
      execute: (...asking) => {
        asked += 1
        return subgraphs.club.execute(...asking)
      },
    }
    const telling = syncInactiveClubs({ club, volunteer, bus, log: testLog })
    await until(async () => (await Promise.allSettled([telling.requireSynced()])).every(isKept))
    const before = asked
    const stopJobs = startJobs()
    await until(() => asked > before)
    expect(await makeEvent(volunteer, open.id)).not.toBe('club_inactive')
    await telling.stop()
    await stopJobs()
  })

  test('refuses changes until the list of inactive clubs has arrived', async () => {
    const { club: open } = await addClub(databases.club)
    const { subgraph: volunteer } = restartVolunteer(1)
    expect(await makeEvent(volunteer, open.id)).toBe('dependency_unavailable')
  })
})

describe('the list of inactive clubs', () => {
  test('is sent to the volunteer side at the start, and after each club that is closed or opened', async () => {
    const { club: closed } = await addClub(databases.club, { status: 'CLOSED' })
    const { club } = await addClub(databases.club)
    const { stop } = syncInactiveClubs({ ...subgraphs, bus, log: testLog })
    await until(async () => (await keptClubs()).includes(closed.id))
    expect(await keptClubs()).not.toContain(club.id)

    await setStatus(club.id, 'SUSPENDED')
    await until(async () => (await keptClubs()).includes(club.id))
    await setStatus(club.id, 'ACTIVE')
    await until(async () => !(await keptClubs()).includes(club.id))
    expect(await keptClubs()).toContain(closed.id)
    await stop()
  })

  test('is sent by a gateway that starts, which is not ready before', async () => {
    const { club: closed } = await addClub(databases.club, { status: 'CLOSED' })
    const app = makeHttpServer({ log: testLog })
    const limiter = makeRateLimiter()
    const { checks } = await mountGatewayTier(app, {
      config: readConfig({ AUTH_ISSUER: 'https://127.0.0.1:1' }),
      countCall: makeCountCall(limiter),
      guardCredential: makeCredentialGuard(limiter),
      ...{ subgraphs, bus, issuer: null, usage: makeUsageCounts(), log: testLog },
    })
    await until(async () =>
      (await Promise.allSettled(checks.map((check) => check()))).every(isKept),
    )
    expect(await keptClubs()).toContain(closed.id)
    await app.close()
  })

  test('is sent although club profiles cannot be stored', async () => {
    const { club: closed } = await addClub(databases.club, { status: 'CLOSED' })
    const volunteer: GraphExecutor = {
      ...subgraphs.volunteer,
      execute: (operation, ...asking) =>
        operation.name === 'StoreClubProfiles' || operation.name === 'ClubProfilePosition'
          ? Promise.reject(new Error('Cannot query field "clubProfilePosition".'))
          : subgraphs.volunteer.execute(operation, ...asking),
    }
    const { stop, requireSynced } = syncInactiveClubs({
      ...subgraphs,
      volunteer,
      bus,
      log: testLog,
    })
    await until(async () => (await keptClubs()).includes(closed.id))
    await until(() =>
      requireSynced().then(
        () => true,
        () => false,
      ),
    )
    await stop()
  })

  test('is sent again after a subgraph was unreachable', async () => {
    const { club: closed } = await addClub(databases.club, { status: 'CLOSED' })
    let asked = 0
    const club: GraphExecutor = {
      ...subgraphs.club,
      execute: (...asking) => {
        asked += 1
        if (asked === 1) return Promise.reject(new Error('connect ECONNREFUSED'))
        return subgraphs.club.execute(...asking)
      },
    }
    const times = { everyMs: 5, retryTimes: { firstMs: 5, maxMs: 5 } }
    const { stop } = syncInactiveClubs({ ...subgraphs, club, bus, log: testLog, ...times })
    await until(async () => (await keptClubs()).includes(closed.id))
    await stop()
    expect(asked).toBeGreaterThan(1)
  })
})
