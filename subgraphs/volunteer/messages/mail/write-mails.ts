import { mailedLinksEnd } from '../../../../rules/volunteer/link-life.ts'
import {
  toHelperLinkPath,
  toUnsubscribePath,
} from '../../../../schema/volunteer/helper-link-text.ts'
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
  { event, lastRespondBy }: MailSource,
  { helperId, accessId, linkGeneration }: PendingMail,
  now: Date,
): MailLinks {
  const unsubscribeUrl = `${publicUrl}${toUnsubscribePath(unsubscribeTokens.seal(helperId))}`
  const isOver = mailedLinksEnd(event, lastRespondBy) <= now
  if (accessId === null || linkGeneration === null || isOver)
    return { helperUrl: null, unsubscribeUrl }

  const token = linkTokens.seal({ accessId, generation: linkGeneration, expiresAt: null })
  return { helperUrl: `${publicUrl}${toHelperLinkPath(token)}`, unsubscribeUrl }
}
