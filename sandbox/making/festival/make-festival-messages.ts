import { DAY_MS } from '../../../platform/time/local-time.ts'
import type { Message, Recipient } from '../../../subgraphs/volunteer/messages/message.ts'
import type { FestivalPlan } from '../../plans/festival-plan.ts'
import { daysAgo } from '../making.ts'
import type { FestivalMaking, FestivalRows } from './festival.ts'

const ALL_HELPERS: Message['audience'] = { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [] }

/** Recipients of the draft. */
const CREW = 12

/** A sent message to all helpers, a scheduled one for the week before the festival, and a draft. */
export function makeMessages(
  { club, inDays }: FestivalPlan,
  reached: readonly string[],
  { now, newId, origin, random }: FestivalMaking,
): Pick<FestivalRows, 'messages' | 'recipients'> {
  const sentAt = daysAgo({ now }, 8)
  const write = (
    written: Pick<Message, 'kind' | 'subject' | 'body' | 'status'>,
    createdAt: Date,
  ): Message => ({
    ...{ id: newId(), ...origin, ...written, audience: ALL_HELPERS, sendAt: null, sentAt: null },
    ...{
      recipientCount: 0,
      writtenUpTo: null,
      createdBy: club.owner,
      deletedAt: null,
      publishedCount: 0,
    },
    ...{ createdAt, updatedAt: createdAt },
  })
  const welcome: Message = {
    ...write({ ...WELCOME, kind: 'BROADCAST', status: 'SENT' }, sentAt),
    ...{ sentAt, recipientCount: reached.length },
  }
  const lastWords: Message = {
    ...write({ ...LAST_WORDS, kind: 'BROADCAST', status: 'SCHEDULED' }, daysAgo({ now }, 2)),
    sendAt: new Date(now.getTime() + (inDays - 4) * DAY_MS),
  }
  const draft: Message = {
    ...write({ ...DRAFT, kind: 'MESSAGE', status: 'DRAFT' }, daysAgo({ now }, 1)),
    audience: { ...ALL_HELPERS, type: 'HELPERS', helperIds: random.sample(reached, CREW) },
  }
  const recipients = reached.map((helperId): Recipient => {
    const noted = { outcome: 'OUTBOX' as const, attemptCount: 0, updatedAt: sentAt }
    return { id: newId(), clubId: origin.clubId, messageId: welcome.id, helperId, ...noted }
  })
  return { messages: [welcome, lastWords, draft], recipients }
}

const WELCOME = {
  subject: 'Welcome to the Festival del Azahar',
  body: 'Thank you for helping. Please look at your shifts, and say soon whether they suit you.',
}

const LAST_WORDS = {
  subject: 'See you soon',
  body: 'Come half an hour early, in shoes that can get wet. Dinner is on us.',
}

const DRAFT = {
  subject: 'Building up',
  body: 'We could use some hands on the day before, from nine.',
}
