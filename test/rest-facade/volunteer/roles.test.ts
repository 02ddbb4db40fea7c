import { beforeEach, describe, expect, test } from '@jest/globals'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const home = startVolunteerApi()
let eventId: string
let roles: string

beforeEach(async () => {
  eventId = await home.addEvent()
  roles = `/events/${eventId}/roles`
})

const post = (body: object, path = roles) => home.ask('POST', path, body)
const { get } = home

describe('POST /events/{eventId}/roles', () => {
  test('answers the role as its single read and both lists do', async () => {
    const { status, body } = await post({ name: ' Bar ', description: null, ignored: 1 })
    expect(status).toBe(201)
    expect(body.role).toEqual({
      id: expect.any(String),
      verein_id: home.clubId,
      event_id: eventId,
      name: 'Bar',
      description: null,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.role.created_at,
    })
    expect((await get(`${roles}/${body.role.id}`)).body).toEqual(body)
    for (const path of [roles, '/roles']) {
      const listed = await get(path)
      expect(listed.body).toEqual({ roles: [body.role] })
      expect(listed.headers['x-total-count']).toBe('1')
    }
  })

  test('answers 409 duplicate_role for a name of the event in any case', async () => {
    await post({ name: 'Bar' })
    const { status, body } = await post({ name: 'bAR' })
    expect([status, body.code]).toEqual([409, 'duplicate_role'])
  })

  test('answers 400 to a faulty body, by its name', async () => {
    for (const [name, body] of [
      ['name', {}],
      ['name', { name: 'n'.repeat(121) }],
      ['description', { name: 'Bar', description: 7 }],
    ] as const) {
      const answer = await post(body)
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
      expect(answer.body.error).toMatch(new RegExp(`^${name}: `))
    }
  })
})
