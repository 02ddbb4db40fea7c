import type { Bus } from '../../../platform/bus/bus.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { ReadStanding } from '../../../platform/limits/caller-limit.ts'
import type { RateLimiter } from '../../../platform/limits/rate-limit.ts'
import type { Log } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Change } from '../../foundation/change/change.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { LogFollowers } from '../../foundation/event-log/log-followers.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import type { Cursors } from '../../foundation/lists/paging.ts'
import type { SecretBox } from '../../foundation/secrets/secret-box.ts'
import type { Sender } from '../../foundation/webhooks/request.ts'
import type { TargetGuard } from '../../foundation/webhooks/target-safety.ts'
import type { WebhookPolicy } from '../../foundation/webhooks/webhook-policy.ts'
import type { ClubNotices } from './club-change.ts'
import type { ClubEvent } from './club-event.ts'
import type { ClubNodeKind } from './node-tables.ts'

/** The dependencies of every subject; a subject with more of them names those itself. */
export interface ClubParts {
  database: Database
  change: Change<ClubEvent>
  /** `change` that gives up after one lock wait time-out. */
  changeOnce: Change<ClubEvent>
  cursors: Cursors
  bus: Bus
  clock: Clock
  readStanding: ReadStanding
  environment: 'SANDBOX' | 'PRODUCTION'
  newId: NewId
  /** Cryptographically random bytes, for tickets and codes. */
  randomBytes: (count: number) => Buffer
  tails: LogFollowers
  /** What changes without an event. */
  notices: ClubNotices
  secretBox: SecretBox
  webhookPolicy: WebhookPolicy
  /** Checks targets of webhooks (SSRF protection). */
  webhookTargets: TargetGuard
  webhookSender: Sender
  /** Rate limiter for webhook pings. */
  webhookPings: RateLimiter
  log: Log
}

/** The dependencies, and the caller of one request. */
export interface ClubContext extends ClubParts {
  caller: Caller
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined
  /** W3C Trace Context of the request. */
  traceparent?: string | undefined
  loaders: { pages: Pages } & Record<ClubNodeKind, Loader<object | null>>
}
