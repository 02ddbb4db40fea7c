import { hash } from 'node:crypto'
import { scopedBus } from '../../../../platform/bus/bus.ts'
import type { Caller } from '../../../../platform/caller.ts'
import { PERSON_ERASURES, SETTLE_MS } from '../../../../subgraphs/club/persons/erasure-queue.ts'
import { wakeWorkers } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { until } from '../../../support/time/until.ts'
import { staffOf } from '../../volunteer/caller-fixture.ts'
import { type Answered, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'

/** One of two names of a participant. */
export type Named = { externalId: string } | { displayName: string }

/** A club whose clock the test moves, and its OWNER. */
export async function startPersonTest() {
  let aheadMs = 0
  const clock = () => new Date(Date.now() + aheadMs)
  const club = await startClub({ clock })
  const home = await addHome(club)
  const owner = staffOf(home.club.id)
  let stopJobs = club.startJobs()

  const ask = (document: string, variables: Record<string, unknown>, caller: Caller) =>
    run(club, document, variables, caller)
  /** Of a source, or without one of the club's own bookings. */
  const erase = async (sourceId: string | null, named: Named, caller: Caller = owner) =>
    ask(
      `mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasure { ${ERASURE} } } }`,
      { input: { clubId: home.club.id, person: { ...originOf(sourceId), ...named } } },
      caller,
    )
  const read = async (id: string) => {
    const document = `query ($id: ID!) { personErasure(id: $id) { ${ERASURE} } }`
    return (await ask(document, { id }, owner)).data.personErasure
  }
  const skip = (ms: number) => {
    aheadMs += ms
    wakeWorkers(scopedBus(club.bus, 'club'), PERSON_ERASURES)
  }
  return {
    ...{ club, home, owner, clock, ask, erase, read, skip },
    addSource: () => addSource(club, home),
    async withoutJobs<T>(work: () => Promise<T>): Promise<T> {
      await stopJobs()
      const result = await work()
      stopJobs = club.startJobs()
      return result
    },
    /** Erases the person and waits for the end of the erasure. */
    async eraseFully(sourceId: string | null, named: Named) {
      const { id } = (await erase(sourceId, named)).data.erasePerson.erasure
      skip(SETTLE_MS)
      await until(async () => (await read(id)).status === 'COMPLETED')
      return read(id)
    },
    async close() {
      await stopJobs()
      await club.close()
    },
  }
}

export type PersonTest = Awaited<ReturnType<typeof startPersonTest>>

const ERASURE =
  'id bookingSourceId clubBookings status importCount bookingCount sessionCount createdAt updatedAt completedAt'

export function originOf(sourceId: string | null) {
  return sourceId === null ? { clubBookings: true } : { bookingSourceId: sourceId }
}

function run(
  club: RunningClub,
  document: string,
  variables: Record<string, unknown>,
  caller: Caller,
): Promise<Answered> {
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  const content = hash('sha256', document)
  return club.execute(
    { name: 'Any', kind, document, hash: content, registered: false },
    caller,
    variables,
  )
}
