import type { Bus } from '../../platform/bus/bus.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Change } from '../foundation/change/change.ts'
import type { FindInactiveClubs } from '../foundation/change/changing-caller.ts'
import type { Database } from '../foundation/database/database.ts'
import type { LogFollowers } from '../foundation/event-log/log-followers.ts'
import type { Cursors } from '../foundation/lists/paging.ts'
import type { SecretBox } from '../foundation/secrets/secret-box.ts'
import type { Sender } from '../foundation/webhooks/request.ts'
import type { TargetGuard } from '../foundation/webhooks/target-safety.ts'
import type { EventLimits } from './accounts/rules.ts'
import type { LinkTokens } from './helper-links/link-tokens.ts'
import type { UnsubscribeTokens } from './helper-links/unsubscribe-tokens.ts'
import type { MailServer } from './messages/mail/mail-provider.ts'
import type { MailForm } from './messages/rules.ts'
import type { VolunteerDomainEvent } from './records/volunteer-domain-event.ts'
import type { VolunteerLoaders } from './volunteer-loaders.ts'

/** Dependencies of the resolvers. */
export interface VolunteerParts {
  database: Database
  change: Change<VolunteerDomainEvent>
  cursors: Cursors
  linkTokens: LinkTokens
  unsubscribeTokens: UnsubscribeTokens
  /** Base address of links in mails, without a trailing slash. */
  publicUrl: string
  eventLimits: EventLimits
  bus: Bus
  clock: Clock
  newId: NewId
  /** Cryptographically secure bytes, of which API keys are made. */
  randomBytes: (count: number) => Buffer
  tails: LogFollowers
  secretBox: SecretBox
  /** Checks the target address of a webhook. */
  webhookTargets: TargetGuard
  webhookSender: Sender
  findInactiveClubs: FindInactiveClubs
  mail: MailForm
  /** The server for the mail form SMTP. */
  mailServer: MailServer | null
  /** A message to more recipients is enqueued and sent in steps. */
  inlineRecipientLimit: number
}

/** The dependencies, and the caller of one request. */
export interface VolunteerContext extends VolunteerParts {
  caller: Caller
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined
  loaders: VolunteerLoaders
}
