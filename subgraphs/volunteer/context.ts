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

/** What every resolver of this subgraph stands on. */
export interface VolunteerParts {
  database: Database
  change: Change<VolunteerDomainEvent>
  cursors: Cursors
  linkTokens: LinkTokens
  unsubscribeTokens: UnsubscribeTokens
  /** The address that links in mails begin with; without a slash at the end. */
  publicUrl: string
  eventLimits: EventLimits
  bus: Bus
  clock: Clock
  newId: NewId
  /** Bytes that nobody can guess; API keys are made of them. */
  randomBytes: (count: number) => Buffer
  tails: LogFollowers
  secretBox: SecretBox
  /** Decides where webhooks may lead. */
  webhookTargets: TargetGuard
  webhookSender: Sender
  findInactiveClubs: FindInactiveClubs
  mail: MailForm
  /** Where mails are handed over, in the form SMTP. */
  mailServer: MailServer | null
  /** To more than so many a message goes step by step. */
  recipientsAtOnce: number
}

/** The parts, and on whose behalf a request runs. */
export interface VolunteerContext extends VolunteerParts {
  caller: Caller
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
  loaders: VolunteerLoaders
}
