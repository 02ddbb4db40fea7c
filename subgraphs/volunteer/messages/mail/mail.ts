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

/** A failed attempt without the server's text, which may contain personal data. */
export interface MailFault {
  code: string | undefined
  /** The SMTP command that failed. */
  command: string | undefined
  responseCode: number | undefined
}
