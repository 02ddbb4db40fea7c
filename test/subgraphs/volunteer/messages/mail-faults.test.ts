import { afterEach, describe, expect, test } from '@jest/globals'
import type { MailAnswers } from '../../../support/mail/smtp-server.ts'
import { until } from '../../../support/time/until.ts'
import { type MailingOptions, type MailingTest, numbered, startMailing } from './mail-fixture.ts'

/**
 * Time limit of one mail for servers that never answer; long enough for answers on a busy machine.
 */
const SHORT_MS = 2000

let mailing: MailingTest

const start = async (options: MailingOptions = {}) => {
  mailing = await startMailing(options)
}

afterEach(() => mailing.close())

const BOTH = ['h0@club.example', 'anna@club.example']

/** Sends a message to two helpers, with a failing first attempt, and returns its id. */
async function sendInVain(answers: MailAnswers): Promise<string> {
  Object.assign(mailing.answers, answers)
  await mailing.letIn(BOTH)
  const id = await mailing.send()
  await until(async () => (await attemptsOf(id)).every((count) => count === 1))
  return id
}

const attemptsOf = async (id: string) =>
  Object.values(await mailing.outcomesOf(id)).map(([, count]) => count)

/** Failures, and the server's answers from the next attempt on. */
const FOR_NOW: [string, MailAnswers, MailAnswers][] = [
  ['says 421 instead of a greeting', { onConnection: () => 421 }, { onConnection: undefined }],
  ['says 421 to a sender', { onSender: () => 421 }, { onSender: undefined }],
  ['says 421 to a recipient', { onRecipient: () => 421 }, { onRecipient: undefined }],
  ['says 421 to a mail', { onMail: () => 421 }, { onMail: undefined }],
  ['refuses the sender for good', { onSender: () => 550 }, { onSender: undefined }],
  ['refuses the sender for now', { onSender: () => 451 }, { onSender: undefined }],
  ['refuses the recipients for now', { onRecipient: () => 450 }, { onRecipient: undefined }],
  ['speaks of the order of commands', { onMail: () => 503 }, { onMail: undefined }],
  ['breaks off in a mail', { breaksOff: () => true }, { breaksOff: undefined }],
]

describe('mails to a server that', () => {
  test.each(FOR_NOW)('%s are retried and accepted once each', async (_what, wrong, right) => {
    await start()
    await expectSecondAttempt(wrong, right)
  })

  test('never answers for one mail are retried and accepted once each', async () => {
    await start({ timeoutMs: SHORT_MS })
    await expectSecondAttempt({ onMail: () => new Promise(() => {}) }, { onMail: undefined })
  })
})

async function expectSecondAttempt(wrong: MailAnswers, right: MailAnswers): Promise<void> {
  const id = await sendInVain(wrong)
  await mailing.goOn(2, right)
  await until(mailing.isDone)
  expect(await mailing.outcomesOf(id)).toEqual({
    'h0@club.example': ['MAILED', 2],
    'anna@club.example': ['MAILED', 2],
  })
  expect(mailing.server.taken.map(({ to }) => to).sort()).toEqual([...BOTH].sort())
}

describe('a mail', () => {
  test('that is refused temporarily a day after its message is final, but every mail gets one attempt', async () => {
    await start()
    const id = await sendInVain({ onMail: () => 451 })
    await mailing.goOn(25 * 60)
    await until(mailing.isDone)
    expect(Object.values(await mailing.outcomesOf(id))).toEqual(Array(2).fill(['FAILED', 2]))
  })

  test('without a received confirmation is sent again with the same Message-ID', async () => {
    await start()
    const id = await sendInVain({ losesAnswer: () => true })
    await mailing.goOn(2, { losesAnswer: () => false })
    await until(mailing.isDone)
    expect(Object.values(await mailing.outcomesOf(id))).toEqual(Array(2).fill(['MAILED', 2]))
    const byAddress = Map.groupBy(mailing.server.taken, ({ to }) => to)
    expect([...byAddress.keys()].sort()).toEqual([...BOTH].sort())
    for (const mails of byAddress.values()) {
      const ids = mails.map(({ raw }) => raw.match(/^Message-ID: .*$/m)?.[0])
      expect(ids).toHaveLength(2)
      expect(new Set(ids).size).toBe(1)
    }
  })

  test('that was not offered to the server counts no attempt', async () => {
    await start()
    await mailing.letIn(numbered(20))
    mailing.answers.onConnection = () => 421
    const id = await mailing.send()
    await until(async () => (await attemptsOf(id)).some((count) => count === 1))
    await until(async () => (await attemptsOf(id)).filter((count) => count === 0).length >= 15)
    await mailing.goOn(2, { onConnection: undefined })
    await until(mailing.isDone)
    const counts = await attemptsOf(id)
    expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(15)
    expect(Math.max(...counts)).toBe(2)
  })

  test('is sent at once over another connection when the server answers 421 after others', async () => {
    await start()
    const emails = numbered(20)
    await mailing.letIn(emails)
    let [asked, refused] = [0, 0]
    mailing.answers.onSender = () => {
      asked += 1
      if (asked % 4 !== 0) return undefined
      refused += 1
      return 421
    }
    const id = await mailing.send()
    await until(() => mailing.server.taken.length + refused === emails.length)
    await mailing.goOn(2, { onSender: undefined })
    await until(mailing.isDone)
    expect(mailing.server.taken.map(({ to }) => to).sort()).toEqual([...emails].sort())
    expect(Math.max(...(await attemptsOf(id)))).toBe(2)
  })

  test('that was accepted before the server went down is not sent again', async () => {
    await start()
    const emails = numbered(20)
    await mailing.letIn(emails)
    mailing.answers.onConnection = () => (mailing.server.taken.length < 7 ? undefined : 421)
    mailing.answers.onSender = mailing.answers.onConnection
    const id = await mailing.send()
    await until(() => mailing.server.taken.length >= 7)
    await mailing.goOn(2, { onConnection: undefined, onSender: undefined })
    await until(mailing.isDone)
    expect(mailing.server.taken.map(({ to }) => to).sort()).toEqual([...emails].sort())
    const outcomes = Object.values(await mailing.outcomesOf(id)).map(([outcome]) => outcome)
    expect(outcomes).toEqual(Array(20).fill('MAILED'))
  })

  test.each([
    'a,anna@club.example',
    'a;anna@club.example',
    'a:anna@club.example',
    '(a)anna@club.example',
    'a<anna@club.example>',
  ])('to %s reaches no address that is a part of it', async (email) => {
    await start()
    await mailing.letIn([email])
    await mailing.send()
    await until(mailing.isDone)
    expect(mailing.server.asked).not.toContain('anna@club.example')
    expect(mailing.server.asked).not.toContain('a')
  })
})
