import { type InstallationCaller, SERVICE } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { operation } from '../../../schema/operations.ts'
import { executeOperation } from '../../execute-operation.ts'
import { requireData } from '../../route.ts'
import type { RestFacade } from '../../server.ts'
import { toFrame } from './frames.ts'

const REPLAY_PAGE = 100

const LIST_EVENTS = operation('ListEvents')
const CHECK_AUTHORIZATION = operation('MayFollowEvents')

/** Reads a page of a club's frames from the event log. */
export function makeReplay(facade: RestFacade) {
  return async (clubId: string, after: bigint, signal: AbortSignal) => {
    const variables = { clubId, after: String(after), first: REPLAY_PAGE }
    const context = { caller: SERVICE, requestId: newUuid(), signal }
    const { events } = await executeOperation(facade.executor, LIST_EVENTS, variables, context)
    const { nodes, position } = requireData(events)
    return {
      frames: nodes.map((event) => toFrame(event, facade)),
      position: BigInt(position),
    }
  }
}

export interface Recheck {
  /** Rejects if the installation may not receive events any more; concurrent calls share one query. */
  requireStillAuthorized(caller: InstallationCaller): Promise<void>
  /** Later calls do not share a query that began before. */
  invalidate(): void
}

export function makeRecheck(facade: RestFacade): Recheck {
  const pending = new Map<string, Promise<void>>()

  const query = async (caller: InstallationCaller) => {
    const context = { caller, requestId: newUuid() }
    await executeOperation(facade.executor, CHECK_AUTHORIZATION, {}, context)
  }

  return {
    requireStillAuthorized(caller) {
      const { installationId } = caller
      const known = pending.get(installationId)
      if (known) return known

      const answer = query(caller)
      pending.set(installationId, answer)
      const forget = () => {
        if (pending.get(installationId) === answer) pending.delete(installationId)
      }
      answer.then(forget, forget)
      return answer
    },
    invalidate: () => pending.clear(),
  }
}
