import { type InstallationCaller, SERVICE } from '../../../platform/caller.ts'
import type { Operation } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { ListEventsQuery } from '../../../schema/types/operations.ts'
import { dataOf } from '../../refusal.ts'
import { present } from '../../route.ts'
import type { RestFacade } from '../../server.ts'
import { toFrame } from './frames.ts'

const REPLAY_PAGE = 100

/** Reads a club's frames from the log. */
export function makeReplay(facade: RestFacade) {
  const operation = getOperation(facade, 'ListEvents')

  return async (clubId: string, after: bigint) => {
    const variables = { clubId, after: String(after), first: REPLAY_PAGE }
    const context = { caller: SERVICE, requestId: newUuid() }
    const answer = await facade.executor.execute(operation, variables, context)
    const { nodes, position } = present((dataOf(answer) as ListEventsQuery).events)
    return {
      frames: nodes.map((event) => toFrame(event, facade)),
      position: BigInt(position),
    }
  }
}

/** Asks whether an installation may still follow events, once for all of its sockets. */
export function makeRecheck(facade: RestFacade) {
  const operation = getOperation(facade, 'MayFollowEvents')
  const asked = new Map<string, Promise<void>>()

  const ask = async (caller: InstallationCaller) => {
    const context = { caller, requestId: newUuid() }
    dataOf(await facade.executor.execute(operation, {}, context))
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

function getOperation({ operations }: RestFacade, name: string): Operation {
  const operation = operations.get(name)
  if (operation === undefined) throw new Error(`No operation ${name} is registered.`)

  return operation
}
