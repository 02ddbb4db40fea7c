import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { toInstant, toLocal } from '../../../../time/zoned.ts'
import { type Audience, isNamed, type Message } from './audience.ts'

export const MESSAGE_LIMITS = VOLUNTEER_LIMITS.message

export type When = 'now' | 'later' | 'draft'

export interface MessageDraft {
  subject: string
  body: string
  when: When
  /** `2026-11-23T18:30` in the zone of the event. */
  at: string
}

/** What a message says before anything is written. */
export type FirstText = Pick<MessageDraft, 'subject' | 'body'>

export function toMessageDraft(
  message: Message | null,
  zone: string,
  first: FirstText = { subject: '', body: '' },
): MessageDraft {
  const at = message?.sendAt ? toLocal(message.sendAt, zone) : ''
  const when = message === null ? 'now' : message.status === 'SCHEDULED' ? 'later' : 'draft'
  return { subject: message?.subject ?? first.subject, body: message?.body ?? first.body, when, at }
}

/** From so many on, a message is not sent by one press. */
const MANY = 20

/** Whether sending is asked about once more: it cannot be taken back. */
export function needsQuestion({ subject, when }: MessageDraft, mailed: number): boolean {
  return when === 'now' && (mailed >= MANY || (subject.trim() === '' && mailed > 1))
}

export type MessageFault = 'sent' | 'emptyBody' | 'noTime' | 'past' | 'noneNamed' | 'noRecipient'

interface Checked {
  draft: MessageDraft
  audience: Audience
  /** Of those who would get it now. */
  count: number
  zone: string
  now: Date
  /** It was sent while it was written: by its time, or by another coordinator. */
  isSent: boolean
}

/** Why a message cannot be sent as it is; null where it can. */
export function findDraftFault({
  draft,
  audience,
  count,
  zone,
  now,
  isSent,
}: Checked): MessageFault | null {
  if (isSent) return 'sent'
  if (draft.body.trim() === '') return 'emptyBody'
  const { type } = audience
  if (type !== 'HELPERS' && !isNamed(audience)) return 'noneNamed'
  // A later message, and a draft, may find its helpers by then.
  if (count === 0 && (draft.when === 'now' || type === 'HELPERS')) return 'noRecipient'
  if (draft.when !== 'later') return null
  const at = toInstant(draft.at, zone)
  if (at === null) return 'noTime'
  return at <= now ? 'past' : null
}
