import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../platform/problem.ts'
import { fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import { toDeletedMessageBody, toMessageBody } from '../../../schema/volunteer/message-body.ts'
import { MESSAGE_FIELDS, type WrittenMessage } from '../../../schema/volunteer/messages.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { rewrite } from '../records/apply-patch.ts'
import { type Announcement, tell } from '../records/build-events.ts'
import { laterThan } from '../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { ChosenAudience, Message, Recipient } from './message.ts'
import { isPast, isToCome, requireRecent } from './sending/send-time.ts'

const { kind: _kind, ...WRITTEN } = MESSAGE_FIELDS

/** The fields that an event may name as changed. */
const FIELDS = [...fieldNamesOf(WRITTEN), 'sentAt', 'recipientCount'] as const

type Field = (typeof FIELDS)[number]

export type MessageContent = Pick<Message, Exclude<keyof WrittenMessage, 'status'>> & {
  status: 'DRAFT' | 'SENT' | null
}

export type NewMessage = Pick<Message, 'id' | 'clubId' | 'eventId' | 'createdBy'> & {
  content: MessageContent
}

/** An absent field stays as it is; null clears it. */
export interface MessageChanges {
  subject?: string | null | undefined
  body?: string | undefined
  audience?: ChosenAudience | undefined
  status?: 'DRAFT' | 'SCHEDULED' | 'SENT' | undefined
  sendAt?: Date | null | undefined
}

/** How mails of this platform leave it, if they do. */
export type MailForm = 'SMTP' | 'OUTBOX' | 'NONE'

/** What is noted of a recipient as a message is sent. */
export const FIRST_OUTCOMES = {
  SMTP: 'PENDING',
  OUTBOX: 'OUTBOX',
  NONE: 'NOT_MAILED',
} as const satisfies Record<MailForm, Recipient['outcome']>

/** How many recipients are written down, and up to which helper; null where these are all. */
export type Reached = Pick<Message, 'recipientCount' | 'writtenUpTo'>

type MessageDecision = Decision<Message, VolunteerDomainEvent>

/** The message as it is to be, before it is counted to whom it goes; `SENT` says that it is to go now. */
export function writeMessage({ content, ...origin }: NewMessage, now: Date): Message {
  requireAudienceOf(content)
  const { status, sendAt } = content
  requireRecent(sendAt, now)
  const isLater = isToCome(sendAt, now)
  if (status === 'SENT' && isLater) throw sentAndLater()

  return {
    ...origin,
    ...content,
    status: status ?? (isLater ? 'SCHEDULED' : 'SENT'),
    sentAt: null,
    recipientCount: 0,
    writtenUpTo: null,
    deletedAt: null,
    publishedCount: 0,
    createdAt: now,
    updatedAt: now,
  }
}

/** A written message with those to whom it went, if it was sent. */
export function createMessage(written: Message, reached: Reached, now: Date): MessageDecision {
  const message = written.status === 'SENT' ? sendNow(written, reached, now) : written
  const filled = FIELDS.filter((field) => message[field] !== null)
  return publish(message, [{ type: 'message.created', changed: filled }])
}

/** The stored message with what is to be different; the stored one itself where that is nothing. */
export function rewriteMessage(stored: Message, asked: MessageChanges, now: Date): Message {
  if (stored.status !== 'SENT' && !isDeepStrictEqual(asked.sendAt, stored.sendAt))
    requireRecent(asked.sendAt, now)
  const status = statusAfter(stored, asked, now)
  const { changed, record: message } = rewrite(stored, { ...asked, status }, FIELDS)
  if (changed.length === 0) return stored
  if (stored.status === 'SENT')
    throw new Problem('message_already_sent', 'A message that was sent changes no more.')

  requireAudienceOf(message)
  return message
}

/** A rewritten message with the number of those to whom it went, if it was sent by that. */
export function updateMessage(
  stored: Message,
  rewritten: Message,
  reached: Reached,
  now: Date,
): MessageDecision {
  if (rewritten === stored) return { result: stored, events: [] }

  const isSent = rewritten.status === 'SENT'
  const message = {
    ...(isSent ? sendNow(rewritten, reached, now) : rewritten),
    updatedAt: laterThan(stored, now),
  }
  const changed = FIELDS.filter((field) => !isDeepStrictEqual(message[field], stored[field]))
  return publish(message, [
    { type: 'message.updated', changed },
    ...(isSent ? [{ type: 'message.created', changed } as const] : []),
  ])
}

/** A scheduled message whose event is cancelled: sending it is up to the club again. */
export function unschedule(stored: Message, now: Date): MessageDecision {
  return publish({ ...stored, status: 'DRAFT', updatedAt: laterThan(stored, now) }, [
    { type: 'message.updated', changed: ['status'] },
  ])
}

/** A scheduled message whose time has come. Where nobody is there to get it, it fails. */
export function sendScheduled(stored: Message, reached: Reached, now: Date): MessageDecision {
  const updatedAt = laterThan(stored, now)
  if (reached.recipientCount === 0)
    return publish({ ...stored, status: 'FAILED', updatedAt }, [
      { type: 'message.updated', changed: ['status'] },
    ])

  const message: Message = { ...stored, status: 'SENT', sentAt: now, ...reached, updatedAt }
  return publish(message, [
    { type: 'message.created', changed: ['status', 'sentAt', 'recipientCount'] },
  ])
}

/** A large message, when the last of its recipients are written down. */
export function reachAll(stored: Message, recipientCount: number, now: Date): MessageDecision {
  const updatedAt = laterThan(stored, now)
  return publish({ ...stored, recipientCount, writtenUpTo: null, updatedAt }, [
    { type: 'message.updated', changed: ['recipientCount'] },
  ])
}

export function deleteMessage(stored: Message, now: Date): MessageDecision {
  const deletedAt = laterThan(stored, now)
  return publish({ ...stored, deletedAt, updatedAt: deletedAt }, [
    { type: 'message.deleted', changed: [] },
  ])
}

function sendNow(message: Message, reached: Reached, now: Date): Message {
  if (reached.recipientCount === 0)
    throw new Problem('empty_audience', 'No active helper with access to the event is among them.')

  return { ...message, sentAt: now, ...reached }
}

/** What the asked status, or the asked time, makes of it. */
function statusAfter(stored: Message, asked: MessageChanges, now: Date): Message['status'] {
  const status = asked.status ?? statusByTime(stored, asked.sendAt, now)
  if (stored.status === 'SENT') return status
  if (status !== stored.status && !MOVES[stored.status].includes(status))
    throw invalidMove(`What is ${nameOf(stored.status)} cannot become ${nameOf(status)}.`)

  const isMove = status !== stored.status || asked.sendAt !== undefined
  const sendAt = asked.sendAt === undefined ? stored.sendAt : asked.sendAt
  const isTimed = sendAt !== null && !isPast(sendAt, now)
  if (status === 'SCHEDULED' && isMove && !isTimed)
    throw invalidMove('A scheduled message needs a time to come at which it is sent.')
  if (status === 'SENT' && isToCome(asked.sendAt, now)) throw sentAndLater()

  return status
}

function statusByTime(
  { status }: Message,
  sendAt: Date | null | undefined,
  now: Date,
): Message['status'] {
  if (isToCome(sendAt, now) && status !== 'SENT') return 'SCHEDULED'
  return status === 'SCHEDULED' && sendAt === null ? 'DRAFT' : status
}

const MOVES: Readonly<Record<Message['status'], readonly Message['status'][]>> = {
  DRAFT: ['SCHEDULED', 'SENT'],
  SCHEDULED: ['DRAFT', 'SENT'],
  FAILED: ['SENT'],
  SENT: [],
}

function nameOf(status: Message['status']): string {
  return status.toLowerCase()
}

function invalidMove(message: string): Problem {
  return new Problem('invalid_status_transition', message)
}

function sentAndLater(): Problem {
  return new Problem('invalid_input', 'Send a status of sent, or a time to come, not both.')
}

/** A broadcast is for all, whoever changes it. */
function requireAudienceOf({ kind, audience }: Pick<Message, 'kind' | 'audience'>): void {
  if (kind === 'MESSAGE' || audience.type === 'ALL') return

  throw new Problem('invalid_input', 'audience: A broadcast is for all.')
}

function publish(message: Message, publications: readonly Announcement<Field>[]): MessageDecision {
  const isDeleted = message.deletedAt !== null
  const data = { message: isDeleted ? toDeletedMessageBody(message) : toMessageBody(message) }
  return tell({ kind: 'message', record: message, data }, publications)
}
