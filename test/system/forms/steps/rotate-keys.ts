import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose'
import Stripe from 'stripe'
import { makeSigningKey } from '../../../../sandbox/issuer/signing-keys.ts'
import type { Received, Receiver } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { until } from '../../../support/time/until.ts'
import { runScript } from '../../support/processes/child.ts'
import { ROLES, type SplitInstance } from '../../support/processes/split-instance.ts'
import { makeFollowers } from '../clients/following.ts'
import { makeRestClient } from '../clients/rest-client.ts'
import { makeVolunteerClient } from '../clients/volunteer-client.ts'

/** Rotates all keys as docs/operations/secure.md says; the seals between the tiers are derived from SECRET_KEYS. */
export function rotateKeys(split: () => SplitInstance, receiver: () => Receiver): void {
  describe('the keys of a running installation', () => {
    test('are rotated while requests, cursors, links, deliveries and followers go on', async () => {
      const instance = split()
      const work = await startWork(instance, receiver())
      const issuer = await makeIssuerFile(instance)
      // Of an earlier journey: this follower begins with the oldest event.
      await rm(join(instance.dataDir, 'last-event'), { force: true })
      using followers = makeFollowers(instance.dataDir)
      followers.start()

      const old = instance.environmentOf('club')['SECRET_KEYS'] ?? ''
      const fresh = randomBytes(32).toString('base64')
      const replaceAll = (SECRET_KEYS: string) =>
        Promise.all(ROLES.map((role) => instance.replace(role, { SECRET_KEYS })))

      await issuer.write(['old', 'fresh'])
      await replaceAll(`${old},${fresh}`)
      await work.goesOn()
      expect(await issuer.statuses()).toEqual({ old: 200, fresh: 200 })

      await issuer.write(['fresh', 'old'])
      for (const role of ROLES) {
        await instance.replace(role, { SECRET_KEYS: `${fresh},${old}` })
        await work.goesOn()
      }
      await runScript('reseal', instance.environmentOf('club'))
      await work.goesOn()
      await replaceAll(fresh)
      await work.goesOnWithoutSigned()
      await work.rotateWebhookSecret()

      const { logged, seen } = await followers.compare(instance)
      expect(seen).toEqual(logged)
      await issuer.write(['fresh'])
      await instance.replace('edge', {})
      expect(await issuer.statuses()).toEqual({ old: 401, fresh: 200 })
    })
  })
}

