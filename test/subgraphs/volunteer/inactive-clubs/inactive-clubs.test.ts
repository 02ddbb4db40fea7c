import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Caller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_ROLES } from '../../../../schema/club/roles.ts'
import { everyMutationOf } from '../../../support/graph/every-mutation.ts'
import { until } from '../../../support/time/until.ts'
import { ADMIN, ofClub, staffOf } from '../caller-fixture.ts'
import type { VolunteerTest } from '../volunteer-fixture.ts'
import { type DeliveringTest, startDelivering } from '../webhooks/webhook-fixture.ts'

const KEEP = 'mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }'

let delivering: DeliveringTest
let volunteer: VolunteerTest

beforeAll(async () => {
  delivering = await startDelivering()
  volunteer = delivering.volunteer
})
afterEach(async () => {
  await syncInactive()
  await delivering.closeReceivers()
})
afterAll(() => delivering.close())

async function syncInactive(...ids: string[]): Promise<void> {
  expect((await volunteer.ask(KEEP, { ids }, SERVICE)).errors).toEqual([])
}

describe('a club that is not ACTIVE', () => {
  test.each(everyMutationOf('volunteer', '').map(({ name }) => name))(
    'rejects %s for its staff, but not for ADMINs and other clubs',
    async (name) => {
      const [closed, open] = [newUuid(), newUuid()]
      await syncInactive(closed)
      const codeFor = async (clubId: string, caller: Caller) => {
        const asked = everyMutationOf('volunteer', clubId).find((one) => one.name === name)
        const { operation, variables = {} } = asked ?? {}
        return (await volunteer.ask(operation?.document ?? '', variables, caller)).code
      }
      for (const role of CLUB_ROLES)
        expect(await codeFor(closed, staffOf(closed, role))).toBe('club_inactive')
      expect(await codeFor(open, staffOf(open))).not.toBe('club_inactive')
      expect(await codeFor(closed, ADMIN)).not.toBe('club_inactive')
    },
  )

  test('remains readable for its staff', async () => {
    const clubId = newUuid()
    await syncInactive(clubId)
    const document = ofClub(clubId, 'volunteerEvents { totalCount }')
    const { data } = await volunteer.ask(document, {}, staffOf(clubId))
    expect(data._entities[0].volunteerEvents.totalCount).toBe(0)
  })

  test('has its deliveries held until it is ACTIVE again', async () => {
    const [closed, open] = [await delivering.aClub(), await delivering.aClub()]
    const [held, other] = [
      await closed.aWebhook(['event.created']),
      await open.aWebhook(['event.created']),
    ]
    await syncInactive(closed.key.clubId)
    await closed.makeEvent()
    await closed.untilDispatched()
    await open.makeEvent()
    await open.endOf(other.id)
    expect(held.receiver.received).toEqual([])
    expect((await closed.logOf(held.id)).nodes).toMatchObject([{ status: 'PENDING', attempts: [] }])

    await syncInactive()
    expect(await closed.endOf(held.id)).toMatchObject({ status: 'DELIVERED' })
    expect(held.receiver.received).toHaveLength(1)
  })

  test('is set by the platform only', async () => {
    for (const caller of [ADMIN, staffOf(newUuid())])
      expect((await volunteer.ask(KEEP, { ids: [] }, caller)).code).toBe('forbidden')
  })

  test('is stored once, however often it is synchronized', async () => {
    const [one, another] = [newUuid(), newUuid()]
    await Promise.all([syncInactive(one, another), syncInactive(another, one, one)])
    await syncInactive(one)
    await until(async () => {
      const rows = await volunteer.database.query('SELECT club_id AS id FROM inactive_clubs')
      return rows.length === 1 && rows[0]?.['id'] === one
    })
  })
})
