import { traceparentFor } from '../../../../platform/ids.ts'
import type { Log } from '../../../../platform/log.ts'
import { inSpan } from '../../../../platform/metrics/spans.ts'
import { inTransaction, type Tx } from '../../../foundation/database/transaction.ts'
import { isLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import { accountStore } from '../../accounts/store.ts'
import { clubProfileStore } from '../../club-profiles/store.ts'
import { volunteerEventStore } from '../../events/store.ts'
import { linkLifeStore } from '../../helper-links/link-life-store.ts'
import type { Message, Recipient } from '../message.ts'
import type { MessageParts } from '../message-parts.ts'
import { FIRST_OUTCOMES } from '../rules.ts'
import { MESSAGES } from '../sending/message-queue.ts'
import { publishRecipients } from '../sending/message-step-jobs.ts'
import { messageStore } from '../store.ts'
import type { Mail } from './mail.ts'
import { MAIL_CONNECTIONS, type Mailer } from './mail-provider.ts'
import { mailingStore } from './mailing-store.ts'
import { isLastAttempt, nextAttemptAt, outcomeWithoutMail, retryDelayOf } from './rules.ts'
import type { MailSource } from './write-mail.ts'
import { writeMails } from './write-mails.ts'

/** Mails per step; one transaction counts their attempts and extends the lease. */
const MAILS_PER_STEP = 50

/**
 * No mail of a step starts later, so that the last one ends before the lease expires, even if the
 * process is suspended in between.
 */
const START_WINDOW_MS = 15_000

/** Recipients per UPDATE if all get the same outcome. */
const OUTCOME_BATCH = 1000

interface Step {
  mails: Mail[]
  /** When the next step is due; null if none is. */
  nextAt: Date | null
}

const NO_STEP: Step = { mails: [], nextAt: null }

/**
 * Mails a batch of a message's pending recipients; returns when the next step is due, or null if
 * the message is done or the lease is lost. Holds no database connection while it talks to the mail
 * server.
 */
export async function mailBatch(
  parts: MessageParts,
  item: LeasedItem,
  { mailer, leaseMs, log }: { mailer: Mailer; leaseMs: number; log: Log },
): Promise<Date | null> {
  const { database, clock } = parts
  const { mails, nextAt } = await prepareStep(parts, item, { leaseMs, log })
  const queue = [...mails]
  const endsAt = performance.now() + START_WINDOW_MS
  let isUnreachable = false
  let isAnyAccepted = false
  const mayStart = () => !isUnreachable && performance.now() < endsAt
  const sendNext = async () => {
    while (mayStart()) {
      const mail = queue.shift()
      if (mail === undefined) return
      const outcome = await sendMail(mailer, mail, item)
      const isFinal =
        outcome === 'refused' || (outcome === 'deferred' && isLastAttempt(mail, clock()))
      if (outcome === 'no answer') isUnreachable = true
      if (outcome === 'accepted') {
        isAnyAccepted = true
        await mailingStore.note(database, [mail.id], 'MAILED', clock())
      }
      if (isFinal) await mailingStore.note(database, [mail.id], 'FAILED', clock())
      publishRecipients(parts, item)
    }
  }
  await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, sendNext))
  // The mails that were not started.
  await mailingStore.uncountAttempt(database, idsOf(queue))
  // Many servers limit the mails per connection and then answer 421.
  if (!isUnreachable || isAnyAccepted || nextAt === null) return nextAt

  const now = clock()
  const [mail] = mails
  if (mail === undefined) return now
  if (!isLastAttempt(mail, now)) return new Date(now.getTime() + retryDelayOf(mail.date, now))

  await setAllOutcomes(parts, item.id, 'FAILED')
  return now
}

function sendMail(mailer: Mailer, mail: Mail, { id, traceparent: parent }: LeasedItem) {
  const attributes = { 'clubgate.message_id': id }
  return inSpan('mail', { kind: 'client', parent, attributes }, async (traceparent, span) => {
    const outcome = await mailer.send(mail, traceparent ?? traceparentFor(mail.id))
    span?.set({ 'clubgate.outcome': outcome })
    return outcome
  })
}

