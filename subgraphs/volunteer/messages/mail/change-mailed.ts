import type { Log } from '../../../../platform/log.ts'
import { inTransaction, type Tx } from '../../../foundation/database/transaction.ts'
import { lockLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import { accountStore } from '../../accounts/store.ts'
import { clubProfileStore } from '../../club-profiles/store.ts'
import type { VolunteerParts } from '../../context.ts'
import { volunteerEventStore } from '../../events/store.ts'
import type { Message, Recipient } from '../message.ts'
import { FIRST_OUTCOMES } from '../rules.ts'
import { MESSAGES } from '../sending/message-queue.ts'
import { messageStore } from '../store.ts'
import { dueAfter, MAIL_TRIED_MS, type Mail, waitOf } from './mail.ts'
import { MAIL_CONNECTIONS, type Mailer } from './mail-provider.ts'
import { mailingStore } from './mailing-store.ts'
import type { MailSource } from './write-mail.ts'
import { writeMails } from './write-mails.ts'

/** Mails of one step; their attempts are counted, and the lease lasts longer, by one transaction. */
const MAILS_OF_STEP = 50

/** No mail begins later in a step: the last one has ended long before the lease, be the process suspended. */
const BEGIN_MS = 15_000

/** Recipients whose outcome is noted by one statement, where it is the same for all. */
const NOTED_AT_ONCE = 1000

interface Step {
  mails: Mail[]
  /** When there is more to do; null where there is nothing any more. */
  nextAt: Date | null
}

const NOTHING: Step = { mails: [], nextAt: null }

/**
 * Mails some of what is left of a message; answers when to go on, null where all is done or somebody else
 * goes on. No connection to the database is held while the server is spoken to.
 */
export async function mailSome(
  parts: VolunteerParts,
  item: LeasedItem,
  { mailer, leaseMs, log }: { mailer: Mailer; leaseMs: number; log: Log },
): Promise<Date | null> {
  const { database, clock } = parts
  const { mails, nextAt } = await begin(parts, item, { leaseMs, log })
  const waiting = [...mails]
  const endsAt = performance.now() + BEGIN_MS
  let isAway = false
  let isAnyTaken = false
  const mayBegin = () => !isAway && performance.now() < endsAt
  const sendNext = async () => {
    for (let mail = waiting[0]; mail !== undefined && mayBegin(); mail = waiting[0]) {
      waiting.shift()
      const outcome = await mailer.send(mail)
      const isFinal = outcome === 'refused' || (outcome === 'deferred' && isLast(mail, clock()))
      if (outcome === 'no answer') isAway = true
      if (outcome === 'taken') {
        isAnyTaken = true
        await mailingStore.note(database, [mail.id], 'MAILED', clock())
      }
      if (isFinal) await mailingStore.note(database, [mail.id], 'FAILED', clock())
    }
  }
  await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, sendNext))
  await mailingStore.takeBackAttempt(database, idsOf(waiting))
  // Many servers take so many mails over a connection, and say 421 then.
  if (!isAway || isAnyTaken || nextAt === null) return nextAt

  const now = clock()
  const [mail] = mails
  if (mail === undefined) return now
  if (!isLast(mail, now)) return new Date(now.getTime() + waitOf(mail.date, now))

  await noteAll(parts, item.id, 'FAILED')
  return now
}

/** What waited for a mail server is noted as on a platform that has none. */
export async function endMailing(parts: VolunteerParts, item: LeasedItem): Promise<void> {
  await noteAll(parts, item.id, FIRST_OUTCOMES[parts.mail])
  await inTransaction(parts.database, async (tx) => {
    const held = await lockLeased(tx, MESSAGES, [item])
    if (held.has(item.id)) await workItems.complete(tx, item)
  })
}

/** Whether a mail that goes wrong now is not tried again. However late, each is tried once at least. */
function isLast({ date: sentAt }: Pick<Mail, 'date'>, now: Date): boolean {
  return now.getTime() - sentAt.getTime() > MAIL_TRIED_MS
}

/** A few at a time: no statement keeps others from the rows of a large message for long. */
async function noteAll(
  { database, clock }: VolunteerParts,
  messageId: string,
  outcome: Recipient['outcome'],
): Promise<void> {
  // Each step notes its own moment: a reader of what changed has passed the first one when the last one ends.
  const noteSome = () =>
    mailingStore.noteSome(database, messageId, { outcome, now: clock(), limit: NOTED_AT_ONCE })
  while ((await noteSome()) === NOTED_AT_ONCE);
}

/** Decides what to mail now, and notes that it is tried, as long as the item is held. */
function begin(
  parts: VolunteerParts,
  item: LeasedItem,
  { leaseMs, log }: { leaseMs: number; log: Log },
): Promise<Step> {
  const { database, clock } = parts
  return inTransaction(database, async (tx) => {
    const now = clock()
    const held = await lockLeased(tx, MESSAGES, [item])
    if (!held.has(item.id)) return NOTHING

    const message = await messageStore.find(tx, EVERYWHERE, item.id)
    const pending =
      message === null ? [] : await mailingStore.readPending(tx, message, MAILS_OF_STEP)
    const source = message === null ? null : await readSource(tx, message)
    if (source === null || !message?.sentAt || pending.length === 0) {
      await workItems.complete(tx, item)
      return NOTHING
    }

    const { sentAt } = message
    const due = pending.filter((mail) => dueAfter(mail, sentAt, now) <= now)
    const optedOut = due.filter(({ preference }) => preference === 'OFF')
    const wanted = due.filter(({ preference }) => preference !== 'OFF')
    const { mails, unwritten } = writeMails({ parts, source, now }, wanted)
    for (const fault of unwritten) log.error(fault, 'a mail cannot be written')
    const unwrittenIds = unwritten.map(({ recipientId }) => recipientId)
    const unreachable = wanted.flatMap((mail) => (mail.email === null ? [mail.recipientId] : []))
    await mailingStore.note(
      tx,
      optedOut.map(({ recipientId }) => recipientId),
      'OPTED_OUT',
      now,
    )
    await mailingStore.note(tx, unreachable, 'NO_ADDRESS', now)
    await mailingStore.countAttempt(tx, [...idsOf(mails), ...unwrittenIds], now)
    if (isLast({ date: sentAt }, now)) await mailingStore.note(tx, unwrittenIds, 'FAILED', now)
    await workItems.extend(tx, item, new Date(now.getTime() + leaseMs))
    const [first] = pending
    const nextAt = due.length > 0 || !first ? now : dueAfter(first, sentAt, now)
    return { mails, nextAt }
  })
}

/** Null once the event is deleted; its messages are deleted with it. */
async function readSource(tx: Tx, message: Message): Promise<MailSource | null> {
  const event = await volunteerEventStore.find(tx, EVERYWHERE, message.eventId)
  if (event === null) return null

  const club = await clubProfileStore.find(tx, message.clubId)
  const [account] = await accountStore.findAll(tx, [message.clubId])
  return { message, event, club, replyTo: account?.replyTo ?? null }
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id)
}
