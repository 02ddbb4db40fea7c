import { type InstallationCaller, SERVICE } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { operation } from '../../../schema/operations.ts'
import { askGraph } from '../../ask-graph.ts'
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

/** Asks whether an installation may still follow events, once for all of its sockets. */
export function makeRecheck(facade: RestFacade) {
  const asked = new Map<string, Promise<void>>()

  const ask = async (caller: InstallationCaller) => {
    const context = { caller, requestId: newUuid() }
    await askGraph(facade.executor, MAY_FOLLOW, {}, context)
  }

  return (caller: InstallationCaller): Promise<void> => {
    const { installationId } = caller
    const answer = asked.get(installationId) ?? ask(caller)
    asked.set(installationId, answer)
    const forget = () => asked.delete(installationId)
    answer.then(forget, forget)
    return answer
  }
}
