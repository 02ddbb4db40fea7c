import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeVolunteer } from '../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../platform/bus.ts'
import type { ApiKeyCaller } from '../../platform/caller.ts'
import { tableOf } from '../../subgraphs/foundation/table.ts'
import { EventAccessEntity } from '../../subgraphs/volunteer/event-access/entities.ts'
import type { Helper } from '../../subgraphs/volunteer/helpers/helper.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { until } from '../foundation/until.ts'
import { type MailAnswers, startMailServer, type TestMailServer } from '../support/smtp-server.ts'
import { testLog } from '../support/test-log.ts'
import { TEST_WEBHOOKS } from '../support/webhooks.ts'
import { addProClub } from './caller-fixture.ts'
import { anAccess } from './event-access-fixture.ts'
import { addEvents, anEvent } from './event-fixture.ts'
import { aHelper } from './helper-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

const FROM = 'Sommerfest <fest@club.example>'

let volunteer: VolunteerTest
let server: TestMailServer
let key: ApiKeyCaller
let eventId: string

let answers: MailAnswers

beforeEach(async () => {
  answers = {}
  server = await startMailServer({
    onRecipient: (address) => answers.onRecipient?.(address),
    onMail: (to) => answers.onMail?.(to),
  })
  volunteer = await startVolunteer({
    withJobs: true,
    mail: { form: 'SMTP', server: { url: server.url, from: FROM } },
  })
  key = await addProClub(volunteer.database)
  const [event] = await addEvents(
    volunteer.database,
    anEvent({ clubId: key.clubId, name: 'Sommerfest' }),
  )
  eventId = event?.id ?? ''
})

afterEach(async () => {
  await volunteer.close()
  await server.close()
})

/** Helpers with access to the event, by their addresses. */
async function letIn(emails: (string | null)[], changes: Partial<Helper> = {}) {
  const { clubId } = key
  const helpers = emails.map((email) => aHelper({ clubId, email, ...changes }))
  await helperStore.addAll(volunteer.database, helpers)
  const accesses = helpers.map(({ id: helperId }) => anAccess({ clubId, eventId, helperId }))
  await tableOf(EventAccessEntity).insertAll(volunteer.database, accesses)
  return helpers.map(({ id }) => id)
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `h${n}@club.example`)

async function send(input: object = {}): Promise<string> {
  const { data, errors } = await volunteer.ask(
    'CreateVolunteerMessage',
    { input: { eventId, body: 'Come early.', subject: 'Doors', ...input } },
    key,
  )
  expect(errors).toEqual([])
  return data.createVolunteerMessage.message.id
}

async function outcomesOf(messageId: string): Promise<Record<string, [string, number]>> {
  const rows = await volunteer.database.query<{ email: string; outcome: string; n: number }[]>(
    `SELECT h.email, r.outcome, r.attempt_count AS n FROM message_recipients r
     JOIN helpers h ON h.id = r.helper_id WHERE r.message_id = ?`,
    [messageId],
  )
  return Object.fromEntries(rows.map(({ email, outcome, n }) => [String(email), [outcome, n]]))
}

const isDone = async () => {
  const rows = await volunteer.database.query("SELECT id FROM work_items WHERE queue = 'messages'")
  return rows.length === 0
}

/** Lets the time come at which mails are tried again, once the step that has tried them is over. */
async function goOn(minutes: number): Promise<void> {
  await until(async () => {
    const leased = await volunteer.database.query(
      "SELECT id FROM work_items WHERE queue = 'messages' AND lease IS NOT NULL",
    )
    return leased.length === 0
  })
  volunteer.setNow(new Date(NOW.getTime() + minutes * 60_000))
}

describe('a message on a platform with a mail server', () => {
  test('is mailed to each recipient who has an address', async () => {
    await letIn(['anna@club.example'], { firstName: 'Anna', lastName: 'Gruber' })
    await letIn([null])
    const id = await send()
    await until(isDone)
    expect(await outcomesOf(id)).toEqual({
      'anna@club.example': ['MAILED', 1],
      null: ['NO_ADDRESS', 0],
    })
    const [mail] = server.taken
    expect(server.taken).toHaveLength(1)
    expect(mail?.to).toBe('anna@club.example')
    expect(mail?.raw).toContain(`From: ${FROM}\r\n`)
    expect(mail?.raw).toContain('To: Anna Gruber <anna@club.example>\r\n')
    expect(mail?.raw).toContain('Subject: Doors\r\n')
    expect(mail?.raw).toContain('Come early.')
    expect(mail?.raw).toMatch(/Message-ID: <[0-9a-f-]{36}@club\.example>\r\n/)
  })

  test('bears the name of its event where it has no subject', async () => {
    await letIn(numbered(1))
    await send({ subject: null })
    await until(isDone)
    expect(server.taken[0]?.raw).toContain('Subject: Sommerfest\r\n')
  })

  test('has no header but ours, whatever its subject and the names of its recipients say', async () => {
    const lines = '\r\nBcc: all@club.example\r\n\r\nNo'
    await letIn(numbered(1), { firstName: `Anna${lines}`, lastName: '"<x@y.example>, Z' })
    await send({ subject: `Doors${lines}\u2028Cc: x@y.example` })
    await until(isDone)
    expect(server.asked).toEqual(['h0@club.example'])
    const [headers = ''] = server.taken[0]?.raw.split('\r\n\r\n') ?? []
    const names = headers.split(/\r\n(?![ \t])/).map((line) => line.replace(/:.*/s, ''))
    expect(new Set(names)).toEqual(
      new Set([
        ...['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Auto-Submitted'],
        ...['Content-Type', 'Content-Transfer-Encoding'],
      ]),
    )
  })

  test('is mailed once to more than are mailed in one step, by several processes', async () => {
    const emails = numbered(130)
    await letIn(emails)
    const others = [aReplica(), aReplica()]
    const ids = [await send(), await send()]
    await until(isDone)
    await Promise.all(others.map((stop) => stop()))
    expect(server.taken.map(({ to }) => to).sort()).toEqual([...emails, ...emails].sort())
    for (const id of ids)
      expect(new Set(Object.values(await outcomesOf(id)).map(String))).toEqual(
        new Set(['MAILED,1']),
      )
  })
})

