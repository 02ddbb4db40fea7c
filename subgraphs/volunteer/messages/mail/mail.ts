import type { MailPreference } from '../../../../schema/volunteer/statuses.ts'

/** What goes to one recipient, whose address may be gone. */
export interface PendingMail {
  recipientId: string
  helperId: string
  email: string | null
  firstName: string | null
  lastName: string
  preference: MailPreference
  /** BCP 47; null where the club has none of the helper. */
  language: string | null
  /** Of the helper's access to the event; null once it was revoked. */
  accessId: string | null
  linkGeneration: number | null
  attemptCount: number
  /** When it was tried last; before the first time, when the message was sent. */
  updatedAt: Date
}

/** A mail as it leaves the platform. */
export interface Mail {
  /** Makes the Message-ID, so that whoever gets it twice can tell. */
  id: string
  /** Name of the sender; null for that of the platform. The address is always the platform's. */
  fromName: string | null
  replyTo: string | null
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Where one POST switches the recipient's mails off (RFC 8058). */
  unsubscribeUrl: string
  date: Date
}

/** What became of a mail: the server took it, refused it for good or for now, or did not answer at all. */
export type Outcome = 'taken' | 'refused' | 'deferred' | 'no answer'

/** So long after its message was sent a mail that goes wrong is tried again. */
export const MAIL_TRIED_MS = 24 * 60 * 60 * 1000

const WAIT_MS = { least: 60_000, most: 60 * 60 * 1000 }

/**
 * When a mail may be tried again. The wait follows from the age of the message, so that those which were
 * tried first are due first.
 */
export function dueAfter(
  { attemptCount, updatedAt }: Pick<PendingMail, 'attemptCount' | 'updatedAt'>,
  sentAt: Date,
  now: Date,
): Date {
  if (attemptCount === 0) return updatedAt

  return new Date(updatedAt.getTime() + waitOf(sentAt, now))
}

/** A quarter of the message's age: with a server that is away, some fifty attempts in a day. */
export function waitOf(sentAt: Date, now: Date): number {
  const age = now.getTime() - sentAt.getTime()
  return Math.min(WAIT_MS.most, Math.max(WAIT_MS.least, age / 4))
}

/** What went wrong with a mail, without a word of the server's: it may name people. */
export interface MailFault {
  code: string | undefined
  /** What was asked as it went wrong. */
  command: string | undefined
  responseCode: number | undefined
}

export function toMailFault(error: unknown): MailFault {
  const { code, command, responseCode } = (error ?? {}) as Partial<MailFault>
  return { code, command, responseCode }
}

/** What a server's refusal means; where it speaks of the sender or of itself, another try may go well. */
export function toOutcome({ code, command, responseCode }: MailFault): Exclude<Outcome, 'taken'> {
  if (responseCode === undefined) return isOfMailItself(code, command) ? 'refused' : 'no answer'

  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode === 421 || !isAboutMail) return 'no answer'
  // Speaks of the order of the commands alone (RFC 5321 4.2.2).
  if (responseCode === 503) return 'deferred'

  return responseCode >= 500 ? 'refused' : 'deferred'
}

/** An address that none can be, or a mail that is larger than the server says it takes. */
function isOfMailItself(code: string | undefined, command: string | undefined): boolean {
  return (code === 'EENVELOPE' && command === 'API') || code === 'EMESSAGE'
}