/** Without a mail server, pending mails get the same outcome as on a platform that never had one. */
export async function withdrawMails(parts: MessageParts, item: LeasedItem): Promise<void> {
  await setAllOutcomes(parts, item.id, FIRST_OUTCOMES[parts.mail])
  await inTransaction(parts.database, async (tx) => {
    const leased = await isLeased(tx, MESSAGES, item)
    if (leased) await workItems.complete(tx, item)
  })
}

/** In small batches, so that no statement locks many rows of a large message. */
async function setAllOutcomes(
  { database, clock }: MessageParts,
  messageId: string,
  outcome: Recipient['outcome'],
): Promise<void> {
  // Each batch has its own timestamp: an incremental reader has already passed the time of the
  // first batch when the last one ends.
  for (let count = OUTCOME_BATCH; count === OUTCOME_BATCH; ) {
    const batch = { outcome, now: clock(), limit: OUTCOME_BATCH }
    count = await mailingStore.setPendingOutcomes(database, messageId, batch)
  }
}

/** Selects the mails of this step and counts their attempts, if the lease is still held. */
function prepareStep(
  parts: MessageParts,
  item: LeasedItem,
  { leaseMs, log }: { leaseMs: number; log: Log },
): Promise<Step> {
  const { database, clock } = parts
  return inTransaction(database, async (tx) => {
    const now = clock()
    const leased = await isLeased(tx, MESSAGES, item)
    if (!leased) return NO_STEP

    const message = await messageStore.find(tx, EVERYWHERE, item.id)
    const pending =
      message === null ? [] : await mailingStore.readPending(tx, message, MAILS_PER_STEP)
    const source = message === null ? null : await readSource(tx, message)
    if (source === null || !message?.sentAt || pending.length === 0) {
      await workItems.complete(tx, item)
      return NO_STEP
    }

    const { sentAt } = message
    const due = pending.filter((mail) => nextAttemptAt(mail, sentAt, now) <= now)
    const withOutcome = (outcome: ReturnType<typeof outcomeWithoutMail>) =>
      due.filter((mail) => outcomeWithoutMail(mail) === outcome).map((mail) => mail.recipientId)
    const wanted = due.filter((mail) => outcomeWithoutMail(mail) === null)
    const { mails, unwritten } = writeMails({ parts, source, now }, wanted)
    for (const fault of unwritten)
      log.error({ event: 'mail.not_rendered', ...fault }, 'mail not rendered')
    const unwrittenIds = unwritten.map(({ recipientId }) => recipientId)
    await mailingStore.note(tx, withOutcome('OPTED_OUT'), 'OPTED_OUT', now)
    await mailingStore.note(tx, withOutcome('NO_ADDRESS'), 'NO_ADDRESS', now)
    await mailingStore.countAttempts(tx, [...idsOf(mails), ...unwrittenIds], now)
    if (isLastAttempt({ date: sentAt }, now))
      await mailingStore.note(tx, unwrittenIds, 'FAILED', now)
    await workItems.extend(tx, item, new Date(now.getTime() + leaseMs))
    const [first] = pending
    const nextAt = due.length > 0 || !first ? now : nextAttemptAt(first, sentAt, now)
    return { mails, nextAt }
  })
}

/** Returns null if the event is deleted, which deletes its messages, too. */
async function readSource(tx: Tx, message: Message): Promise<MailSource | null> {
  const event = await volunteerEventStore.find(tx, EVERYWHERE, message.eventId)
  if (event === null) return null

  const club = await clubProfileStore.find(tx, message.clubId)
  const [account] = await accountStore.findAll(tx, [message.clubId])
  const lastRespondBy = await linkLifeStore.lastRespondBy(tx, message.eventId)
  return { message, event, club, replyTo: account?.replyTo ?? null, lastRespondBy }
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id)
}
