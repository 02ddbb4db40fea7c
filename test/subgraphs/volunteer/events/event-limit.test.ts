import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import type { Account } from '../../../../subgraphs/volunteer/accounts/account.ts'
import type { VolunteerEvent } from '../../../../subgraphs/volunteer/events/volunteer-event.ts'
import { addAccount, addApiKey, PRO, staffOf } from '../caller-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { addEvents, anEvent, anEventInput } from './event-fixture.ts'

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

/** A club with a given number of draft events. */
async function aClub(plan: Partial<Account>, drafts: number) {
  const account = await addAccount(volunteer.database, plan)
  const key = await addApiKey(volunteer.database, account)
  const { clubId } = account
  const events = Array.from({ length: drafts }, () => anEvent({ clubId }))
  if (drafts > 0) await addEvents(volunteer.database, ...events)
  return { key, clubId }
}

const create = (caller: ApiKeyCaller, status: VolunteerEvent['status'] = 'DRAFT') =>
  volunteer.ask('CreateVolunteerEvent', { input: anEventInput({ status }) }, caller)

const move = (caller: ApiKeyCaller, id: string, status: VolunteerEvent['status']) =>
  volunteer.ask('UpdateVolunteerEvent', { input: { eventId: id, status } }, caller)

async function countOpen(clubId: string): Promise<number> {
  const [row] = await volunteer.database.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM events
     WHERE club_id = ? AND status IN ('DRAFT', 'ACTIVE') AND deleted_at IS NULL`,
    [clubId],
  )
  return Number(row?.n)
}

const codesOf = (answers: { code: unknown }[]) => ({
  done: answers.filter(({ code }) => code === undefined).length,
  refused: answers.filter(({ code }) => code === 'event_limit_reached').length,
})

describe('the event limit', () => {
  test('admits exactly the remaining number of events from 50 concurrent requests', async () => {
    const { key, clubId } = await aClub(PRO, 43)
    const asked = Array.from({ length: 50 }, (_, index) =>
      create(key, index % 2 === 0 ? 'DRAFT' : 'ACTIVE'),
    )
    expect(codesOf(await Promise.all(asked))).toEqual({ done: 7, refused: 43 })
    expect(await countOpen(clubId)).toBe(50)
  })

  test('is exact for a club without a stored account', async () => {
    const { clubId } = await aClub(PRO, 0)
    await volunteer.database.query('DELETE FROM accounts WHERE club_id = ?', [clubId])
    const input = anEventInput({ clubId })
    const asked = Array.from({ length: 12 }, () =>
      volunteer.ask('CreateVolunteerEvent', { input }, staffOf(clubId)),
    )
    expect(codesOf(await Promise.all(asked))).toEqual({ done: 3, refused: 9 })
  })

  test('counts created and restored events together', async () => {
    const { key, clubId } = await aClub(PRO, 45)
    const archived = await addEvents(
      volunteer.database,
      ...Array.from({ length: 10 }, () => anEvent({ clubId, status: 'ARCHIVED' })),
    )
    const asked = archived.flatMap(({ id }) => [create(key), move(key, id, 'ACTIVE')])
    expect(codesOf(await Promise.all(asked))).toEqual({ done: 5, refused: 15 })
    expect(await countOpen(clubId)).toBe(50)
  })

  test('is 200 with the API add-on', async () => {
    const { key } = await aClub({ plan: null, addOns: ['API_ACCESS_PLUS'] }, 199)
    expect((await create(key)).code).toBeUndefined()
    expect((await create(key)).code).toBe('event_limit_reached')
  })

  test('ignores archived, cancelled and deleted events', async () => {
    const { key, clubId } = await aClub(PRO, 49)
    await addEvents(
      volunteer.database,
      anEvent({ clubId, status: 'ARCHIVED' }),
      anEvent({ clubId, status: 'CANCELLED' }),
      anEvent({ clubId, status: 'ACTIVE', deletedAt: NOW }),
    )
    expect((await create(key, 'ACTIVE')).code).toBeUndefined()
    expect((await create(key, 'ARCHIVED')).code).toBeUndefined()
    expect((await create(key, 'CANCELLED')).code).toBeUndefined()
    expect((await create(key, 'DRAFT')).code).toBe('event_limit_reached')
  })

  test.each(['ARCHIVED', 'CANCELLED'] as const)(
    'lets a club at its limit change statuses, but rejects restoring from %s',
    async (status) => {
      const { key, clubId } = await aClub(PRO, 49)
      const [draft, away] = await addEvents(
        volunteer.database,
        anEvent({ clubId }),
        anEvent({ clubId, status }),
      )
      const [draftId, awayId] = [draft?.id ?? '', away?.id ?? '']
      expect((await move(key, draftId, 'ACTIVE')).code).toBeUndefined()
      expect((await move(key, draftId, 'DRAFT')).code).toBeUndefined()
      for (const back of ['DRAFT', 'ACTIVE'] as const)
        expect((await move(key, awayId, back)).code).toBe('event_limit_reached')

      expect((await move(key, draftId, status)).code).toBeUndefined()
      expect((await move(key, awayId, 'ACTIVE')).code).toBeUndefined()
    },
  )

  test('of one club does not affect another club', async () => {
    const [full, free] = [await aClub(PRO, 50), await aClub(PRO, 0)]
    expect((await create(full.key)).code).toBe('event_limit_reached')
    expect((await create(free.key)).code).toBeUndefined()
  })
})

describe('a configured event limit', () => {
  test("replaces the default in rejections and in the plan's fields", async () => {
    const other = await startVolunteer({ eventLimits: { basic: 1, pro: 2, api_access_plus: 4 } })
    const pro = await addApiKey(other.database, await addAccount(other.database))
    const make = () => other.ask('CreateVolunteerEvent', { input: anEventInput() }, pro)
    expect([(await make()).code, (await make()).code]).toEqual([undefined, undefined])
    const { code, errors } = await make()
    expect(code).toBe('event_limit_reached')
    expect(errors[0]?.extensions?.['details']).toMatchObject({
      limit: 2,
      upgradeHint: expect.stringContaining('up to 4 '),
    })
    const PLAN =
      'query ($clubId: ID!) { volunteerAccount(clubId: $clubId) { plan { eventLimit } } }'
    const { data } = await other.ask(PLAN, { clubId: pro.clubId }, staffOf(pro.clubId))
    expect(data.volunteerAccount.plan.eventLimit).toBe(2)
    await other.close()
  })
})
