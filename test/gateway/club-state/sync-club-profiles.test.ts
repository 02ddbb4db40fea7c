import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeSyncClubProfiles } from '../../../gateway/club-state/sync-club-profiles.ts'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { SERVICE } from '../../../platform/caller.ts'
import type { GraphExecutor } from '../../../platform/executor.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { ClubEntity } from '../../../subgraphs/club/clubs/entities.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { clubProfileStore } from '../../../subgraphs/volunteer/club-profiles/store.ts'
import { staffOf } from '../../subgraphs/volunteer/caller-fixture.ts'
import { aClub, addClub } from '../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { openClubDatabase, openVolunteerDatabase } from '../../support/database/test-database.ts'
import { testLog } from '../../support/log/test-log.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'
import { aDocument } from '../samples/sample-graph.ts'

let databases: { club: Database; volunteer: Database }
let subgraphs: { club: GraphExecutor; volunteer: GraphExecutor }
let sync: (requestId: string) => Promise<void>

beforeAll(async () => {
  const [club, volunteer] = await Promise.all([openClubDatabase(), openVolunteerDatabase()])
  databases = { club, volunteer }
  const shared = {
    ...{ secretKeys: [Buffer.alloc(32, 1)], bus: makeLocalBus(), clock: systemClock },
    ...{ log: testLog, webhooks: TEST_WEBHOOKS },
  }
  subgraphs = {
    club: makeClub({
      ...{ ...shared, makeIdentityProvider: makeTestIdentityProvider },
      ...{ database: club, environment: 'SANDBOX' },
    }).subgraph,
    volunteer: makeVolunteer({ ...shared, database: volunteer }).subgraph,
  }
  sync = makeSyncClubProfiles(subgraphs)
})
afterAll(() => Promise.all(Object.values(databases).map((database) => database.close())))

async function update(clubId: string, changes: object, role: 'OWNER' | 'OPERATOR' = 'OWNER') {
  const document = `mutation ($input: UpdateClubInput!) {
    updateClub(input: $input) { club { name timezone language } } }`
  const answer = await subgraphs.club.execute(
    aDocument(document, 'mutation'),
    { input: { clubId, ...changes } },
    { caller: staffOf(clubId, role), requestId: 'request-1' },
  )
  return answer.errors?.[0]?.extensions?.['code'] ?? answer.data?.['updateClub']
}

const stored = (clubId: string) => clubProfileStore.find(databases.volunteer, clubId)

const countStored = async () =>
  (await databases.volunteer.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM club_profiles'))[0]
    ?.n

describe('the synchronization of club profiles', () => {
  test('copies name, time zone and language of every club, page by page', async () => {
    const { club } = await addClub(databases.club)
    const many = Array.from({ length: LIMITS.clubProfiles + 1 }, () => aClub())
    await tableOf(ClubEntity).insertAll(databases.club, many)
    await sync('request-1')
    expect(await countStored()).toBe(LIMITS.clubProfiles + 2)
    const { name, timezone, language } = club
    expect(await stored(club.id)).toMatchObject({ name, timezone, language })
  })

  test('copies a change of a club at the next call', async () => {
    const { club } = await addClub(databases.club)
    const changes = { name: ' TC Nord ', timezone: 'europe/lisbon', language: 'pt-pt' }
    const shown = { name: 'TC Nord', timezone: 'Europe/Lisbon', language: 'pt-PT' }
    expect(await update(club.id, changes)).toEqual({ club: shown })
    await sync('request-1')
    expect(await stored(club.id)).toMatchObject(shown)
  })

  test('copies a change that was committed after a later one was read', async () => {
    const { club: late } = await addClub(databases.club)
    const { club: early } = await addClub(databases.club)
    await update(early.id, { name: 'Read first' })
    await sync('request-1')
    const position = await clubProfileStore.findLatest(databases.volunteer)
    const updatedAt = new Date((position?.updatedAt.getTime() ?? 0) - 7_000)
    await tableOf(ClubEntity).update(databases.club, late.id, { name: 'Committed late', updatedAt })
    await sync('request-1')
    expect(await stored(late.id)).toMatchObject({ name: 'Committed late' })
  })

  test('copies changes after a club with a date in the future, that club included', async () => {
    const { club: ahead } = await addClub(databases.club)
    const { club: later } = await addClub(databases.club)
    const updatedAt = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await tableOf(ClubEntity).update(databases.club, ahead.id, { name: 'Ahead', updatedAt })
    await sync('request-1')
    expect(await stored(ahead.id)).toMatchObject({ name: 'Ahead' })
    await update(later.id, { name: 'Later' })
    await update(ahead.id, { name: 'Ahead no more' })
    await sync('request-1')
    expect(await stored(later.id)).toMatchObject({ name: 'Later' })
    expect(await stored(ahead.id)).toMatchObject({ name: 'Ahead no more' })
  })
})

describe('storeClubProfiles', () => {
  test('keeps a newer profile when an older one is stored later', async () => {
    const clubId = aClub().id
    const profile = { clubId, timezone: 'Europe/Vienna', language: 'de' }
    const store = (name: string, updatedAt: string) =>
      subgraphs.volunteer.execute(
        aDocument(
          'mutation ($profiles: [ClubProfileInput!]!) { storeClubProfiles(profiles: $profiles) }',
          'mutation',
        ),
        { profiles: [{ ...profile, name, updatedAt }] },
        { caller: SERVICE, requestId: 'request-1' },
      )
    await store('Newer', '2020-01-01T00:00:02.000Z')
    await store('Older', '2020-01-01T00:00:01.000Z')
    expect(await stored(clubId)).toMatchObject({
      name: 'Newer',
      updatedAt: new Date('2020-01-01T00:00:02.000Z'),
    })
    await store('Newest', '2020-01-01T00:00:03.000Z')
    expect(await stored(clubId)).toMatchObject({ name: 'Newest' })
  })
})

describe('updateClub', () => {
  test('refuses unknown time zones and languages, and callers without the role OWNER', async () => {
    const { club } = await addClub(databases.club)
    for (const timezone of ['Mars/Base', '+02:00', '', 'x'.repeat(1_000_000)])
      expect(await update(club.id, { timezone })).toBe('invalid_input')
    for (const language of ['not a tag', '', 'x'.repeat(1_000_000)])
      expect(await update(club.id, { language })).toBe('invalid_input')
    expect(await update(club.id, { name: 'Other' }, 'OPERATOR')).toBe('forbidden')
  })
})
