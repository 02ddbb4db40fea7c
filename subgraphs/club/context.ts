import type { Bus } from '../../platform/bus/bus.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NewId } from '../../platform/ids.ts'
import type { RateLimiter } from '../../platform/limits/rate-limit.ts'
import type { Log } from '../../platform/log.ts'
import type { Change } from '../foundation/change/change.ts'
import type { Database } from '../foundation/database/database.ts'
import type { LogFollowers } from '../foundation/event-log/log-followers.ts'
import type { Cursors } from '../foundation/lists/paging.ts'
import type { SecretBox } from '../foundation/secrets/secret-box.ts'
import type { Sender } from '../foundation/webhooks/request.ts'
import type { TargetGuard } from '../foundation/webhooks/target-safety.ts'
import type { WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import type { SourceSyncs } from './booking-sources/sync-store.ts'
import type { BookingWriter } from './bookings/batches/writer.ts'
import type { ClubEvent } from './club-event.ts'
import type { ClubLoaders } from './club-loaders.ts'
import type { ClubReads } from './club-reads.ts'
import type { SessionsOnCourt } from './courts/change-court.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'

/** Dependencies of the resolvers and jobs. */
export interface ClubParts {
  identityProvider: IdentityProvider
  database: Database
  change: Change<ClubEvent>
  /** `change` that gives up after one lock wait time-out. */
  changeOnce: Change<ClubEvent>
  cursors: Cursors
  bus: Bus
  clock: Clock
  environment: 'SANDBOX' | 'PRODUCTION'
  newId: NewId
  /** Cryptographically random bytes, for tickets and codes. */
  randomBytes: (count: number) => Buffer
  tails: LogFollowers
  reads: ClubReads
  sourceSyncs: SourceSyncs
  bookingWriter: BookingWriter
  secretBox: SecretBox
  webhookPolicy: WebhookPolicy
  /** Checks targets of webhooks (SSRF protection). */
  webhookTargets: TargetGuard
  webhookSender: Sender
  /** Rate limiter for webhook pings. */
  webhookPings: RateLimiter
  log: Log
}

/** Context of a request: the dependencies and its caller. */
export interface ClubContext extends ClubParts {
  caller: Caller
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined
  loaders: ClubLoaders
  sessionsOnCourt: SessionsOnCourt
}
