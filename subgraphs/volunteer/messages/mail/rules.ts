import type { Mail, MailFault, Outcome, PendingMail } from './mail.ts'

/** Failed mails are retried for this long after their message was sent. */
const MAIL_RETRY_WINDOW_MS = 24 * 60 * 60 * 1000

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

/** A failed mail is retried for 24 hours after its message was sent; every mail gets at least one attempt, however late. */
export function isLastAttempt({ date: sentAt }: Pick<Mail, 'date'>, now: Date): boolean {
  return now.getTime() - sentAt.getTime() > MAIL_RETRY_WINDOW_MS
}

/** A helper who takes no mails, or has no address, gets none; null for a helper who gets one. */
export function outcomeWithoutMail({
  preference,
  email,
}: Pick<PendingMail, 'preference' | 'email'>): 'OPTED_OUT' | 'NO_ADDRESS' | null {
  if (preference === 'OFF') return 'OPTED_OUT'
  return email === null ? 'NO_ADDRESS' : null
}

/** A quarter of the message's age: about fifty attempts a day if the server is unreachable. */
export function retryDelayOf(sentAt: Date, now: Date): number {
  const age = now.getTime() - sentAt.getTime()
  return Math.min(RETRY_DELAY_MS.most, Math.max(RETRY_DELAY_MS.least, age / 4))
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
