import { expect, test } from '@jest/globals'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { MAIL_CONNECTIONS } from '../../../../subgraphs/volunteer/messages/mail/mail-provider.ts'
import { addProClub } from '../../../subgraphs/volunteer/caller-fixture.ts'
import { anAccess } from '../../../subgraphs/volunteer/event-access/event-access-fixture.ts'
import { addEvents, anEvent } from '../../../subgraphs/volunteer/events/event-fixture.ts'
import { aHelper } from '../../../subgraphs/volunteer/helpers/helper-fixture.ts'
import {
  loggedEventsOf,
  NOW,
  startVolunteer,
} from '../../../subgraphs/volunteer/volunteer-fixture.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { type MailAnswers, startMailServer } from '../../../support/mail/smtp-server.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { type Child, spawnScript } from '../../support/processes/child.ts'

const atMinute = (minute: number) => new Date(NOW.getTime() + minute * 60_000).toISOString()

interface MailingOptions extends Pick<MailAnswers, 'onMail'> {
  inlineRecipientLimit?: number
}

/** A scheduled message to a number of helpers, mailed by processes that can be killed. */
async function startMailing(count: number, options: MailingOptions = {}) {
  const { inlineRecipientLimit, onMail } = options
  const volunteer = await startVolunteer()
  const { database } = volunteer
  const server = await startMailServer(onMail && { onMail })
  const key = await addProClub(database)
  const { clubId } = key
  const [{ id: eventId } = { id: '' }] = await addEvents(database, anEvent({ clubId }))
  const helpers = Array.from({ length: count }, (_, n) =>
    aHelper({ clubId, email: `h${n}@club.example` }),
  )
  await helperStore.addAll(database, helpers)
  await tableOf(EventAccessEntity).insertAll(
    database,
    helpers.map(({ id: helperId }) => anAccess({ clubId, eventId, helperId })),
  )
  const { data } = await volunteer.ask(
    'CreateVolunteerMessage',
    { input: { eventId, body: 'Come early.', sendAt: atMinute(1) } },
    key,
  )
  const id: string = data.createVolunteerMessage.message.id

  return {
    ...{ volunteer, database, server, id },
    startWorker: (minute: number): Child =>
      spawnScript('../test/support/volunteer/run-volunteer-jobs', {
        ...{ SOCKET: testSocket(), DATABASE: String(database.dataSource.options.database) },
        ...{ SMTP_URL: server.url, STARTS_AT: atMinute(minute) },
        ...(inlineRecipientLimit !== undefined && {
          INLINE_RECIPIENT_LIMIT: String(inlineRecipientLimit),
        }),
      }),
    /** Number of stored recipients. */
    async countRecipients() {
      const [row] = await database.query<{ n: number }[]>(
        'SELECT count(*) AS n FROM message_recipients WHERE message_id = ?',
        [id],
      )
      return Number(row?.n)
    },
    /** Blocks the insertion of the last recipient until the returned function is called. */
    async holdLast() {
      const holder = await database.connect(Number.POSITIVE_INFINITY)
      await holder.query('START TRANSACTION')
      await holder.query(
        `INSERT INTO message_recipients
           (id, club_id, message_id, helper_id, outcome, attempt_count, updated_at)
         SELECT h.id, h.club_id, ?, h.id, 'QUEUED', 0, ? FROM helpers h ORDER BY h.id DESC LIMIT 1`,
        [id, NOW],
      )
      return async () => {
        await holder.query('ROLLBACK')
        holder.release()
      }
    },
    isDone: async () => (await database.query('SELECT id FROM work_items')).length === 0,
    async close() {
      await volunteer.close()
      await server.close()
    },
  }
}

async function kill(worker: Child): Promise<void> {
  worker.process.kill('SIGKILL')
  await worker.exited
}

async function end(worker: Child): Promise<void> {
  worker.process.kill('SIGTERM')
  await worker.exited
}

test('a process killed while mailing loses no mail and repeats only those in transit', async () => {
  const count = 150
  const before = 70
  const rest = makeGate()
  let begun = 0
  const onMail = async () => {
    begun += 1
    if (begun > before) await rest.opened
    return undefined
  }
  const { database, server, id, startWorker, isDone, close } = await startMailing(count, { onMail })
  const killed = startWorker(2)
  await until(() => begun > before && server.taken.length === before)
  await kill(killed)
  expect(server.taken).toHaveLength(before)
  rest.open()
  const next = startWorker(30)
  await until(isDone)
  await end(next)

  const times = Map.groupBy(server.taken, ({ to }) => to)
  expect(times.size).toBe(count)
  expect(server.taken.length - count).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  for (const same of times.values()) {
    const ids = same.map(({ raw }) => raw.match(/^Message-ID: .*$/m)?.[0])
    expect(new Set(ids).size).toBe(1)
  }
  const outcomes = await database.query(
    'SELECT outcome, count(*) AS n FROM message_recipients WHERE message_id = ? GROUP BY outcome',
    [id],
  )
  expect(outcomes).toEqual([{ outcome: 'MAILED', n: expect.anything() }])
  const logged = await loggedEventsOf(database, id)
  expect(logged.map(({ type }) => type)).toEqual(['message.created', 'message.created'])
  await close()
})

test('a process killed while storing recipients skips none, and mails start after all are stored', async () => {
  const count = 500
  const mailing = await startMailing(count, { inlineRecipientLimit: 1 })
  const { database, server, id, startWorker, countRecipients, isDone, close } = mailing
  const letGo = await mailing.holdLast()
  const killed = startWorker(2)
  await until(async () => (await countRecipients()) >= 20)
  await kill(killed)
  expect(await countRecipients()).toBeLessThan(count)
  expect(server.taken).toEqual([])
  await letGo()
  const next = startWorker(30)
  await until(isDone)
  await end(next)

  expect(await countRecipients()).toBe(count)
  expect(new Set(server.taken.map(({ to }) => to)).size).toBe(count)
  expect(server.taken).toHaveLength(count)
  const [message] = await database.query<object[]>(
    'SELECT recipient_count AS n, written_up_to AS upTo FROM messages WHERE id = ?',
    [id],
  )
  expect(message).toEqual({ n: count, upTo: null })
  const logged = await loggedEventsOf(database, id)
  expect(logged.map(({ type }) => type)).toEqual([
    'message.created',
    'message.created',
    'message.updated',
  ])
  await close()
})
