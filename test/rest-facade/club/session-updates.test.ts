import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { playMatch, staffClaimOf } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string
let path: string
const clients: Client[] = []

beforeAll(async () => {
  api = await startTestApi()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  const sourceId = await addSource(api, home, token)
  path = `/v1/club/booking-sources/${sourceId}/bookings`
})

afterEach(() => {
  for (const client of clients.splice(0)) client.terminate()
})

afterAll(() => api.close())

const book = (name: string, changes: Record<string, unknown> = {}) =>
  api.ask('PUT', `${path}/${name}`, { token, body: aSnapshot(changes) })

function follow(id: string, as: string) {
  const { port } = api.app.server.address() as AddressInfo
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${as}` },
  })
  clients.push(client)
  const query = `subscription ($id: ID!) { matchSessionUpdates(sessionId: $id) {
    status scheduledStart aiModelVersion eventSequence score { points { blue orange } } } }`
  const answers = client.iterate<Record<string, never>>({ query, variables: { id } })
  return async () => (await answers.next()).value?.data.matchSessionUpdates
}

describe('following a match session', () => {
  test('shows it as it is, and again when its booking moves', async () => {
    const booking = await book('moved')
    const next = follow(booking.body.data.match_session_id, token)
    const start = '2099-07-01T18:00:00.000Z'
    expect(await next()).toMatchObject({ status: 'SCHEDULED', scheduledStart: start })
    await book('another')
    const moved = { scheduled_start: '2099-07-01T18:30:00Z', external_court_id: 'c2' }
    await book('moved', { source_version: 2, ...moved })
    expect(await next()).toMatchObject({ scheduledStart: '2099-07-01T18:30:00.000Z' })
  })

  test('shows how it is configured anew', async () => {
    const id: string = (await book('configured')).body.data.match_session_id
    const next = follow(id, token)
    expect(await next()).toMatchObject({ aiModelVersion: null })
    const query = `mutation ($input: ConfigureSessionInput!) {
      configureSession(input: $input) { session { id } } }`
    const input = { sessionId: id, aiModelVersion: 'vision-3' }
    const staff = await api.staffToken(staffClaimOf(home))
    const body = { query, variables: { input } }
    await api.ask('POST', '/graphql', { token: staff, body })
    expect(await next()).toMatchObject({ aiModelVersion: 'vision-3' })
  })

  test('shows the score of each point, to those who may see it', async () => {
    const booking = await book('played')
    const id: string = booking.body.data.match_session_id
    const scopes = ['sessions:read'] as const
    const weak = await api.tokenFor(await addInstallation(api.club, home.club, { scopes }))
    const staff = await api.staffToken(staffClaimOf(home))
    const followers = [follow(id, staff), follow(id, weak)]
    await Promise.all(followers.map((next) => next()))
    await playMatch(api, home, id, 'BBO')
    const seen = await Promise.all(followers.map(untilPlayed))
    const points = { blue: '30', orange: '15' }
    expect(seen).toMatchObject([{ score: { points } }, { score: null }])
  })

  async function untilPlayed(next: () => Promise<{ eventSequence: number }>) {
    let session = await next()
    while (session.eventSequence < 4) session = await next()
    return session
  }

  test('ends at once when the installation is revoked', async () => {
    const booking = await book('revoked')
    const partner = await addInstallation(api.club, home.club)
    const next = follow(booking.body.data.match_session_id, await api.tokenFor(partner))
    await next()
    const ended = next()
    const query = `mutation ($input: RevokeInstallationInput!) {
      revokeInstallation(input: $input) { installation { id } } }`
    const input = { clubId: home.club.id, installationId: partner.installationId }
    const staff = await api.staffToken(staffClaimOf(home))
    await api.ask('POST', '/graphql', { token: staff, body: { query, variables: { input } } })
    await expect(ended).rejects.toMatchObject({ code: 4403 })
  })

  test('ends at once when a scope is taken away', async () => {
    const booking = await book('unscoped')
    const partner = await addInstallation(api.club, home.club)
    const next = follow(booking.body.data.match_session_id, await api.tokenFor(partner))
    await next()
    const ended = next()
    const query = `mutation ($input: ChangeInstallationScopesInput!) {
      changeInstallationScopes(input: $input) { installation { id } } }`
    const place = { clubId: home.club.id, installationId: partner.installationId }
    const input = { ...place, grantedScopes: ['CLUB_READ'] }
    const staff = await api.staffToken(staffClaimOf(home))
    await api.ask('POST', '/graphql', { token: staff, body: { query, variables: { input } } })
    await expect(ended).rejects.toMatchObject([{ extensions: { code: 'insufficient_scope' } }])
  })

  test('is refused for a session of another club', async () => {
    const booking = await book('foreign')
    const { club } = await addClub(api.club)
    const foreign = await api.tokenFor(await addInstallation(api.club, club))
    await expect(follow(booking.body.data.match_session_id, foreign)()).rejects.toMatchObject([
      { extensions: { code: 'not_found' } },
    ])
  })
})

describe('following the match sessions of a club', () => {
  function followClub(as: string, clubId: string) {
    const { port } = api.app.server.address() as AddressInfo
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${as}` },
    })
    clients.push(client)
    const query = `subscription ($clubId: ID!) { clubMatchSessions(clubId: $clubId) { id status aiModelVersion } }`
    return client.iterate<Record<string, { id: string; status: string }>>({
      query,
      variables: { clubId },
    })
  }

  test('shows those in play, and then each that changes, to a COACH', async () => {
    const clubId = home.club.id
    const playing: string = (await book('in-play')).body.data.match_session_id
    const later: string = (await book('later', { external_court_id: 'c2' })).body.data
      .match_session_id
    await api.club.query("UPDATE match_sessions SET status = 'SCHEDULED' WHERE club_id = ?", [
      clubId,
    ])
    await api.club.query("UPDATE match_sessions SET status = 'PAUSED' WHERE id = ?", [playing])
    const coach = await api.staffToken({ clubs: [{ id: clubId, role: 'COACH' }] })
    const items = followClub(coach, clubId)
    const next = async () => (await items.next()).value?.data?.['clubMatchSessions']
    expect(await next()).toMatchObject({ id: playing, status: 'PAUSED' })
    await book('later', { external_court_id: 'c2', source_version: 2 })
    const query = `mutation ($input: ConfigureSessionInput!) {
      configureSession(input: $input) { session { id } } }`
    const variables = { input: { sessionId: later, aiModelVersion: 'vision-4' } }
    await api.ask('POST', '/graphql', { token: coach, body: { query, variables } })
    let shown = await next()
    while (shown?.id !== later) shown = await next()
    expect(shown).toMatchObject({ id: later })
  })

  test('is refused to a COORDINATOR, and for a club of others', async () => {
    const role = (name: string) => api.staffToken({ clubs: [{ id: home.club.id, role: name }] })
    const codeOf = async (as: string, clubId: string) => {
      const refused = followClub(as, clubId).next()
      const errors = (await refused.catch((error: unknown) => error)) as {
        extensions: { code: string }
      }[]
      return errors[0]?.extensions.code
    }
    expect(await codeOf(await role('COORDINATOR'), home.club.id)).toBe('forbidden')
    const other = await addClub(api.club)
    expect(await codeOf(await role('COACH'), other.club.id)).toBe('not_found')
  })
})
