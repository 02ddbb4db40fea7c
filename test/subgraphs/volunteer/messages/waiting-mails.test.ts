import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeVolunteer } from '../../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { SERVICE } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/time/clock.ts'
import type { MailForm } from '../../../../subgraphs/volunteer/messages/rules.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { syncNoInactiveClubs } from '../../../support/volunteer/sync-no-inactive-clubs.ts'
import { TEST_WEBHOOKS } from '../../../support/webhooks/webhooks.ts'
import { addProClub } from '../caller-fixture.ts'
import { NOW } from '../moments.ts'
import { type MailingTest, numbered, startMailing } from './mail-fixture.ts'

const KEEP = 'mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }'

let mailing: MailingTest

beforeEach(async () => {
  mailing = await startMailing()
})
afterEach(() => mailing.close())

const tellInactive = (...ids: string[]) => mailing.volunteer.ask(KEEP, { ids }, SERVICE)

/** Sends mails that are all refused temporarily. */
async function sendInVain(count: number): Promise<string> {
  mailing.answers.onMail = () => 451
  await mailing.letIn(numbered(count))
  const id = await mailing.send()
  await until(async () =>
    Object.values(await mailing.outcomesOf(id)).some(([, attempts]) => attempts === 1),
  )
  return id
}

describe('mails of a club that is not ACTIVE', () => {
  test('wait for days if necessary, and are sent when it is ACTIVE again', async () => {
    const id = await sendInVain(3)
    await tellInactive(mailing.key.clubId)
    await mailing.goOn(3 * 24 * 60, { onMail: undefined })
    const scheduled = await mailing.send({ sendAt: inMinutes(3 * 24 * 60 + 1) })
    await mailing.goOn(3 * 24 * 60 + 2)
    await untilAnotherClubMails()
    expect(Object.values(await mailing.outcomesOf(id))).toEqual(Array(3).fill(['PENDING', 1]))
    expect(await mailing.outcomesOf(scheduled)).toEqual({})

    await tellInactive()
    await until(mailing.isDone)
    expect(Object.values(await mailing.outcomesOf(id))).toEqual(Array(3).fill(['MAILED', 2]))
    expect(Object.values(await mailing.outcomesOf(scheduled))).toEqual(Array(3).fill(['MAILED', 1]))
  })

  const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString()

  /** A mail of another club proves that the workers have read the queue. */
  async function untilAnotherClubMails(): Promise<void> {
    const other = await mailing.another(await addProClub(mailing.volunteer.database))
    await until(
      async () => Object.values(await mailing.outcomesOf(other)).toString() === 'MAILED,1',
    )
  }
})

describe('a pending mail', () => {
  test.each([
    ['NONE', 'NOT_MAILED'],
    ['OUTBOX', 'OUTBOX'],
  ] as const)(
    'of a platform without its mail server gets the outcome of %s: %s',
    async (form, outcome) => {
      const id = await sendInVain(1003)
      await mailing.volunteer.stopJobs()
      const stop = await startWith(form)
      await until(mailing.isDone)
      await stop()
      const outcomes = Object.values(await mailing.outcomesOf(id)).map(([noted]) => noted)
      expect(outcomes).toEqual(Array(1003).fill(outcome))
      // A reader with updatedSince has passed the first batch when the last one is written.
      const steps = await mailing.volunteer.database.query<{ n: string }[]>(
        `SELECT count(*) AS n FROM message_recipients WHERE message_id = ?
       GROUP BY updated_at ORDER BY updated_at`,
        [id],
      )
      expect(steps.map(({ n }) => Number(n))).toEqual([1000, 3])
    },
  )

  /** The same platform, restarted without the mail server. */
  async function startWith(form: MailForm) {
    const { subgraph, startJobs } = makeVolunteer({
      database: mailing.volunteer.database,
      secretKeys: [Buffer.alloc(32, 7)],
      bus: makeLocalBus(),
      clock: clockFrom(NOW.getTime() + 60 * 60_000),
      webhooks: TEST_WEBHOOKS,
      mail: { form, server: null },
      log: testLog,
    })
    await syncNoInactiveClubs(subgraph)
    return startJobs()
  }
})

/** A clock that advances by a millisecond at each reading. */
function clockFrom(start: number): Clock {
  let now = start
  return () => {
    now += 1
    return new Date(now)
  }
}
