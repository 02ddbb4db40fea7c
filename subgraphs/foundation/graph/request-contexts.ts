import type { Caller } from '../../../platform/caller.ts'
import type { RequestContext } from '../../../platform/executor.ts'
import { isUuid, type NewId, traceparentFor } from '../../../platform/ids.ts'
import { auditedChange, isAudited } from '../audit/audited-change.ts'
import { changeOfRequest } from '../change/cancellation.ts'
import type { Change } from '../change/change.ts'
import type { Database } from '../database/database.ts'
import type { DomainEvent } from '../event-log/event-log.ts'

interface ChangingParts<Event extends DomainEvent> {
  database: Database
  change: Change<Event>
  newId: NewId
}

/** What every resolver of a subgraph gets: the shared parts, and the caller and loaders of its request. */
export type RequestOf<Parts, Loaders> = Parts & {
  caller: Caller
  signal?: AbortSignal | undefined
  traceparent?: string | undefined
  loaders: Loaders
}

/**
 * Creates the resolvers' context of a request: shared parts, caller, signal and lazily created loaders. A class,
 * since an object with a getter of its own becomes a hash table, which takes 2 % of reading a booking.
 */
export function makeContexts<
  Event extends DomainEvent,
  Parts extends ChangingParts<Event>,
  Loaders,
>(
  parts: Parts & ChangingParts<Event>,
  makeLoaders: (database: Database, caller: Caller) => Loaders,
) {
  class Context {
    readonly caller: Caller
    readonly signal: AbortSignal | undefined
    readonly traceparent: string | undefined
    readonly change: Change<Event>
    readonly #request: RequestContext
    #loaders: Loaders | undefined

    constructor(request: RequestContext, mutation?: string) {
      Object.assign(this, parts)
      const { caller, signal, traceparent, requestId } = request
      this.#request = request
      this.caller = caller
      this.signal = signal
      this.traceparent = traceparent
      // Without a trace of the caller, what the request causes is found by its own id.
      const own = isUuid(requestId) ? traceparentFor(requestId) : null
      const change = changeOfRequest(parts.change, { signal, traceparent: traceparent ?? own })
      this.change =
        mutation !== undefined && isAudited(caller)
          ? auditedChange(change, { actor: caller, mutation, requestId }, parts.newId)
          : change
    }

    /** The context of one mutation of the operation, with the same loaders. */
    forMutation(name: string): Context {
      if (!isAudited(this.caller)) return this
      const context = new Context(this.#request, name)
      context.#loaders = this.loaders
      return context
    }

    get loaders(): Loaders {
      this.#loaders ??= makeLoaders(parts.database, this.caller)
      return this.#loaders
    }
  }
  return (request: RequestContext) => new Context(request) as Context & Omit<Parts, 'change'>
}