/** Everything that a key protects, made under the first keys. */
async function startWork(instance: SplitInstance, receiver: Receiver) {
  const { baseUrl, sandbox } = instance
  const partner = makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
  const club = makeVolunteerClient(baseUrl, sandbox.api_keys['pro']?.key ?? '')
  const post = (path: string, body?: unknown) =>
    partner('POST', path, body, { 'idempotency-key': `rotation ${path}` })

  const source = { source_key: 'rotation', name: 'Front desk' }
  const { id: sourceId } = (await post('/booking-sources', source)).body.data
  const courtId = sandbox.clubs.main.courts[0]?.id
  const mapping = { court_id: courtId, external_court_name: 'Centre court' }
  await partner('PUT', `/booking-sources/${sourceId}/court-mappings/c1`, mapping)

  const clubHook = { url: `${receiver.url}/rotation-club`, event_types: ['booking.created'] }
  const endpoint = (await post('/webhook-endpoints', { name: 'Desk', ...clubHook })).body.data
  let clubSecret: string = endpoint.signing_secret
  const hook = { url: `${receiver.url}/rotation-volunteer`, events: ['event.created'] }
  const { signing_secret: secret } = (await club('POST', 'webhooks', hook)).body.webhook

  const token = await makeLink(club)
  const first = await club('GET', 'helpers?limit=1&cursor=')
  const cursor = first.headers.get('x-next-cursor') ?? ''
  expect(cursor).not.toBe('')

  const received = (path: string) => receiver.received.filter((one) => one.path.endsWith(path))
  let rounds = 0

  /** Writes, answers and deliveries, whose secrets are sealed. */
  const sealedWork = async () => {
    rounds += 1
    const replayed = await post('/booking-sources', source)
    expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    const path = `/booking-sources/${sourceId}/bookings/rotation-${rounds}`
    expect((await partner('PUT', path, SNAPSHOT)).status).toBe(201)
    expect((await club('POST', 'events', { ...EVENT, name: `Round ${rounds}` })).status).toBe(201)
    await until(() =>
      ['club', 'volunteer'].every((side) => received(`/rotation-${side}`).length >= rounds),
    )
    const ofClub = received('/rotation-club').at(-1) as Received
    const { headers, body } = ofClub
    const header = `t=${headers['service-timestamp']},${headers['service-signature']}`
    const { webhooks } = new Stripe('sk_test_none')
    expect(webhooks.constructEvent(body, header, clubSecret, 300).type).toBe('booking.created')
    const ofVolunteer = received('/rotation-volunteer').at(-1) as Received
    const signature = String(ofVolunteer.headers['x-service-signature'])
    expect(await verify(secret, ofVolunteer.body, signature)).toBe(true)
  }
  const signed = async () => ({
    cursor: (await club('GET', `helpers?limit=1&cursor=${cursor}`)).status,
    link: await viewerOf(sandbox.graphql, token),
  })

  return {
    async goesOn() {
      await sealedWork()
      expect(await signed()).toEqual({ cursor: 200, link: 'HelperViewer' })
    },
    /** Texts that the removed key signed are refused, as documented. */
    async goesOnWithoutSigned() {
      await sealedWork()
      expect(await signed()).toEqual({ cursor: 400, link: null })
    },
    async rotateWebhookSecret() {
      const rotated = await post(`/webhook-endpoints/${endpoint.id}/rotate-secret`)
      expect(rotated.body.data.signing_secret).not.toBe(clubSecret)
      clubSecret = rotated.body.data.signing_secret
      await sealedWork()
    },
  }
}

async function makeLink(club: ReturnType<typeof makeVolunteerClient>): Promise<string> {
  const { event } = (await club('POST', 'events', { ...EVENT, status: 'active', name: 'Keys' }))
    .body
  const helpers = ['one', 'two'].map((name) => ({ external_id: name, last_name: name }))
  const { results } = (await club('POST', 'helpers/bulk', { helpers })).body
  const [{ id }] = results
  const access = { event_access: [{ helper_id: id }] }
  expect((await club('PUT', `events/${event.id}/helpers/access`, access)).status).toBe(200)
  const link = await club('POST', `events/${event.id}/helpers/${id}/link`, {})
  return link.body.helper_link.token
}

async function viewerOf(graphql: string, token: string): Promise<string | null> {
  const response = await fetch(graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { __typename } }' }),
  })
  const { data } = (await response.json()) as { data?: { viewer: { __typename: string } | null } }
  return data?.viewer?.__typename ?? null
}

/** The issuer's keys in the data directory, and a partner's token under each. */
async function makeIssuerFile({ dataDir, baseUrl, sandbox }: SplitInstance) {
  const path = join(dataDir, 'issuer-keys.json')
  const [current] = JSON.parse(await readFile(path, 'utf8')).keys as [JWK]
  const keys = { old: current, fresh: await makeSigningKey() }
  const old = sandbox.installations['full']?.access_token ?? ''
  const signed = new SignJWT(decodeJwt(old))
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: keys.fresh.kid })
    .sign(await importJWK(keys.fresh, 'RS256'))
  const tokens = { old, fresh: await signed }
  const statusOf = async (name: keyof typeof tokens) =>
    (await makeRestClient(baseUrl, tokens[name])('GET', '/context')).status

  return {
    write: (names: readonly (keyof typeof keys)[]) =>
      writeFile(path, JSON.stringify({ keys: names.map((name) => keys[name]) })),
    statuses: async () => ({ old: await statusOf('old'), fresh: await statusOf('fresh') }),
  }
}

const SNAPSHOT = {
  source_version: 1,
  external_court_id: 'c1',
  scheduled_start: '2104-06-01T18:00:00Z',
  scheduled_end: '2104-06-01T19:30:00Z',
  status: 'CONFIRMED',
}

const EVENT = { start_date: '2101-07-01', end_date: '2101-07-02' }
