import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CLUB_SCOPES, type ClubScope } from '../../../schema/club/scopes.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { playMatch } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

const PARTICIPANTS = [{ external_id: 'p-1', display_name: 'Ana', consent_to_share: true }]

let api: TestApi
let home: ClubFixture
let sessionId: string
let bookingId: string
let sourceId: string
let version = 1

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  const token = await api.tokenFor(await addInstallation(api.club, home.club))
  sourceId = await addSource(api, home, token)
  const path = `/v1/club/booking-sources/${sourceId}/bookings/b-1`
  const body = aSnapshot({ participants: PARTICIPANTS })
  const { data } = (await api.ask('PUT', path, { token, body })).body
  bookingId = data.id
  sessionId = data.match_session_id
  await playMatch(api, home, sessionId, 'B')
})

afterAll(() => api.close())

/** Asks with all scopes but some, as the installation that owns the source. */
async function askWithout(missing: readonly ClubScope[], { method = 'GET', path, body }: Asked) {
  const scopes = CLUB_SCOPES.filter((scope) => !missing.includes(scope))
  const owner = await addInstallation(api.club, home.club, { scopes })
  for (const table of ['booking_sources', 'bookings'])
    await api.club.query(`UPDATE ${table} SET installation_id = ?`, [owner.installationId])
  const token = await api.tokenFor(owner)
  return api.ask(method, `/v1/club/${path}`, { token, ...(body ? { body } : {}) })
}

interface Asked {
  method?: string
  path: string
  body?: Record<string, unknown>
}

const put = (changes: Record<string, unknown>): Asked => {
  version += 1
  return {
    method: 'PUT',
    path: `booking-sources/${sourceId}/bookings/b-1`,
    body: aSnapshot({ source_version: version, ...changes }),
  }
}

const ENDPOINTS: Record<string, () => Asked> = {
  'GET /bookings': () => ({ path: 'bookings' }),
  'GET /bookings/{id}': () => ({ path: `bookings/${bookingId}` }),
  'PUT booking': () => put({ participants: PARTICIPANTS }),
  'GET /match-sessions': () => ({ path: 'match-sessions' }),
  'GET /match-sessions/{id}': () => ({ path: `match-sessions/${sessionId}` }),
}

const WITH_PARTICIPANTS = Object.keys(ENDPOINTS)
const WITH_SCORE = ['GET /match-sessions', 'GET /match-sessions/{id}']

async function dataOf(name: string, missing: readonly ClubScope[]) {
  const { status, body } = await askWithout(missing, ENDPOINTS[name]?.() ?? { path: '' })
  return [status, Array.isArray(body.data) ? body.data[0] : body.data]
}

describe('participants:read', () => {
  test.each(WITH_PARTICIPANTS)(
    'shows the participants of %s, which are empty without it',
    async (name) => {
      const [status, shown] = await dataOf(name, [])
      const [, hidden] = await dataOf(name, ['participants:read'])
      expect(status).toBe(200)
      expect(shown.participants).toEqual([{ external_id: 'p-1', display_name: 'Ana' }])
      expect({ ...hidden, source_version: 0, imported_at: '', updated_at: '' }).toEqual({
        ...shown,
        participants: [],
        source_version: 0,
        imported_at: '',
        updated_at: '',
      })
    },
  )
})

describe('scores:read', () => {
  test.each(WITH_SCORE)('shows the score of %s, which is null without it', async (name) => {
    const [, shown] = await dataOf(name, [])
    const [, hidden] = await dataOf(name, ['scores:read'])
    expect(shown.score).toMatchObject({ points: { blue: '15', orange: '0' } })
    expect(hidden).toEqual({ ...shown, score: null })
  })

  test('alone opens the score events; sessions:read does not', async () => {
    const path = `match-sessions/${sessionId}/score-events`
    const others = CLUB_SCOPES.filter((scope) => scope !== 'scores:read')
    expect((await askWithout(others, { path })).status).toBe(200)
    const refused = await askWithout(['scores:read'], { path })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope'])
  })
})

describe('participants:write', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['some participants', { participants: PARTICIPANTS }, 403],
    ['no participants, but the property', { participants: [] }, 403],
    ['no such property', {}, 202],
  ])('is needed to put a booking with %s, as the body says', async (_what, changes, status) => {
    const answer = await askWithout(['participants:write'], put(changes))
    expect(answer.status).toBe(status)
    if (status === 403)
      expect(answer.body.error.details).toEqual({
        required: ['participants:write'],
        missing: ['participants:write'],
      })
  })
})
