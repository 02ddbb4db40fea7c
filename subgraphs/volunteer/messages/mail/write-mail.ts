import type { PLACEHOLDERS } from '../../../../rules/volunteer/placeholders.ts'
import type { ClubProfile } from '../../club-profiles/club-profile.ts'
import type { VolunteerEvent } from '../../events/volunteer-event.ts'
import type { Message } from '../message.ts'
import type { Mail, PendingMail } from './mail.ts'
import { type MailTexts, mailTextsFor } from './mail-texts.ts'

/** Data that all mails of one message share. */
export interface MailSource {
  message: Pick<Message, 'body' | 'subject' | 'sentAt' | 'updatedAt'>
  event: Pick<VolunteerEvent, 'name' | 'startDate' | 'endDate'>
  /** Null until the club is synchronized. */
  club: Pick<ClubProfile, 'name' | 'language'> | null
  replyTo: string | null
  /** Latest closing date of the event's polls, until which links stay valid. */
  lastRespondBy: Date | null
}

/** Links that are personal to the recipient. */
export interface MailLinks {
  /** Null without access to the event, and once links to the event have expired. */
  helperUrl: string | null
  unsubscribeUrl: string
}

/**
 * The mail to one recipient: the club's text as written, framed by the platform's texts in the
 * recipient's language.
 */
export function writeMail(
  source: MailSource,
  recipient: PendingMail & { email: string },
  links: MailLinks,
): Mail {
  const { message, event, club, replyTo } = source
  const { recipientId, firstName, lastName, language, email } = recipient
  const texts = mailTextsFor(language, club?.language)
  const title = club === null ? event.name : `${event.name}, ${club.name}`
  const subject =
    message.subject === null ? title : `${filled(message.subject, recipient, '')} (${title})`
  const footer = footerOf(source, texts)
  return {
    id: recipientId,
    fromName: club === null ? null : onOneLine(club.name),
    replyTo,
    to: { name: onOneLine([firstName, lastName].filter(Boolean).join(' ')), address: email },
    subject: onOneLine(subject),
    text: toText(filled(message.body, recipient, links.helperUrl ?? ''), footer, texts, links),
    html: toHtml(message.body, recipient, footer, texts, links),
    unsubscribeUrl: links.unsubscribeUrl,
    date: message.sentAt ?? message.updatedAt,
  }
}

function footerOf({ event, club }: MailSource, texts: MailTexts): string[] {
  const days = daysOf(event, texts.tag)
  const where = club === null ? [] : [club.name]
  return [`${event.name}, ${days}`, ...where, texts.reason(event.name)].map(onOneLine)
}

/** Formatted in UTC, so that calendar days do not shift. */
function daysOf({ startDate, endDate }: MailSource['event'], tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(startDate), new Date(endDate))
}

function toText(
  body: string,
  footer: readonly string[],
  { unsubscribe }: MailTexts,
  { unsubscribeUrl }: MailLinks,
): string {
  return [body, '', '-- ', ...footer, `${unsubscribe}: ${unsubscribeUrl}`, ''].join('\n')
}

function toHtml(
  body: string,
  recipient: PendingMail,
  footer: readonly string[],
  { tag, unsubscribe, link }: MailTexts,
  { helperUrl, unsubscribeUrl }: MailLinks,
): string {
  const linkText = helperUrl === null ? '' : anchor(helperUrl, link)
  const rendered = filled(escapeHtml(body), escapedNamesOf(recipient), linkText)
  const lines = rendered.replaceAll(/\r\n|\r|\n/g, '<br>\n')
  const last = [...footer.map(escapeHtml), anchor(unsubscribeUrl, unsubscribe)].join('<br>\n')
  return `<!doctype html>
<html lang="${escapeHtml(tag)}">
<head><meta charset="utf-8"><title></title></head>
<body style="margin:0;padding:16px;font:16px/1.5 sans-serif">
<div style="max-width:640px">
<p style="margin:0 0 24px">${lines}</p>
<hr style="border:0;border-top:1px solid #767676">
<p style="margin:16px 0 0;font-size:14px">${last}</p>
</div>
</body>
</html>
`
}

type Names = Pick<PendingMail, 'firstName' | 'lastName'>

/** Replaces in one pass, so that a name that looks like a placeholder is kept literally. */
function filled(text: string, { firstName, lastName }: Names, link: string): string {
  const values: Readonly<Record<string, string>> = {
    '{first_name}': firstName ?? lastName,
    '{last_name}': lastName,
    '{link}': link,
  } satisfies Record<(typeof PLACEHOLDERS)[number], string>
  return text.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name)
}

function escapedNamesOf({ firstName, lastName }: Names): Names {
  return {
    firstName: firstName === null ? null : escapeHtml(firstName),
    lastName: escapeHtml(lastName),
  }
}

function anchor(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** A line break in a header value would start another header. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
