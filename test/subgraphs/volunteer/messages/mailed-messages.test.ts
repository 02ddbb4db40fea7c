import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeVolunteer } from '../../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { sessionsOf } from '../../../support/database/sessions.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { syncNoInactiveClubs } from '../../../support/volunteer/sync-no-inactive-clubs.ts'
import { TEST_WEBHOOKS } from '../../../support/webhooks/webhooks.ts'
import { NOW } from '../moments.ts'
import { TRACEPARENT } from '../volunteer-fixture.ts'
import { FROM, type MailingTest, numbered, startMailing } from './mail-fixture.ts'

let mailing: MailingTest

beforeEach(async () => {
  mailing = await startMailing()
})
afterEach(() => mailing.close())

describe('a message on a platform with a mail server', () => {
  test('is mailed to each recipient with an address', async () => {
    await mailing.letIn(['anna@club.example'], { firstName: 'Anna', lastName: 'Gruber' })
    await mailing.letIn([null])
    const id = await mailing.send()
    await until(mailing.isDone)
    expect(await mailing.outcomesOf(id)).toEqual({
      'anna@club.example': ['MAILED', 1],
      null: ['NO_ADDRESS', 0],
    })
    const [mail] = mailing.server.taken
    expect(mailing.server.taken).toHaveLength(1)
    expect(mail?.to).toBe('anna@club.example')
    expect(mail?.raw).toContain(`From: ${FROM}\r\n`)
    expect(mail?.raw).toContain('To: Anna Gruber <anna@club.example>\r\n')
    expect(mail?.raw).toContain('Subject: Doors (Sommerfest)\r\n')
    expect(mail?.raw).toContain('Come early.')
    expect(mail?.raw).toMatch(/Message-ID: <[0-9a-f-]{36}@club\.example>\r\n/)
  })

  test('is not mailed to a helper who unsubscribed, with the outcome OPTED_OUT', async () => {
    await mailing.letIn(['anna@club.example'], { mail: 'OFF' })
    await mailing.letIn(['bert@club.example'])
    const id = await mailing.send()
    await until(mailing.isDone)
    expect(await mailing.outcomesOf(id)).toEqual({
      'anna@club.example': ['OPTED_OUT', 0],
      'bert@club.example': ['MAILED', 1],
    })
    expect(mailing.server.asked).toEqual(['bert@club.example'])
  })

  test('is not mailed to a helper who unsubscribed while the mail server was down', async () => {
    const [helperId] = await mailing.letIn(['anna@club.example'])
    mailing.answers.onMail = () => 451
    const id = await mailing.send()
    await until(async () => (await mailing.outcomesOf(id))['anna@club.example']?.[1] === 1)
    const { database } = mailing.volunteer
    await database.query("UPDATE helpers SET mail = 'OFF' WHERE id = ?", [helperId])
    await mailing.goOn(2, { onMail: () => undefined })
    await until(mailing.isDone)
    expect(await mailing.outcomesOf(id)).toEqual({ 'anna@club.example': ['OPTED_OUT', 1] })
    expect(mailing.server.taken).toEqual([])
  })

  test.each([
    ['at once', {}],
    ['at its time', { sendAt: new Date(NOW.getTime() + 60_000).toISOString() }],
  ])('sent %s continues the trace of the mutation that wrote it', async (_when, input) => {
    await mailing.letIn(numbered(1))
    await mailing.send(input)
    if ('sendAt' in input) await mailing.goOn(2)
    await until(mailing.isDone)
    expect(mailing.server.taken[0]?.raw).toContain(`\r\nTraceparent: ${TRACEPARENT}\r\n`)
  })

  test('has the event’s name as subject if it has none', async () => {
    await mailing.letIn(numbered(1))
    await mailing.send({ subject: null })
    await until(mailing.isDone)
    expect(mailing.server.taken[0]?.raw).toContain('Subject: Sommerfest\r\n')
  })

  test('has only the platform’s headers, whatever line breaks are in the names of event and recipients', async () => {
    const lines = '\r\nBcc: all@club.example\r\n\r\nNo'
    await mailing.letIn(numbered(1), { firstName: `Anna${lines}`, lastName: '"<x@y.example>, Z' })
    await mailing.volunteer.database.query('UPDATE events SET name = ? WHERE id = ?', [
      `Doors${lines}\u2028Cc: x@y.example`,
      mailing.eventId,
    ])
    await mailing.send()
    await until(mailing.isDone)
    expect(mailing.server.asked).toEqual(['h0@club.example'])
    const [headers = ''] = mailing.server.taken[0]?.raw.split('\r\n\r\n') ?? []
    const names = headers.split(/\r\n(?![ \t])/).map((line) => line.replace(/:.*/s, ''))
    expect(new Set(names)).toEqual(
      new Set([
        ...['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Auto-Submitted'],
        ...['Content-Type', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Traceparent'],
      ]),
    )
  })

  test('is mailed once to more recipients than one step mails, by several processes', async () => {
    const emails = numbered(130)
    await mailing.letIn(emails)
    const others = [await aReplica(), await aReplica()]
    const ids = [await mailing.send(), await mailing.send()]
    await until(mailing.isDone)
    await Promise.all(others.map((stop) => stop()))
    expect(mailing.server.taken.map(({ to }) => to).sort()).toEqual([...emails, ...emails].sort())
    for (const id of ids)
      expect(new Set(Object.values(await mailing.outcomesOf(id)).map(String))).toEqual(
        new Set(['MAILED,1']),
      )
  })
})

describe('a mail server', () => {
  test('that refuses permanently gets no retry', async () => {
    await mailing.letIn(['gone@club.example', 'full@club.example', 'anna@club.example'])
    mailing.answers.onRecipient = (address) => (address.startsWith('gone') ? 550 : undefined)
    mailing.answers.onMail = (to) => (to.startsWith('full') ? 554 : undefined)
    const id = await mailing.send()
    await until(mailing.isDone)
    expect(await mailing.outcomesOf(id)).toEqual({
      'gone@club.example': ['FAILED', 1],
      'full@club.example': ['FAILED', 1],
      'anna@club.example': ['MAILED', 1],
    })
  })

  test('that refuses temporarily gets a retry while other mails continue', async () => {
    const emails = ['busy@club.example', ...numbered(60)]
    await mailing.letIn(emails)
    mailing.answers.onMail = (to) => (to.startsWith('busy') ? 451 : undefined)
    const id = await mailing.send()
    await until(() => mailing.server.taken.length === 60)
    await until(async () => (await mailing.outcomesOf(id))['busy@club.example']?.[1] === 1)
    expect((await mailing.outcomesOf(id))['busy@club.example']).toEqual(['PENDING', 1])
    await mailing.goOn(2, { onMail: () => undefined })
    await until(mailing.isDone)
    expect((await mailing.outcomesOf(id))['busy@club.example']).toEqual(['MAILED', 2])
    expect(mailing.server.taken).toHaveLength(61)
  })

  test('that is down gets retries for a day', async () => {
    await mailing.letIn(numbered(3))
    await mailing.server.close()
    const id = await mailing.send()
    await until(async () => Object.values(await mailing.outcomesOf(id)).some(([, n]) => n === 1))
    expect(Object.values(await mailing.outcomesOf(id)).map(([outcome]) => outcome)).toEqual(
      Array(3).fill('PENDING'),
    )
    await mailing.goOn(25 * 60)
    await until(mailing.isDone)
    const ended = Object.values(await mailing.outcomesOf(id)).map(([outcome]) => outcome)
    expect(ended).toEqual(Array(3).fill('FAILED'))
  })

  test('that answers slowly occupies no database connection', async () => {
    await mailing.letIn(numbered(8))
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    mailing.answers.onMail = () => held
    const id = await mailing.send()
    await until(() => mailing.server.asked.length === 5)
    const { database } = mailing.volunteer
    const findOpen = async () => {
      const sessions = await sessionsOf(database)
      return database.query(
        `SELECT trx_id FROM information_schema.innodb_trx
         WHERE trx_mysql_thread_id IN (?) AND trx_mysql_thread_id <> CONNECTION_ID()`,
        [[0, ...sessions.map(({ id }) => id)]],
      )
    }
    // Short ones come and go; a transaction of a mail would be open until its answer.
    await until(async () => (await findOpen()).length === 0)
    release()
    await until(mailing.isDone)
    expect(Object.values(await mailing.outcomesOf(id)).map(String)).toEqual(
      Array(8).fill('MAILED,1'),
    )
  })
})

describe('a pending mail', () => {
  beforeEach(async () => {
    mailing.answers.onMail = () => 451
  })

  test('is removed with the erasure of its helper', async () => {
    const [helperId] = await mailing.letIn(numbered(1))
    const id = await mailing.send()
    await until(async () => (await mailing.outcomesOf(id))['h0@club.example']?.[1] === 1)
    await mailing.volunteer.ask('EraseHelper', { input: { helperId } }, mailing.key)
    await mailing.goOn(2, { onMail: () => undefined })
    await until(mailing.isDone)
    expect(Object.values(await mailing.outcomesOf(id))).toEqual([['NO_ADDRESS', 1]])
    expect(mailing.server.taken).toEqual([])
  })

  test('is removed with the deletion of its message', async () => {
    await mailing.letIn(numbered(1))
    const id = await mailing.send()
    await until(async () => (await mailing.outcomesOf(id))['h0@club.example']?.[1] === 1)
    await mailing.volunteer.ask('DeleteVolunteerMessage', { input: { messageId: id } }, mailing.key)
    expect(await mailing.isDone()).toBe(true)
  })
})

/** Another process on the same database. */
async function aReplica() {
  const { subgraph, startJobs } = makeVolunteer({
    database: mailing.volunteer.database,
    secretKeys: [Buffer.alloc(32, 7)],
    bus: makeLocalBus(),
    clock: () => NOW,
    webhooks: TEST_WEBHOOKS,
    mail: { form: 'SMTP', server: { url: mailing.server.url, from: FROM } },
    log: testLog,
  })
  await syncNoInactiveClubs(subgraph)
  return startJobs()
}
