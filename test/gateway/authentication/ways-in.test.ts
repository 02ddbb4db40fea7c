import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { CLUB_ROLES } from '../../../schema/club/roles.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/ways-in.md'), 'utf8')

/** Rows of a table of the page, behind a heading: cells without their code marks. */
function tableBehind(heading: string): string[][] {
  const [, text = ''] = PAGE.split(`## ${heading}\n`)
  const [section = ''] = text.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

let api: TestApi
let home: ClubFixture

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
})

afterAll(() => api.close())

/** A credential of each way in, as its holder has it. */
const CREDENTIALS: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'partner installation': async () => api.tokenFor(await addInstallation(api.club, home.club)),
  'API key': async () => {
    const clubId = await addAccount(api.volunteer, { clubId: (await addClub(api.club)).club.id })
    return addApiKey(api.volunteer, clubId)
  },
  staff: () => api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] }),
  ADMIN: () => api.staffToken({ admin: true }),
  'device of a court': () =>
    api.staffToken({ device: { club_id: home.club.id, court_id: home.courts[0]?.id } }),
  "helper's link": makeHelperLink,
  'no credential': async () => undefined,
}

async function makeHelperLink(): Promise<string> {
  const ids = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  await api.volunteer.query("UPDATE events SET end_date = '2099-12-31'")
  const input = { eventId: ids.VolunteerEvent, helperId: ids.Helper }
  const query =
    'mutation ($input: CreateHelperLinkInput!) { createHelperLink(input: $input) { helperLink { token } } }'
  const token = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
  const asked = { token, body: { query, variables: { input } } }
  const { body } = await api.ask('POST', '/graphql', asked)
  return body.data.createHelperLink.helperLink.token
}

async function reachOf(token: string | undefined): Promise<string[]> {
  const asked = token === undefined ? {} : { token }
  const club = await api.ask('GET', '/v1/club/context', asked)
  const volunteer = await api.ask('GET', '/api/developer/v1/events', {
    headers: token === undefined ? {} : { 'x-service-api-key': token },
  })
  const body = { query: '{ viewer { __typename } }' }
  const graph = await api.ask('POST', '/graphql', { ...asked, body })
  const kind = graph.body.data?.viewer.__typename
  return [club.status, volunteer.status, kind ?? graph.status].map(String)
}

describe('a way in', () => {
  const rows = tableBehind('Credentials')

  test('has a row in the table', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(CREDENTIALS))
  })

  test.each(rows)('reaches what its row says: %s', async (name, _credential, ...reach) => {
    const token = await CREDENTIALS[name ?? '']?.()
    expect(await reachOf(token)).toEqual(reach)
  })
})

describe('a role of staff', () => {
  const rows = tableBehind('Roles of staff')

  test('has a row in the table', () => {
    expect(rows.map(([role]) => role)).toEqual(['ADMIN', ...CLUB_ROLES])
  })

  const renamed = async (claim: Record<string, unknown>) => {
    const { club } = await addClub(api.club)
    const clubs = claim['role'] ? { clubs: [{ id: club.id, role: claim['role'] }] } : claim
    const query =
      'mutation ($input: UpdateClubInput!) { updateClub(input: $input) { club { id } } }'
    const variables = { input: { clubId: club.id, name: `Renamed ${newUuid()}` } }
    const token = await api.staffToken(clubs)
    const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
    const read = await api.ask('POST', '/graphql', {
      token,
      body: {
        query: `{ club(id: "${club.id}") { id courts { nodes { id } } } }`,
      },
    })
    return [
      read.body.data?.club ? 'yes' : 'no',
      body.data?.updateClub ? 'yes' : String(body.errors?.[0].extensions.code),
    ]
  }

  test.each(rows)(
    'reads its club and changes its settings as its row says: %s',
    async (role, _may, ...says) => {
      const claim = role === 'ADMIN' ? { admin: true } : { role }
      expect(await renamed(claim)).toEqual(says)
    },
  )
})
