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

/** What every resolver of a subgraph gets: the shared parts, and the caller and loaders of its request. */
export type RequestOf<Parts, Loaders> = Parts & {
  caller: Caller
  signal?: AbortSignal | undefined
  loaders: Loaders
}

/** Creates the resolvers' context of a request: shared parts, caller, signal and lazily created loaders. */
export function makeContexts<
  Event extends DomainEvent,
  Parts extends ChangingParts<Event>,
  Loaders,
>(
  parts: Parts & ChangingParts<Event>,
  makeLoaders: (database: Database, caller: Caller) => Loaders,
) {
  return ({ caller, signal }: RequestContext) => {
    let loaders: Loaders | undefined
    const change: Change<Event> = cancellableChange(parts.change, signal)
    return {
      ...parts,
      ...{ caller, signal, change },
      get loaders(): Loaders {
        loaders ??= makeLoaders(parts.database, caller)
        return loaders
      },
    }
  }
}
