import {
  toHelperLinkPath,
  toUnsubscribePath,
} from '../../../../schema/volunteer/helper-link-text.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { isEventOver, linkExpiry } from '../../helper-links/rules.ts'
import type { MessageParts } from '../message-parts.ts'
import type { Mail, PendingMail } from './mail.ts'
import { type MailLinks, type MailSource, writeMail } from './write-mail.ts'

type WritingParts = Pick<MessageParts, 'publicUrl' | 'linkTokens' | 'unsubscribeTokens'>

interface Writing {
  parts: WritingParts
  source: MailSource
  now: Date
}

/** A recipient whose mail cannot be rendered, with the error. */
interface Unwritten {
  recipientId: string
  err: unknown
}

/** A mail that cannot be rendered is retried later and does not block other recipients. */
export function writeMails({ parts, source, now }: Writing, recipients: readonly PendingMail[]) {
  const mails: Mail[] = []
  const unwritten: Unwritten[] = []
  for (const recipient of recipients) {
    const { recipientId, email } = recipient
    if (email === null) continue
    try {
      const links = linksOf(parts, source, recipient, now)
      mails.push(writeMail(source, { ...recipient, email }, links))
    } catch (err) {
      unwritten.push({ recipientId, err })
    }
  }
  return { mails, unwritten }
}

function linksOf(
  { publicUrl, linkTokens, unsubscribeTokens }: WritingParts,
  { event }: MailSource,
  { helperId, accessId, linkGeneration }: PendingMail,
  now: Date,
): MailLinks {
  const unsubscribeUrl = `${publicUrl}${toUnsubscribePath(unsubscribeTokens.seal(helperId))}`
  if (accessId === null || linkGeneration === null || isEventOver(event, now))
    return { helperUrl: null, unsubscribeUrl }

  const expiresAt = linkExpiry(event, VOLUNTEER_LIMITS.helperLink.days.default, now)
  const token = linkTokens.seal({ accessId, generation: linkGeneration, expiresAt })
  return { helperUrl: `${publicUrl}${toHelperLinkPath(token)}`, unsubscribeUrl }
}
