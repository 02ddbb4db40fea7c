import type { LinkParts } from '../helper-links/link-tokens.ts'
import type { UnsubscribeParts } from '../helper-links/unsubscribe-tokens.ts'
import type { VolunteerContext, VolunteerParts } from '../records/context.ts'
import type { MailServer } from './mail/mail-provider.ts'
import type { MailForm } from './rules.ts'

/** The dependencies of sending messages and mails. */
export interface MessageParts extends VolunteerParts, LinkParts, UnsubscribeParts {
  mail: MailForm
  /** The server for the mail form SMTP. */
  mailServer: MailServer | null
  /** A message to more recipients is enqueued and sent in steps. */
  inlineRecipientLimit: number
  /** Base address of links in mails, without a trailing slash. */
  publicUrl: string
}

export type MessageContext = VolunteerContext & MessageParts
