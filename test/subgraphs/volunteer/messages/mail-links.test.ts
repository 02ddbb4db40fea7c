import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type Caller, SERVICE } from '../../../../platform/caller.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { clubProfileStore } from '../../../../subgraphs/volunteer/club-profiles/store.ts'
import { until } from '../../../support/time/until.ts'
import { staffOf } from '../caller-fixture.ts'
import { NOW } from '../moments.ts'
import { type MailingTest, startMailing } from './mail-fixture.ts'

const PUBLIC: Caller = { kind: 'public', address: '192.0.2.1' }

let mailing: MailingTest
let helperId: string

beforeEach(async () => {
  mailing = await startMailing()
  const [id] = await mailing.letIn(['anna@club.example'], { firstName: 'Anna' })
  helperId = id ?? ''
})
afterEach(() => mailing.close())

async function mail(input: object): Promise<string> {
  await mailing.send(input)
  await until(mailing.isDone)
  const raw = mailing.server.taken.at(-1)?.raw ?? ''
  return raw
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
    .replaceAll('\r\n\t', ' ')
    .replaceAll('\r\n ', ' ')
}

const find = (raw: string, pattern: RegExp) => pattern.exec(raw)?.[1] ?? ''

async function subscription(token: string, caller = PUBLIC) {
  const document = `query ($token: String!) { mailSubscription(token: $token) { clubName mail } }`
  const { data, code } = await mailing.volunteer.ask(document, { token }, caller)
  return code ?? data.mailSubscription
}

async function set(token: string, to: string, caller = PUBLIC) {
  const document = `mutation ($input: SetMailSubscriptionInput!) {
    setMailSubscription(input: $input) { subscription { mail } } }`
  const { data, code } = await mailing.volunteer.ask(
    document,
    { input: { token, mail: to } },
    caller,
  )
  return data?.setMailSubscription?.subscription ?? code
}

describe('a mail', () => {
  test('is sent in the club’s name with its reply address', async () => {
    const { clubId } = mailing.key
    await inTransaction(mailing.volunteer.database, (tx) =>
      clubProfileStore.replaceAll(tx, [
        { clubId, name: 'TC Nord', timezone: 'Europe/Vienna', language: 'de', updatedAt: NOW },
      ]),
    )
    const document = `mutation ($input: SetVolunteerReplyToInput!) {
      setVolunteerReplyTo(input: $input) { account { replyTo } } }`
    const input = { clubId, replyTo: 'desk@club.example' }
    await mailing.volunteer.ask(document, { input }, staffOf(clubId))
    const raw = await mail({ subject: 'Einlass' })
    expect(raw).toContain('From: TC Nord <fest@club.example>\r\n')
    expect(raw).toContain('Reply-To: desk@club.example\r\n')
    expect(raw).toContain('Subject: Einlass (Sommerfest, TC Nord)\r\n')
    expect(raw).toContain('Keine Mails mehr erhalten')
  })

  test('contains the helper’s link where the club wrote the placeholder', async () => {
    const raw = await mail({ body: 'Hello {first_name}: {link}' })
    const token = find(raw, /\/helpers\/#(hl_[\w-]+)/)
    const document = `query ($token: String!) { linkedHelper(token: $token) { helperId eventId } }`
    const { data } = await mailing.volunteer.ask(document, { token }, SERVICE)
    expect(data.linkedHelper).toEqual({ helperId, eventId: mailing.eventId })
    expect(raw).toContain('Hello Anna: ')
  })

  test('contains a link that lives until a week after the event, and until a day after its polls', async () => {
    const { volunteer, key, eventId } = mailing
    const token = find(await mail({ body: '{link}' }), /\/helpers\/#(hl_[\w-]+)/)
    const endOf = async () => {
      const document = `query ($token: String!) { linkedHelper(token: $token) { expiresAt } }`
      const { data } = await volunteer.ask(document, { token }, SERVICE)
      return data.linkedHelper.expiresAt
    }
    const move = (endDate: string) =>
      volunteer.ask('UpdateVolunteerEvent', { input: { eventId, endDate } }, key)
    const poll = async (respondBy: string | null) => {
      const input = { eventId, title: 'Tidying', options: [{ label: 'All' }], respondBy }
      const { data } = await volunteer.ask('CreateAvailabilityRequest', { input }, key)
      return data.createAvailabilityRequest.request.id
    }
    await move('2027-03-01')
    expect(await endOf()).toBe('2027-03-09T00:00:00.000Z')
    await move('2027-06-01')
    expect(await endOf()).toBe('2027-06-09T00:00:00.000Z')
    await poll(null)
    await poll('2027-06-07T10:00:00.000Z')
    expect(await endOf()).toBe('2027-06-09T00:00:00.000Z')
    const requestId = await poll('2027-08-01T10:00:00.000Z')
    expect(await endOf()).toBe('2027-08-02T10:00:00.000Z')
    const moved = { requestId, respondBy: '2027-09-01T10:00:00.000Z' }
    await volunteer.ask('UpdateAvailabilityRequest', { input: moved }, key)
    expect(await endOf()).toBe('2027-09-02T10:00:00.000Z')
  })

  test('contains a token that switches mails off and on and allows nothing else', async () => {
    const raw = await mail({})
    const token = find(raw, /List-Unsubscribe: <[^>]*\/helpers\/unsubscribe\?t=(hu_[\w-]+)>/)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(await subscription(token)).toEqual({ clubName: null, mail: 'ON' })
    expect(await set(token, 'OFF')).toEqual({ mail: 'OFF' })
    expect(await set(token, 'OFF')).toEqual({ mail: 'OFF' })
    expect(await subscription(token)).toEqual({ clubName: null, mail: 'OFF' })
    const document = `query ($token: String!) { linkedHelper(token: $token) { helperId } }`
    const { data } = await mailing.volunteer.ask(document, { token }, SERVICE)
    expect(data.linkedHelper).toBeNull()
    const id = await mailing.send()
    await until(mailing.isDone)
    expect(await mailing.outcomesOf(id)).toEqual({ 'anna@club.example': ['OPTED_OUT', 0] })
    expect(await set(token, 'ON')).toEqual({ mail: 'ON' })
  })
})

describe('a mail subscription', () => {
  test('is not found by a token of another kind, an altered one, or a megabyte of text', async () => {
    const raw = await mail({ body: '{link}' })
    const token = find(raw, /unsubscribe\?t=(hu_[\w-]+)>/)
    const link = find(raw, /\/helpers\/#(hl_[\w-]+)/)
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const other of [link, altered, '', `${token} `, 'hu_'.padEnd(1_000_000, 'A')])
      expect(await subscription(other)).toBeNull()
    expect(await set(altered, 'OFF')).toBe('not_found')
    expect(await set('hu_'.padEnd(1_000_000, 'A'), 'OFF')).toBe('invalid_input')
  })

  test('is readable without a credential until the helper is erased', async () => {
    const token = find(await mail({}), /unsubscribe\?t=(hu_[\w-]+)>/)
    expect(await subscription(token, mailing.key)).toBe('forbidden')
    expect(await set(token, 'OFF', staffOf(mailing.key.clubId))).toBe('forbidden')
    await mailing.volunteer.ask('EraseHelper', { input: { helperId } }, mailing.key)
    expect(await subscription(token)).toBeNull()
    expect(await set(token, 'OFF')).toBe('not_found')
  })
})
