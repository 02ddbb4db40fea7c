import type { Bus } from '../../../platform/bus/bus.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { ReadStanding } from '../../../platform/limits/caller-limit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import type { Change } from '../../foundation/change/change.ts'
import type { FindInactiveClubs } from '../../foundation/change/refuse-inactive-clubs.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { LogFollowers } from '../../foundation/event-log/log-followers.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import type { Cursors } from '../../foundation/lists/paging.ts'
import type { SecretBox } from '../../foundation/secrets/secret-box.ts'
import type { Sender } from '../../foundation/webhooks/request.ts'
import type { TargetGuard } from '../../foundation/webhooks/target-safety.ts'
import type { VolunteerNodeKind } from './node-tables.ts'
import type { VolunteerNotices } from './volunteer-change.ts'
import type { VolunteerDomainEvent } from './volunteer-domain-event.ts'

/** The dependencies of every subject; a subject with more of them names those itself. */
export interface VolunteerParts {
  database: Database
  change: Change<VolunteerDomainEvent>
  cursors: Cursors
  eventLimits: EventLimits
  bus: Bus
  clock: Clock
  readStanding: ReadStanding
  newId: NewId
  /** Cryptographically secure bytes, of which API keys are made. */
  randomBytes: (count: number) => Buffer
  tails: LogFollowers
  /** What changes without an event. */
  notices: VolunteerNotices
  secretBox: SecretBox
  /** Checks the target address of a webhook. */
  webhookTargets: TargetGuard
  webhookSender: Sender
  findInactiveClubs: FindInactiveClubs
}

/** The dependencies, and the caller of one request. */
export interface VolunteerContext extends VolunteerParts {
  caller: Caller
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined
  loaders: { pages: Pages } & Record<VolunteerNodeKind, Loader<object | null>>
}
