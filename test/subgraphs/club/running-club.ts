import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { type Bus, makeLocalBus } from '../../../platform/bus/bus.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Answer, AnswerError, Operation, Variables } from '../../../platform/executor.ts'
import { type Clock, systemClock } from '../../../platform/time/clock.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { type OperationName, operation } from '../../../schema/operations.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { type StopJob, stopAll } from '../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { openClubDatabase } from '../../support/database/test-database.ts'
import {
  requireListedProblems,
  withProblemsRecorded,
} from '../../support/graph/problems/record-problems.ts'
import { testLog } from '../../support/log/test-log.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'

export { aBookingInput } from './booking-input.ts'

export const CLUB_SECRET_KEYS = [Buffer.alloc(32, 1)]

export interface Answered {
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of many shapes.
  data: any
  /** Codes of the refusals. */
  codes: unknown[]
  /** Details of the refusals. */
  details: unknown[]
}

/** The club subgraph over a database of its own, asked by its registered operations. */
export interface RunningClub {
  database: Database
  bus: Bus
  execute(operation: Operation, caller: Caller, variables?: Variables): Promise<Answered>
  ask(name: OperationName, variables: Record<string, unknown>, caller: Caller): Promise<Answered>
  /** Subscribes at the replica of this number, from 0; rejects with the refusal. */
  follow(
    name: OperationName,
    variables: Record<string, unknown>,
    caller: Caller,
    replica?: number,
  ): Promise<AsyncIterator<Answer>>
  /** What the club does without being asked; the returned function ends it. */
  startJobs(): StopJob
  close(): Promise<void>
}

/** `clock` is what the club takes for the time; replicas of it are asked in turn. */
export async function startClub({
  clock = systemClock,
  poolSize,
  onStatement,
  replicas = 1,
}: {
  clock?: Clock
  poolSize?: number
  onStatement?: (sql: string) => void
  replicas?: number
} = {}): Promise<RunningClub> {
  const database = await openClubDatabase({
    ...(poolSize !== undefined && { poolSize }),
    ...(onStatement !== undefined && { onStatement }),
  })
  const bus = makeLocalBus()
  const makeReplica = () =>
    makeClub({
      database,
      environment: 'SANDBOX',
      secretKeys: CLUB_SECRET_KEYS,
      bus,
      clock,
      log: testLog,
      makeIdentityProvider: makeTestIdentityProvider,
      webhooks: TEST_WEBHOOKS,
    })
  const first = makeReplica()
  const owners = [first, ...Array.from({ length: replicas - 1 }, makeReplica)]
  let asked = 0

  const execute: RunningClub['execute'] = async (operation, caller, variables = {}) => {
    asked += 1
    const { subgraph } = owners[asked % owners.length] ?? first
    const answer = await withProblemsRecorded(subgraph).execute(operation, variables, {
      caller,
      requestId: 'test',
    })
    const errors = answer.errors ?? []
    const details = errors.map(({ extensions }) => extensions?.['details'])
    return { data: answer.data, codes: errors.map(codeOf), details }
  }

  return {
    database,
    bus,
    execute,
    async ask(name, variables, caller) {
      return execute(operation(name), caller, variables)
    },
    async follow(name, variables, caller, replica = 0) {
      const { subgraph } = owners[replica] ?? first
      const request = { caller, requestId: 'test' }
      const answers = await subgraph.subscribe(operation(name), variables, request)
      return answers[Symbol.asyncIterator]()
    },
    startJobs: () => stopAll(owners.map(({ startJobs }) => startJobs())),
    async close() {
      await database.close()
      requireListedProblems()
    },
  }
}

function codeOf(error: AnswerError): unknown {
  return error.extensions?.['code'] ?? error.message
}

/** A source of its own installation, whose external courts `c1`, `c2`, … are the club's courts. */
export async function addSource({ ask, database }: RunningClub, home: ClubFixture) {
  const caller = await addInstallation(database, home.club, { scopes: CLUB_SCOPES })
  const input = { sourceKey: 'desk', name: 'Desk' }
  const made = await ask('CreateBookingSource', { input }, caller)
  const sourceId: string = made.data.createBookingSource.bookingSource.id
  for (const [index, court] of home.courts.entries()) {
    const externalCourtId = `c${index + 1}`
    const mapping = {
      bookingSourceId: sourceId,
      externalCourtId,
      externalCourtName: court.name,
      courtId: court.id,
    }
    await ask('PutCourtMapping', { input: mapping }, caller)
  }
  return { caller, sourceId }
}

export const addHome = (club: RunningClub, courts = 3) => addClub(club.database, { courts })
