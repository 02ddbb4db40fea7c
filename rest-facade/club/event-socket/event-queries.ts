import { type InstallationCaller, SERVICE } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { operation } from '../../../schema/operations.ts'
import { askGraph } from '../../execute-operation.ts'
import { present } from '../../route.ts'
import type { RestFacade } from '../../server.ts'
import { toFrame } from './frames.ts'

const REPLAY_PAGE = 100

const READ = operation('ListEvents')
const MAY_FOLLOW = operation('MayFollowEvents')

/** Reads a club's frames from the log. */
export function makeReplay(facade: RestFacade) {
  return async (clubId: string, after: bigint) => {
    const variables = { clubId, after: String(after), first: REPLAY_PAGE }
    const context = { caller: SERVICE, requestId: newUuid() }
    const { events } = await askGraph(facade.executor, READ, variables, context)
    const { nodes, position } = present(events)
    return {
      frames: nodes.map((event) => toFrame(event, facade)),
      position: BigInt(position),
    }
  }
}

export interface Recheck {
  /** Asks whether an installation may still follow events, once for all of its sockets. */
  mayFollow(caller: InstallationCaller): Promise<void>
  /** Takes no answer any more to what was asked before. */
  forget(): void
}

export function makeRecheck(facade: RestFacade): Recheck {
  const asked = new Map<string, Promise<void>>()

  const ask = async (caller: InstallationCaller) => {
    const context = { caller, requestId: newUuid() }
    await askGraph(facade.executor, MAY_FOLLOW, {}, context)
  }

  return {
    mayFollow(caller) {
      const { installationId } = caller
      const known = asked.get(installationId)
      if (known) return known

      const answer = ask(caller)
      asked.set(installationId, answer)
      const forget = () => {
        if (asked.get(installationId) === answer) asked.delete(installationId)
      }
      answer.then(forget, forget)
      return answer
    },
    forget: () => asked.clear(),
  }
}
