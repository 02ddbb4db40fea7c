import { isDeepStrictEqual } from 'node:util'
import { fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import { Problem } from '../../../schema/problem.ts'
import {
  toDeletedMessageBody,
  toMessageBody,
} from '../../../schema/volunteer/bodies/message-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { MESSAGE_FIELDS, type WrittenMessage } from '../../../schema/volunteer/messages.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents, type EventDraft, unpublished } from '../records/build-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { ChosenAudience, Message, Recipient } from './message.ts'
import { isFuture, isPast, requireNotLongPast } from './sending/send-time.ts'

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

/** An absent field leaves the stored value unchanged; null clears it. */
export interface MessageChanges {
  subject?: string | null | undefined
  body?: string | undefined
  audience?: ChosenAudience | undefined
  status?: 'DRAFT' | 'SCHEDULED' | 'SENT' | undefined
  sendAt?: Date | null | undefined
}

/** How the platform sends mails, if at all. */
export type MailForm = 'SMTP' | 'OUTBOX' | 'NONE'

/** The outcome of a recipient when the message is sent. */
export const FIRST_OUTCOMES = {
  SMTP: 'PENDING',
  OUTBOX: 'OUTBOX',
  NONE: 'NOT_MAILED',
} as const satisfies Record<MailForm, Recipient['outcome']>

/**
 * Number of stored recipients, and the id of the last helper considered; null if all recipients are
 * stored.
 */
export type RecipientProgress = Pick<Message, 'recipientCount' | 'writtenUpTo'>

type MessageDecision = Decision<Message, VolunteerDomainEvent>

/** The new message before its recipients are stored; status `SENT` means that it is sent now. */
export function writeMessage({ content, ...origin }: NewMessage, now: Date): Message {
  requireAudienceOf(content)
  const { status, sendAt } = content
  requireNotLongPast(sendAt, now)
  const isLater = isFuture(sendAt, now)
  if (status === 'SENT' && isLater) throw sentAndLater()

  return {
    ...origin,
    ...content,
    status: status ?? (isLater ? 'SCHEDULED' : 'SENT'),
    sentAt: null,
    recipientCount: 0,
    writtenUpTo: null,
    ...unpublished(now),
  }
}

/** Completes a new message with its recipients if it is sent. */
export function createMessage(
  written: Message,
  progress: RecipientProgress,
  now: Date,
): MessageDecision {
  const message = written.status === 'SENT' ? sendNow(written, progress, now) : written
  const filled = FIELDS.filter((field) => message[field] !== null)
  return publish(message, [{ type: 'message.created', changed: filled }])
}

/** Applies the changes; returns the stored message itself if nothing changes. */
export function rewriteMessage(stored: Message, requested: MessageChanges, now: Date): Message {
  if (stored.status !== 'SENT' && !isDeepStrictEqual(requested.sendAt, stored.sendAt))
    requireNotLongPast(requested.sendAt, now)
  const status = statusAfter(stored, requested, now)
  const { changed, record: message } = rewrite(stored, { ...requested, status }, FIELDS)
  if (changed.length === 0) return stored
  if (stored.status === 'SENT')
    throw new Problem('message_already_sent', 'A message that was sent changes no more.')

  requireAudienceOf(message)
  return message
}

/** Completes a changed message with its recipients if the change sends it. */
export function updateMessage(
  stored: Message,
  rewritten: Message,
  progress: RecipientProgress,
  now: Date,
): MessageDecision {
  if (rewritten === stored) return { result: stored, events: [] }

  const isSent = rewritten.status === 'SENT'
  const message = {
    ...(isSent ? sendNow(rewritten, progress, now) : rewritten),
    updatedAt: laterThan(stored, now),
  }
  const changed = FIELDS.filter((field) => !isDeepStrictEqual(message[field], stored[field]))
  return publish(message, [
    { type: 'message.updated', changed },
    ...(isSent ? [{ type: 'message.created', changed } as const] : []),
  ])
}

