import { expect, test } from '@jest/globals'
import { tableOf } from '../../subgraphs/foundation/table.ts'
import { EventAccessEntity } from '../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { MAIL_CONNECTIONS } from '../../subgraphs/volunteer/messages/mail-provider.ts'
import { until } from '../foundation/until.ts'
import { type Child, spawnScript } from '../journeys/child.ts'
import { startMailServer } from '../support/smtp-server.ts'
import { testSocket } from '../support/test-database.ts'
import { addProClub } from './caller-fixture.ts'
import { anAccess } from './event-access-fixture.ts'
import { addEvents, anEvent } from './event-fixture.ts'
import { aHelper } from './helper-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer } from './volunteer-fixture.ts'

const HELPERS = 150

const atMinute = (minute: number) => new Date(NOW.getTime() + minute * 60_000).toISOString()

test('a process that is killed while it mails leaves no mail out, and repeats those alone that were on their way', async () => {
  const volunteer = await startVolunteer()
  const { database } = volunteer
  const server = await startMailServer()
  const startWorker = (minute: number): Child =>
    spawnScript('../test/support/run-volunteer-jobs', {
      ...{ SOCKET: testSocket(), DATABASE: String(database.dataSource.options.database) },
      ...{ SMTP_URL: server.url, STARTS_AT: atMinute(minute) },
    })
  const key = await addProClub(database)
  const { clubId } = key
  const [{ id: eventId } = { id: '' }] = await addEvents(database, anEvent({ clubId }))
  const helpers = Array.from({ length: HELPERS }, (_, n) =>
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
  const { id } = data.createVolunteerMessage.message

  const killed = startWorker(2)
  await until(() => server.taken.length >= 70)
  killed.process.kill('SIGKILL')
  await killed.exited
  expect(server.taken.length).toBeLessThan(HELPERS)
  const next = startWorker(30)
  await until(async () => (await database.query('SELECT id FROM work_items')).length === 0)
  next.process.kill('SIGTERM')
  await next.exited

  const times = Map.groupBy(server.taken, ({ to }) => to)
  expect(times.size).toBe(HELPERS)
  expect(server.taken.length - HELPERS).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  for (const same of times.values()) {
    const ids = same.map(({ raw }) => raw.match(/^Message-ID: .*$/m)?.[0])
    expect(new Set(ids).size).toBe(1)
  }
  const outcomes = await database.query(
    'SELECT outcome, count(*) AS n FROM message_recipients WHERE message_id = ? GROUP BY outcome',
    [id],
  )
  expect(outcomes).toEqual([{ outcome: 'MAILED', n: expect.anything() }])
  const told = await loggedEventsOf(database, id)
  expect(told.map(({ type }) => type)).toEqual(['message.created', 'message.created'])
  await volunteer.close()
  await server.close()
}, 120_000)
