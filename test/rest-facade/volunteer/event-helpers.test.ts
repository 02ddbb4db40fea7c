import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const home = startVolunteerApi()
const { ask } = home
let eventId: string
let helperId: string

beforeEach(async () => {
  eventId = await home.addEvent()
  const helpers = [{ last_name: 'Gruber', external_id: 'h-1' }]
  helperId = (await ask('POST', '/helpers/bulk', { helpers })).body.results[0].id
})

const access = () => `/events/${eventId}/helpers/${helperId}/access`

const AT = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)

describe('PUT /events/{eventId}/helpers/{helperId}/access', () => {
  test('answers 201 to a new access, and 200 to one that is kept', async () => {
    const role = (await ask('POST', `/events/${eventId}/roles`, { name: 'Bar' })).body.role
    const made = await ask('PUT', access(), { role_ids: [role.id.toUpperCase()] })
    expect([made.status, made.body]).toEqual([
      201,
      {
        event_access: {
          ...{ helper_id: helperId, event_id: eventId, role_ids: [role.id] },
          ...{ granted_at: AT, revoked_at: null, updated_at: AT },
        },
      },
    ])
    const again = await ask('PUT', access())
    expect([again.status, again.body]).toEqual([200, made.body])
    const { helper } = (await ask('GET', `/helpers/${helperId}`)).body
    const { granted_at } = made.body.event_access
    expect(helper.event_access).toEqual([{ event_id: eventId, role_ids: [role.id], granted_at }])
  })

  test.each([
    [400, 'validation_failed', { role_ids: ['bar'] }],
    [400, 'validation_failed', { role_ids: 'bar' }],
    [400, 'validation_failed', { role_ids: Array.from({ length: 51 }, newUuid) }],
    [422, 'unknown_role', { role_ids: [newUuid()] }],
  ])('answers %i %s to %j', async (status, code, body) => {
    const answer = await ask('PUT', access(), body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('PUT /events/{eventId}/helpers/access', () => {
  const put = (items: unknown, of = eventId) =>
    ask('PUT', `/events/${of}/helpers/access`, { event_access: items } as object)

  const aHelper = async (): Promise<string> => {
    const body = { helpers: [{ last_name: 'Huber' }] }
    return (await ask('POST', '/helpers/bulk', body)).body.results[0].id
  }

  const aRole = async (of = eventId): Promise<string> =>
    (await ask('POST', `/events/${of}/roles`, { name: newUuid() })).body.role.id

  const outcomesOf = ({ body }: Awaited<ReturnType<typeof put>>) =>
    body.results.map(({ outcome, code }: { outcome: string; code?: string }) => code ?? outcome)

  const accessOf = async (id: string) =>
    (await ask('GET', `/helpers/${id}`)).body.helper.event_access

  const grantedTo = async (id: string) => {
    const rows = await home.database.query<{ type: string; sequence: string }[]>(
      'SELECT type, sequence FROM event_log WHERE resource_id = ? ORDER BY sequence',
      [id],
    )
    return rows.map(({ type, sequence }) => `${type} ${sequence}`)
  }

  test('grants, changes and keeps accesses, each item with an outcome of its own', async () => {
    const [known, anew, fresh, role] = [
      await aHelper(),
      await aHelper(),
      await aHelper(),
      await aRole(),
    ]
    for (const id of [known, anew]) await ask('PUT', `/events/${eventId}/helpers/${id}/access`, {})
    await ask('DELETE', `/events/${eventId}/helpers/${anew}/access`)
    const items = [helperId, known, anew, fresh].map((helper_id) => ({ helper_id }))
    const { status, body } = await put([
      { ...items[0], role_ids: [role.toUpperCase(), role] },
      { ...items[1], role_ids: [role] },
      { ...items[2], helper_id: anew.toUpperCase(), role_ids: null },
      items[3],
    ])
    const outcomes = ['created', 'updated', 'created', 'created']
    expect([status, body]).toEqual([
      200,
      {
        results: items.map((item, index) => ({ index, ...item, outcome: outcomes[index] })),
        summary: { created: 3, updated: 1, unchanged: 0, failed: 0 },
      },
    ])
    const shown = await Promise.all([helperId, known, anew, fresh].map(accessOf))
    expect(shown.map(([one]) => one.role_ids)).toEqual([[role], [role], [], []])
    expect(await Promise.all([helperId, known, anew].map(grantedTo))).toEqual([
      ['helper.registered 1', 'helper.granted 2'],
      ['helper.registered 1', 'helper.granted 2'],
      ['helper.registered 1', 'helper.granted 2', 'helper.revoked 3', 'helper.granted 4'],
    ])
    const again = await put([{ ...items[0], role_ids: [role] }, ...items.slice(1)])
    expect(outcomesOf(again)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged'])
    const next = (await ask('DELETE', `/events/${eventId}/helpers/${fresh}/access`)).status
    expect([next, await grantedTo(fresh)]).toEqual([
      200,
      ['helper.registered 1', 'helper.granted 2', 'helper.revoked 3'],
    ])
  })

  test('finds the helpers of a role by the accesses that it writes', async () => {
    const [one, other] = [await aRole(), await aRole()]
    await put([{ helper_id: helperId, role_ids: [one] }])
    await put([{ helper_id: helperId, role_ids: [other] }])
    const send = async (role: string) =>
      (
        await ask('POST', `/events/${eventId}/messages`, {
          ...{ body: 'Come early.', audience: { type: 'role', role_ids: [role] } },
        })
      ).body
    expect([(await send(one)).code, (await send(other)).message.recipient_count]).toEqual([
      'empty_audience',
      1,
    ])
  })

  test('handles items about one helper in the order sent', async () => {
    const role = await aRole()
    const item = { helper_id: helperId }
    const answer = await put([item, { ...item, role_ids: [role] }, item])
    expect(outcomesOf(answer)).toEqual(['created', 'updated', 'unchanged'])
    expect(await grantedTo(helperId)).toEqual(['helper.registered 1', 'helper.granted 2'])
    expect((await accessOf(helperId))[0].role_ids).toEqual([role])
  })

  test('fails the items that are at fault, each under its code, and no other', async () => {
    const event = { name: 'Fair', start_date: '2099-07-01', end_date: '2099-07-02' }
    const otherEvent = (await ask('POST', '/events', event)).body.event.id
    const [gone, foreignRole] = [await aHelper(), await aRole(otherEvent)]
    await ask('DELETE', `/helpers/${gone}`)
    const answer = await put([
      null,
      { helper_id: 'h-1' },
      { helper_id: helperId, role_ids: 'bar' },
      { helper_id: newUuid() },
      { helper_id: gone },
      { helper_id: helperId, role_ids: [foreignRole] },
      { helper_id: helperId, unknown: true },
    ])
    expect(outcomesOf(answer)).toEqual([
      ...['validation_failed', 'validation_failed', 'validation_failed'],
      ...['not_found', 'not_found', 'unknown_role', 'created'],
    ])
    const { results } = answer.body
    expect(results.map(({ helper_id }: { helper_id: string }) => helper_id)).toEqual([
      ...[null, null, helperId, expect.any(String), gone, helperId, helperId],
    ])
  })

  test('names a deleted role again where the access has it', async () => {
    const role = await aRole()
    await put([{ helper_id: helperId, role_ids: [role] }])
    await ask('DELETE', `/events/${eventId}/roles/${role}`)
    expect(outcomesOf(await put([{ helper_id: helperId, role_ids: [role] }]))).toEqual([
      'unchanged',
    ])
  })

  test('answers 400 to what is no list of 1 to 200 items, and 404 to an unknown event', async () => {
    const item = { helper_id: helperId }
    for (const items of [undefined, null, {}, [], Array.from({ length: 201 }, () => item)]) {
      const { status, body } = await put(items)
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(body.error).toMatch(/^event_access: /)
    }
    const most = await put(Array.from({ length: 200 }, () => item))
    expect(most.body.summary).toEqual({ created: 1, updated: 0, unchanged: 199, failed: 0 })
    expect((await put([item], newUuid())).status).toBe(404)
  })
})

describe('DELETE /events/{eventId}/helpers/{helperId}/access', () => {
  test('answers revoked_at, again as often as it is asked, and 404 where nothing was granted', async () => {
    expect((await ask('DELETE', access())).status).toBe(404)
    await ask('PUT', access(), {})
    const first = await ask('DELETE', access())
    expect([first.status, first.body.event_access.revoked_at]).toEqual([200, AT])
    expect((await ask('DELETE', access())).body).toEqual(first.body)
    expect((await ask('PUT', access(), {})).status).toBe(201)
  })
})

describe('GET /events/{eventId}/helpers', () => {
  test('answers helpers with their access, and what was revoked when it is asked for', async () => {
    const { event_access } = (await ask('PUT', access(), {})).body
    const { event_access: _, ...helper } = (await ask('GET', `/helpers/${helperId}`)).body.helper
    const listed = await ask('GET', `/events/${eventId}/helpers`)
    expect([listed.status, listed.headers['x-total-count'], listed.body]).toEqual([
      ...[200, '1', { helpers: [{ ...helper, event_access }] }],
    ])
    expect((await ask('GET', `/helpers?event_id=${eventId.toUpperCase()}`)).body.helpers).toEqual([
      helper,
    ])
    const revoked = (await ask('DELETE', access())).body.event_access
    expect((await ask('GET', `/events/${eventId}/helpers`)).body).toEqual({ helpers: [] })
    expect((await ask('GET', `/helpers?event_id=${eventId}`)).body).toEqual({ helpers: [] })
    const all = await ask('GET', `/events/${eventId}/helpers?include_deleted=true`)
    expect(all.body.helpers).toEqual([
      { ...helper, event_access: revoked, deleted_at: revoked.revoked_at },
    ])
  })
})
