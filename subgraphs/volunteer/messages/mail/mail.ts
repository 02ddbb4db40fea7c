import type { MailPreference } from '../../../../schema/volunteer/statuses.ts'

/** A pending mail to one recipient, whose address may have been removed. */
export interface PendingMail {
  recipientId: string
  helperId: string
  email: string | null
  firstName: string | null
  lastName: string
  preference: MailPreference
  /** BCP 47 tag; null if the helper has none. */
  language: string | null
  /** The helper's access to the event; null once it is revoked. */
  accessId: string | null
  linkGeneration: number | null
  attemptCount: number
  /** Time of the last attempt; before the first one, when the message was sent. */
  updatedAt: Date
}

/** A mail as it is sent. */
export interface Mail {
  /** Source of the Message-ID, by which duplicates can be recognized. */
  id: string
  /** Display name of the sender; null for the platform's. The address is always the platform's. */
  fromName: string | null
  replyTo: string | null
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribeUrl: string
  date: Date
}

/**
 * The result of an attempt: accepted, refused permanently or temporarily, or no answer from the
 * server.
 */
export type Outcome = 'accepted' | 'refused' | 'deferred' | 'no answer'

/** Failed mails are retried for this long after their message was sent. */
export const MAIL_RETRY_WINDOW_MS = 24 * 60 * 60 * 1000

const RETRY_DELAY_MS = { least: 60_000, most: 60 * 60 * 1000 }

/**
 * When the next attempt is due. The delay depends on the message's age, so that mails that were
 * tried first are due first.
 */
export function nextAttemptAt(
  { attemptCount, updatedAt }: Pick<PendingMail, 'attemptCount' | 'updatedAt'>,
  sentAt: Date,
  now: Date,
): Date {
  if (attemptCount === 0) return updatedAt

  return new Date(updatedAt.getTime() + retryDelayOf(sentAt, now))
}

/** A quarter of the message's age: about fifty attempts a day if the server is unreachable. */
export function retryDelayOf(sentAt: Date, now: Date): number {
  const age = now.getTime() - sentAt.getTime()
  return Math.min(RETRY_DELAY_MS.most, Math.max(RETRY_DELAY_MS.least, age / 4))
}

/** A failed attempt without the server's text, which may contain personal data. */
export interface MailFault {
  code: string | undefined
  /** The SMTP command that failed. */
  command: string | undefined
  responseCode: number | undefined
}

export function toMailFault(error: unknown): MailFault {
  const { code, command, responseCode } = (error ?? {}) as Partial<MailFault>
  return { code, command, responseCode }
}

/**
 * The meaning of a server's refusal; if it concerns the sender or the server, the mail is retried.
 */
export function toOutcome({
  code,
  command,
  responseCode,
}: MailFault): Exclude<Outcome, 'accepted'> {
  if (responseCode === undefined) return isOfMailItself(code, command) ? 'refused' : 'no answer'

  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode === 421 || !isAboutMail) return 'no answer'
  // 503 concerns the order of commands only (RFC 5321 4.2.2).
  if (responseCode === 503) return 'deferred'

  return responseCode >= 500 ? 'refused' : 'deferred'
}

/** An impossible address, or a mail above the server's announced size limit. */
function isOfMailItself(code: string | undefined, command: string | undefined): boolean {
  return (code === 'EENVELOPE' && command === 'API') || code === 'EMESSAGE'
}
