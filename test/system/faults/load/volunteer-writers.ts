import { setTimeout as pause } from 'node:timers/promises'
import type { RestClient } from '../../forms/clients/rest-client.ts'
import { patient } from './plain-client.ts'
import type { Answered } from './writers.ts'

/** Roles of one event that were acknowledged, and all answers. */
export interface VolunteerWriting {
  acknowledged: ReadonlySet<string>
  answers: readonly Answered[]
  eventId: string
  stop(): Promise<void>
}

/** Below the rate of an API key. */
const EVERY_MS = 500

/** Creates one role after the other in an event of its own. */
export async function startVolunteerWriter(
  ask: RestClient,
  name: string,
): Promise<VolunteerWriting> {
  const dates = { start_date: '2101-07-01', end_date: '2101-07-02' }
  const made = await patient(ask)('POST', 'events', { name, ...dates })
  if (made.status !== 201) throw new Error(`No event: ${JSON.stringify(made.body)}`)
  const eventId: string = made.body.event.id
  const acknowledged = new Set<string>()
  const answers: Answered[] = []
  let isStopped = false
  const write = async () => {
    for (let turn = 1; !isStopped; turn += 1) {
      const role = { name: `Role ${turn}` }
      const answer = await ask('POST', `events/${eventId}/roles`, role).catch(() => null)
      const isAcknowledged = answer?.status === 201
      if (isAcknowledged) acknowledged.add(answer.body.role.id)
      const said =
        answer === null ? 'no answer' : `${answer.status} ${answer.body?.code ?? ''}`.trim()
      answers.push({ at: Date.now(), isAcknowledged, said })
      await pause(EVERY_MS)
    }
  }
  const writing = write()
  return {
    acknowledged,
    answers,
    eventId,
    async stop() {
      isStopped = true
      await writing
    },
  }
}

/** Acknowledged roles that are not there. */
export async function countLostRoles(
  ask: RestClient,
  { eventId, acknowledged }: VolunteerWriting,
): Promise<number> {
  const { body } = await patient(ask)('GET', `events/${eventId}/roles?limit=200`)
  const present = new Set(body.roles.map(({ id }: { id: string }) => id))
  return [...acknowledged].filter((id) => !present.has(id)).length
}
