import { expect } from '@jest/globals'
import { makeVolunteer } from '../../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { tellInactive } from '../../../support/volunteer/sync-no-inactive-clubs.ts'
import { TEST_WEBHOOKS } from '../../../support/webhooks/webhooks.ts'
import { addProClub } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer } from '../volunteer-fixture.ts'

export const AT_ONCE = 3

/** As many as the sending step stores; it queries one more than the limit. */
export const FIRST = AT_ONCE + 1

export const LATER = new Date(NOW.getTime() + 60_000)

export type LargeMessagesTest = Awaited<ReturnType<typeof startLargeMessages>>

export type LargeEvent = Awaited<ReturnType<LargeMessagesTest['anEventOf']>>

/** A volunteer subgraph with few recipients per step and no running workers. */
export async function startLargeMessages() {
  const volunteer = await startVolunteer({ inlineRecipientLimit: AT_ONCE })
  const { database } = volunteer

  /** Starts a process that works on the queues. */
  async function startWorker(inactiveIds: string[] = []): Promise<StopJob> {
    const { subgraph, startJobs } = makeVolunteer({
      database,
      secretKeys: [Buffer.alloc(32, 7)],
      bus: makeLocalBus(),
      clock: () => LATER,
      webhooks: TEST_WEBHOOKS,
      inlineRecipientLimit: AT_ONCE,
      log: testLog,
    })
    await tellInactive(subgraph, inactiveIds)
    const stop = startJobs()
    await tellInactive(subgraph, inactiveIds)
    return stop
  }

  return {
    volunteer,
    startWorker,
    /** An event of a club of its own with a number of helpers. */
    async anEventOf(count: number) {
      const key = await addProClub(database)
      const [event] = await addEvents(database, anEvent({ clubId: key.clubId }))
      return ofEvent(volunteer, key, event?.id ?? '', count)
    },
    /** Runs a number of processes until the queues are empty. */
    async workUntilDone(count = 1): Promise<void> {
      const workers: StopJob[] = []
      for (let nth = 0; nth < count; nth += 1) workers.push(await startWorker())
      await until(async () => (await database.query('SELECT id FROM work_items')).length === 0)
      await Promise.all(workers.map((stop) => stop()))
    },
    async recipientsOf(id: string): Promise<string[]> {
      const rows = await database.query<{ helperId: string }[]>(
        `SELECT helper_id AS helperId FROM message_recipients WHERE message_id = ?
         ORDER BY helper_id`,
        [id],
      )
      return rows.map(({ helperId }) => helperId)
    },
    async toldOf(id: string): Promise<string[]> {
      return (await loggedEventsOf(database, id)).map(({ type }) => type)
    },
    /** The queues that contain the message. */
    async queuesOf(id: string): Promise<string[]> {
      const rows = await database.query<{ queue: string }[]>(
        'SELECT queue FROM work_items WHERE id = ?',
        [id],
      )
      return rows.map(({ queue }) => queue)
    },
  }
}

async function ofEvent(
  { database, ask }: Awaited<ReturnType<typeof startVolunteer>>,
  key: ApiKeyCaller,
  eventId: string,
  count: number,
) {
  const { clubId } = key

  /** Adds helpers and returns their ids in order. */
  async function letIn(more: number): Promise<string[]> {
    const helpers = Array.from({ length: more }, () => aHelper({ clubId }))
    await helperStore.addAll(database, helpers)
    const accesses = helpers.map(({ id: helperId }) => anAccess({ clubId, eventId, helperId }))
    await tableOf(EventAccessEntity).insertAll(database, accesses)
    return helpers.map(({ id }) => id).sort()
  }

  return {
    ...{ key, eventId, letIn },
    helperIds: await letIn(count),
    ask: (operation: string, variables: object) => ask(operation, { ...variables }, key),
    async send(input: object = {}): Promise<string> {
      const asked = { input: { eventId, body: 'Come.', ...input } }
      const { data, errors } = await ask('CreateVolunteerMessage', asked, key)
      expect(errors).toEqual([])
      return data.createVolunteerMessage.message.id
    },
    read: async (id: string) =>
      (await ask('GetVolunteerMessage', { id }, key)).data.volunteerMessage,
  }
}
