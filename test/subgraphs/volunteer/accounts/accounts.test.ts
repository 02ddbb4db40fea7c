import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Caller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { ADMIN, addAccount, staffOf, toApiKeyCaller } from '../caller-fixture.ts'
import { LONG_AGO, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

const ACCOUNT = `clubId isIntegrationEnabled plan { isPro addOns eventLimit }`
const READ = `query ($clubId: ID!) { volunteerAccount(clubId: $clubId) { ${ACCOUNT} } }`
const SET_PLAN = `mutation ($input: SetVolunteerPlanInput!) {
  setVolunteerPlan(input: $input) { account { ${ACCOUNT} } }
}`
const SWITCH = `mutation ($input: SetVolunteerIntegrationInput!) {
  setVolunteerIntegration(input: $input) { account { ${ACCOUNT} } }
}`

const NOTHING = {
  isIntegrationEnabled: true,
  plan: { isPro: false, addOns: [], eventLimit: 3 },
}

async function updatedAtOf(clubId: string): Promise<unknown> {
  const [row] = await volunteer.database.query(
    'SELECT updated_at FROM accounts WHERE club_id = ?',
    [clubId],
  )
  return row?.['updated_at']
}

describe('the account of a club', () => {
  test('accepts API keys and has the lowest event limit before the club buys a plan', async () => {
    const clubId = newUuid()
    const { data } = await volunteer.ask(READ, { clubId }, staffOf(clubId))
    expect(data.volunteerAccount).toEqual({ clubId, ...NOTHING })
  })

  test('stores the plan that an ADMIN sets', async () => {
    const clubId = newUuid()
    const input = { clubId, isPro: true, addOns: ['WEBHOOKS_ACCESS', 'API_ACCESS_PLUS'] }
    const { data } = await volunteer.ask(SET_PLAN, { input }, ADMIN)
    const account = {
      clubId,
      ...NOTHING,
      plan: { isPro: true, addOns: ['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'], eventLimit: 200 },
    }
    expect(data.setVolunteerPlan.account).toEqual(account)
    const read = await volunteer.ask(READ, { clubId }, staffOf(clubId))
    expect(read.data.volunteerAccount).toEqual(account)
  })

  test('switches API keys off and on for its OWNER', async () => {
    const { clubId } = await addAccount(volunteer.database)
    for (const isEnabled of [false, true]) {
      const input = { clubId, isEnabled }
      const { data } = await volunteer.ask(SWITCH, { input }, staffOf(clubId))
      expect(data.setVolunteerIntegration.account).toMatchObject({
        isIntegrationEnabled: isEnabled,
        plan: { isPro: true },
      })
    }
  })

  test('stores the reply address that its OWNER sets, and clears it', async () => {
    const { clubId } = await addAccount(volunteer.database)
    const document = `mutation ($input: SetVolunteerReplyToInput!) {
      setVolunteerReplyTo(input: $input) { account { replyTo } } }`
    const set = (replyTo: unknown, caller = staffOf(clubId)) =>
      volunteer.ask(document, { input: { clubId, replyTo } }, caller)
    for (const [given, kept] of [
      [' Desk@Club.Example ', 'desk@club.example'],
      [null, null],
    ]) {
      const { data } = await set(given)
      expect(data.setVolunteerReplyTo.account).toEqual({ replyTo: kept })
    }
    for (const broken of ['no address', 'desk@club.example>', 'mailto:desk@club.example'])
      expect((await set(broken)).code).toBe('invalid_input')
    expect((await set('desk@club.example', staffOf(newUuid()))).code).toBe('not_found')
    expect((await set('desk@club.example', staffOf(clubId, 'OPERATOR'))).code).toBe('forbidden')
  })

  test('keeps updatedAt when nothing changes', async () => {
    const { clubId } = await addAccount(volunteer.database)
    await volunteer.ask(SWITCH, { input: { clubId, isEnabled: true } }, staffOf(clubId))
    await volunteer.ask(SET_PLAN, { input: { clubId, isPro: true, addOns: [] } }, ADMIN)
    expect(await updatedAtOf(clubId)).toEqual(LONG_AGO)
    await volunteer.ask(SET_PLAN, { input: { clubId, isPro: false, addOns: [] } }, ADMIN)
    expect(await updatedAtOf(clubId)).toEqual(NOW)
  })

  test('stores both of two concurrent changes', async () => {
    const clubId = newUuid()
    const answers = await Promise.all([
      volunteer.ask(SET_PLAN, { input: { clubId, isPro: true, addOns: [] } }, ADMIN),
      volunteer.ask(SWITCH, { input: { clubId, isEnabled: false } }, ADMIN),
    ])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const { data } = await volunteer.ask(READ, { clubId }, ADMIN)
    expect(data.volunteerAccount).toMatchObject({
      isIntegrationEnabled: false,
      plan: { isPro: true },
    })
  })
})

describe('access to accounts', () => {
  const clubId = newUuid()
  const callers: Record<string, Caller> = {
    ADMIN,
    OWNER: staffOf(clubId),
    OPERATOR: staffOf(clubId, 'OPERATOR'),
    stranger: staffOf(newUuid()),
    'API key': toApiKeyCaller({
      clubId,
      plan: 'PRO',
      addOns: [],
      isIntegrationEnabled: true,
      replyTo: null,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    }),
    service: SERVICE,
  }

  test.each([
    ['ADMIN', undefined, undefined, undefined],
    ['OWNER', undefined, 'forbidden', undefined],
    ['OPERATOR', 'forbidden', 'forbidden', 'forbidden'],
    ['stranger', undefined, 'forbidden', 'not_found'],
    ['API key', 'forbidden', 'forbidden', 'forbidden'],
    ['service', 'forbidden', 'forbidden', 'forbidden'],
  ])('%s: reading %s, plan %s, switch %s', async (name, read, plan, integration) => {
    const caller = callers[name] ?? SERVICE
    const { data, code } = await volunteer.ask(READ, { clubId }, caller)
    expect(code).toBe(read)
    if (name === 'stranger') expect(data).toEqual({ volunteerAccount: null })
    const choice = { clubId, isPro: true, addOns: [] }
    expect((await volunteer.ask(SET_PLAN, { input: choice }, caller)).code).toBe(plan)
    const input = { clubId, isEnabled: true }
    expect((await volunteer.ask(SWITCH, { input }, caller)).code).toBe(integration)
  })
})