describe('a mail server', () => {
  test('that refuses for good is not asked again', async () => {
    await letIn(['gone@club.example', 'full@club.example', 'anna@club.example'])
    answers.onRecipient = (address) => (address.startsWith('gone') ? 550 : undefined)
    answers.onMail = (to) => (to.startsWith('full') ? 554 : undefined)
    const id = await send()
    await until(isDone)
    expect(await outcomesOf(id)).toEqual({
      'gone@club.example': ['FAILED', 1],
      'full@club.example': ['FAILED', 1],
      'anna@club.example': ['MAILED', 1],
    })
  })

  test('that refuses for now is asked again later, others meanwhile', async () => {
    const emails = ['busy@club.example', ...numbered(60)]
    await letIn(emails)
    answers.onMail = (to) => (to.startsWith('busy') ? 451 : undefined)
    const id = await send()
    await until(() => server.taken.length === 60)
    expect((await outcomesOf(id))['busy@club.example']).toEqual(['PENDING', 1])
    await goOn(2)
    answers.onMail = () => undefined
    await wake()
    await until(isDone)
    expect((await outcomesOf(id))['busy@club.example']).toEqual(['MAILED', 2])
    expect(server.taken).toHaveLength(61)
  })

  test('that is away is asked again later, and given up after a day', async () => {
    await letIn(numbered(3))
    await server.close()
    const id = await send()
    await until(async () => Object.values(await outcomesOf(id)).some(([, n]) => n === 1))
    expect(Object.values(await outcomesOf(id)).map(([outcome]) => outcome)).toEqual(
      Array(3).fill('PENDING'),
    )
    await goOn(25 * 60)
    await wake()
    await until(isDone)
    const ended = Object.values(await outcomesOf(id)).map(([outcome]) => outcome)
    expect(ended).toEqual(Array(3).fill('FAILED'))
    server = await startMailServer()
  })

  test('that takes its time holds no connection to the database', async () => {
    await letIn(numbered(8))
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    answers.onMail = () => held
    const id = await send()
    await until(() => server.asked.length === 5)
    const open = await volunteer.database.query(
      `SELECT trx_id FROM information_schema.innodb_trx t
       JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
       WHERE p.db = DATABASE() AND p.id <> CONNECTION_ID()`,
    )
    expect(open).toEqual([])
    release()
    await until(isDone)
    expect(Object.values(await outcomesOf(id)).map(String)).toEqual(Array(8).fill('MAILED,1'))
  })
})

describe('what is not mailed yet', () => {
  beforeEach(async () => {
    answers.onMail = () => 451
  })

  test('ends with the erasure of its helper', async () => {
    const [helperId] = await letIn(numbered(1))
    const id = await send()
    await until(async () => (await outcomesOf(id))['h0@club.example']?.[1] === 1)
    await volunteer.ask('EraseHelper', { input: { id: helperId } }, key)
    await goOn(2)
    answers.onMail = () => undefined
    await wake()
    await until(isDone)
    expect(Object.values(await outcomesOf(id))).toEqual([['NO_ADDRESS', 1]])
    expect(server.taken).toEqual([])
  })

  test('ends with the deletion of its message', async () => {
    await letIn(numbered(1))
    const id = await send()
    await until(async () => (await outcomesOf(id))['h0@club.example']?.[1] === 1)
    await volunteer.ask('DeleteVolunteerMessage', { input: { id } }, key)
    expect(await isDone()).toBe(true)
  })
})

/** Whoever works looks at the queue when something is written. */
const wake = () => send({ status: 'DRAFT' })

/** Another process over the same database. */
function aReplica() {
  const { startJobs } = makeVolunteer({
    database: volunteer.database,
    secretKeys: [Buffer.alloc(32, 7)],
    bus: makeLocalBus(),
    clock: () => NOW,
    webhooks: TEST_WEBHOOKS,
    mail: { form: 'SMTP', server: { url: server.url, from: FROM } },
    log: testLog,
  })
  return startJobs()
}