/** An event has a limited number of scheduled messages, because its cancellation turns all of them into drafts. */
export function requireBelowScheduledLimit(isAtLimit: boolean): void {
  if (!isAtLimit) return

  throw new Problem(
    'invalid_send_at',
    `An event has at most ${VOLUNTEER_LIMITS.message.scheduled} scheduled messages at a time.`,
  )
}

/** Turns a scheduled message of a cancelled event back into a draft, which the club may send. */
export function unschedule(stored: Message, now: Date): MessageDecision {
  return publish({ ...stored, status: 'DRAFT', updatedAt: laterThan(stored, now) }, [
    { type: 'message.updated', changed: ['status'] },
  ])
}

/** Sends a scheduled message that is due; without recipients it fails. */
export function sendScheduled(
  stored: Message,
  progress: RecipientProgress,
  now: Date,
): MessageDecision {
  const updatedAt = laterThan(stored, now)
  if (progress.recipientCount === 0)
    return publish({ ...stored, status: 'FAILED', updatedAt }, [
      { type: 'message.updated', changed: ['status'] },
    ])

  const message: Message = { ...stored, status: 'SENT', sentAt: now, ...progress, updatedAt }
  return publish(message, [
    { type: 'message.created', changed: ['status', 'sentAt', 'recipientCount'] },
  ])
}

/** Completes a large message when its last recipients are stored. */
export function completeRecipients(
  stored: Message,
  recipientCount: number,
  now: Date,
): MessageDecision {
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

function sendNow(message: Message, progress: RecipientProgress, now: Date): Message {
  if (progress.recipientCount === 0)
    throw new Problem('empty_audience', 'No active helper with access to the event is among them.')

  return { ...message, sentAt: now, ...progress }
}

/** The new status, from the requested status or time. */
function statusAfter(stored: Message, requested: MessageChanges, now: Date): Message['status'] {
  const status = requested.status ?? statusByTime(stored, requested.sendAt, now)
  if (stored.status === 'SENT') return status
  if (status !== stored.status && !TRANSITIONS[stored.status].includes(status))
    throw invalidTransition(`What is ${nameOf(stored.status)} cannot become ${nameOf(status)}.`)

  const isStatusChange = status !== stored.status || requested.sendAt !== undefined
  const sendAt = requested.sendAt === undefined ? stored.sendAt : requested.sendAt
  const isTimed = sendAt !== null && !isPast(sendAt, now)
  if (status === 'SCHEDULED' && isStatusChange && !isTimed)
    throw invalidTransition('A scheduled message needs a time to come at which it is sent.')
  if (status === 'SENT' && isFuture(requested.sendAt, now)) throw sentAndLater()

  return status
}

function statusByTime(
  { status }: Message,
  sendAt: Date | null | undefined,
  now: Date,
): Message['status'] {
  if (isFuture(sendAt, now) && status !== 'SENT') return 'SCHEDULED'
  return status === 'SCHEDULED' && sendAt === null ? 'DRAFT' : status
}

const TRANSITIONS: Readonly<Record<Message['status'], readonly Message['status'][]>> = {
  DRAFT: ['SCHEDULED', 'SENT'],
  SCHEDULED: ['DRAFT', 'SENT'],
  FAILED: ['SENT'],
  SENT: [],
}

function nameOf(status: Message['status']): string {
  return status.toLowerCase()
}

function invalidTransition(message: string): Problem {
  return new Problem('invalid_status_transition', message)
}

function sentAndLater(): Problem {
  return new Problem('invalid_input', 'Send a status of sent, or a time to come, not both.')
}

/** A broadcast must go to all helpers. */
function requireAudienceOf({ kind, audience }: Pick<Message, 'kind' | 'audience'>): void {
  if (kind === 'MESSAGE' || audience.type === 'ALL') return

  throw new Problem('invalid_input', 'audience: A broadcast is for all.')
}

function publish(message: Message, publications: readonly EventDraft<Field>[]): MessageDecision {
  const isDeleted = message.deletedAt !== null
  const data = { message: isDeleted ? toDeletedMessageBody(message) : toMessageBody(message) }
  return buildEvents({ kind: 'message', record: message, data }, publications)
}
