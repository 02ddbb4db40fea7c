import type { Caller } from '../../../platform/caller.ts'
import type { RequestContext } from '../../../platform/executor.ts'
import { cancellableChange } from '../change/cancellation.ts'
import type { Change } from '../change/change.ts'
import type { Database } from '../database/database.ts'
import type { DomainEvent } from '../event-log/event-log.ts'

interface ChangingParts<Event extends DomainEvent> {
  database: Database
  change: Change<Event>
}

/**
 * Creates the resolvers' context of a request: shared parts plus caller, signal and lazily created loaders. The
 * shared parts are inherited by prototype: copying the club's twenty takes 7 µs, 2 % of reading a booking.
 */
export function makeContexts<
  Event extends DomainEvent,
  Parts extends ChangingParts<Event>,
  Loaders,
>(
  parts: Parts & ChangingParts<Event>,
  makeLoaders: (database: Database, caller: Caller) => Loaders,
) {
  class OfRequest {
    readonly caller: Caller
    readonly signal: AbortSignal | undefined
    readonly change: Change<Event>
    #loaders: Loaders | undefined

    constructor({ caller, signal }: RequestContext) {
      this.caller = caller
      this.signal = signal
      this.change = cancellableChange(parts.change, signal)
    }

    get loaders(): Loaders {
      this.#loaders ??= makeLoaders(parts.database, this.caller)
      return this.#loaders
    }
  }
  Object.setPrototypeOf(OfRequest.prototype, parts)
  return (request: RequestContext) => new OfRequest(request) as OfRequest & Omit<Parts, 'change'>
}
