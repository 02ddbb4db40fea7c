import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ADDRESS_QUESTION } from '../../../platform/http/client-address.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { ClubRole } from '../../../schema/club/roles.ts'
import { StaffRoleEntity } from '../../../subgraphs/club/staff-members/entities.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let home: ClubFixture

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
})

afterAll(() => api.close())

interface Given {
  email?: string
  subject?: string
  role?: ClubRole | 'ADMIN'
}

function addRole({ email, subject, role = 'COACH' }: Given): Promise<void> {
  return tableOf(StaffRoleEntity).insert(api.club, {
    ...{ id: newUuid(), clubId: role === 'ADMIN' ? null : home.club.id, role },
    ...{ email: email ?? null, subject: subject ?? null, createdAt: new Date() },
  })
}

/** The roles that `viewer` shows, or the status of a refusal. */
async function rolesOf(token: string): Promise<unknown> {
  const query = '{ viewer { ... on StaffViewer { isAdmin roles { role } } } }'
  const { status, body } = await api.ask('POST', '/graphql', { token, body: { query } })
  if (status !== 200) return status

  const { isAdmin, roles } = body.data.viewer
  return [...(isAdmin ? ['ADMIN'] : []), ...roles.map((held: { role: string }) => held.role)]
}

const verified = (email: string) => ({ email, email_verified: true })

describe('a person of staff', () => {
  test('has the roles of the claim and those made by provisioning, each once', async () => {
    await addRole({ subject: 'staff-1', role: 'OPERATOR' })
    await addRole({ subject: 'staff-1', role: 'COACH' })
    const claimed = (role: ClubRole) => api.staffToken({ clubs: [{ id: home.club.id, role }] })
    expect(await rolesOf(await claimed('COORDINATOR'))).toEqual([
      ...['COORDINATOR', 'OPERATOR', 'COACH'],
    ])
    expect(await rolesOf(await claimed('COACH'))).toEqual(['COACH', 'OPERATOR'])
  })

  test('is no staff without a claim and without a role', async () => {
    expect(await rolesOf(await api.personToken('a-stranger'))).toBe(401)
  })

  test('without a role learns that its token is valid and what its subject lacks, on the graph alone', async () => {
    const token = await api.personToken('a-stranger')
    const body = { query: '{ viewer { __typename } }' }
    const graph = await api.ask('POST', '/graphql', { token, body })
    expect(graph).toMatchObject({
      status: 401,
      body: {
        errors: [
          {
            message: expect.stringMatching(
              /token is valid, .* subject a-stranger has no role\. .*ADMIN_SUBJECTS.*provisioning/,
            ),
            extensions: { code: 'invalid_credential', details: { subject: 'a-stranger' } },
          },
        ],
      },
    })
    const rest = await api.ask('GET', '/v1/club/context', { token })
    expect(rest).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_token', message: 'The access token is not valid.' } },
    })
    expect(JSON.stringify(rest.body)).not.toContain('a-stranger')
  })

  test('as an ADMIN learns on the paths of both APIs which address is counted', async () => {
    const headers = { [ADDRESS_QUESTION]: 'once' }
    for (const path of ['/graphql', '/v1/club/openapi.json']) {
      const admin = await api.staffToken({ admin: true })
      expect(await api.ask('GET', path, { token: admin, headers })).toMatchObject({
        status: 200,
        body: { question: 'once', forwarded: [], counted: expect.any(String) },
      })
      const owner = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
      const refused = await api.ask('GET', path, { token: owner, headers })
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(refused.body)).not.toContain('counted"')
    }
  })

  test('has a role by e-mail address only where the issuer has verified it', async () => {
    await addRole({ email: 'olga@club.example', role: 'OWNER' })
    const claims = [
      { email: 'olga@club.example' },
      { email: 'olga@club.example', email_verified: 'true' },
      { email: 'olga@club.example', email_verified: false },
      verified('olga@club.example\u0000'),
      verified('other@club.example'),
    ]
    for (const claim of claims) {
      const subject = `olga-${claims.indexOf(claim)}`
      expect(await rolesOf(await api.personToken(subject, claim))).toBe(401)
    }
    const token = await api.personToken('olga', verified(' Olga@Club.Example'))
    expect(await rolesOf(token)).toEqual(['OWNER'])
  })

  test('has no role by an address that only Unicode folds to the same letters', async () => {
    await addRole({ email: 'kim@club.example', role: 'OWNER' })
    const kelvin = await api.personToken('not-kim', verified('\u212aim@club.example'))
    expect(await rolesOf(kelvin)).toBe(401)
    expect(await rolesOf(await api.personToken('kim', verified('Kim@Club.Example')))).toEqual([
      'OWNER',
    ])
  })

  test('the first subject to sign in with an e-mail address keeps its role, and no other has it', async () => {
    await addRole({ email: 'pavel@club.example', role: 'OPERATOR' })
    const claims = verified('pavel@club.example')
    expect(await rolesOf(await api.personToken('pavel', claims))).toEqual(['OPERATOR'])
    expect(await rolesOf(await api.personToken('successor', claims))).toBe(401)
    // Without the address, because the role is bound to the subject.
    expect(await rolesOf(await api.personToken('pavel'))).toEqual(['OPERATOR'])
  })

  test('of two subjects at once has a role by e-mail address', async () => {
    await addRole({ email: 'both@club.example' })
    const subjects = ['one', 'two', 'three', 'four']
    const shown = await Promise.all(
      subjects.map(async (subject) =>
        rolesOf(await api.personToken(subject, verified('both@club.example'))),
      ),
    )
    expect(shown.toSorted()).toEqual([401, 401, 401, ['COACH']].toSorted())
  })

  test('is ADMIN by a row, or by ADMIN_SUBJECTS', async () => {
    await addRole({ subject: 'second-admin', role: 'ADMIN' })
    expect(await rolesOf(await api.personToken('second-admin'))).toEqual(['ADMIN'])
    expect(await rolesOf(await api.personToken('first-admin'))).toEqual(['ADMIN'])
  })

  test('is an installation where its subject is one', async () => {
    const { oauthSubject } = await addInstallation(api.club, home.club)
    await addRole({ subject: oauthSubject, role: 'OWNER' })
    const query = '{ viewer { __typename } }'
    const token = await api.personToken(oauthSubject)
    const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
    expect(body.data.viewer).toEqual({ __typename: 'InstallationViewer' })
  })
})
