import { hash } from 'node:crypto'
import { type MailSetup, makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import type { WebhookSetup } from '../../../launch/wiring/webhook-setup.ts'
import { type Bus, makeLocalBus, scopedBus } from '../../../platform/bus/bus.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Answer, AnswerError, Operation, Variables } from '../../../platform/executor.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { loadOperations, type OperationName, operation } from '../../../schema/operations.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { openVolunteerDatabase } from '../../support/database/test-database.ts'
import {
  requireListedProblems,
  withProblemsRecorded,
} from '../../support/graph/problems/record-problems.ts'
import { testLog } from '../../support/log/test-log.ts'
import { syncNoInactiveClubs } from '../../support/volunteer/sync-no-inactive-clubs.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'
import { NOW } from './moments.ts'

/** The trace of every request. */
export const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

export { LONG_AGO, NOW } from './moments.ts'

export const VOLUNTEER_SECRET_KEYS = [Buffer.alloc(32, 7)]

export interface Asked {
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of many shapes.
  data: any
  /** Code of the first error. */
  code: unknown
  errors: readonly AnswerError[]
}

/** The volunteer subgraph over a database of its own, with a clock that the test sets. */
export interface VolunteerTest {
  database: Database
  /** Wakes the subgraph's jobs. */
  bus: Bus
  setNow(now: Date): void
  /** SQL statements since the last call; BEGIN and COMMIT count. */
  takeStatements(): string[]
  /** Error numbers for which transactions were retried. */
  collisions: unknown[]
  /** Executes a registered operation by its name, or any other document by its text. */
  ask(operation: string, variables: Variables, caller: Caller): Promise<Asked>
  /** Subscribes by a registered operation; rejects with the refusal. */
  follow(name: OperationName, variables: Variables, caller: Caller): Promise<AsyncIterator<Answer>>
  /** Stops the background jobs before the subgraph is closed. */
  stopJobs(): Promise<void>
  close(): Promise<void>
}

export interface VolunteerTestOptions {
  /** Replaces the fixed clock. */
  clock?: Clock
  webhooks?: Partial<WebhookSetup>
  eventLimits?: EventLimits
  mail?: MailSetup
  inlineRecipientLimit?: number
  /** Starts the background jobs. */
  withJobs?: boolean
  poolSize?: number
}

export async function startVolunteer(options: VolunteerTestOptions = {}): Promise<VolunteerTest> {
  const statements: string[] = []
  const onStatement = (sql: string) => void statements.push(sql)
  const collisions: unknown[] = []
  const { poolSize, inlineRecipientLimit } = options
  const database = await openVolunteerDatabase({
    onStatement,
    onCollision: (error) => void collisions.push((error as { errno?: number }).errno),
    ...(poolSize !== undefined && { poolSize }),
  })
  const bus = makeLocalBus()
  let now = NOW
  const { subgraph, startJobs } = makeVolunteer({
    database,
    secretKeys: VOLUNTEER_SECRET_KEYS,
    bus,
    clock: options.clock ?? (() => now),
    webhooks: { ...TEST_WEBHOOKS, ...options.webhooks },
    ...(options.eventLimits && { eventLimits: options.eventLimits }),
    ...(options.mail && { mail: options.mail }),
    ...(inlineRecipientLimit !== undefined && { inlineRecipientLimit }),
    log: testLog,
  })
  const recorded = withProblemsRecorded(subgraph)
  await syncNoInactiveClubs(subgraph)
  statements.length = 0
  let stopJobs = options.withJobs ? startJobs() : async () => {}
  const stopOnce = async () => {
    const stop = stopJobs
    stopJobs = async () => {}
    await stop()
  }

  return {
    database,
    bus: scopedBus(bus, 'volunteer'),
    setNow: (moment) => {
      now = moment
    },
    takeStatements: () => statements.splice(0),
    collisions,
    async ask(name, variables, caller) {
      const request = { caller, requestId: 'request-1', traceparent: TRACEPARENT }
      const { data, errors = [] } = await recorded.execute(toOperation(name), variables, request)
      return { data, errors, code: errors[0]?.extensions?.['code'] }
    },
    async follow(name, variables, caller) {
      const request = { caller, requestId: 'request-1' }
      const answers = await subgraph.subscribe(operation(name), variables, request)
      return answers[Symbol.asyncIterator]()
    },
    stopJobs: stopOnce,
    async close() {
      await stopOnce()
      await database.close()
      requireListedProblems()
    },
  }
}

function toOperation(nameOrDocument: string): Operation {
  const registered = loadOperations().get(nameOrDocument as OperationName)
  if (registered) return registered

  const document = nameOrDocument
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  return { name: 'Test', kind, document, hash: hash('sha256', document), registered: false }
}

/** The answer of a single read for a record that is absent or not visible. */
export const absent = (field: string) => ({ data: { [field]: null }, errors: [] })

/** The logged events of a resource, in the order of their sequence. */
export async function loggedEventsOf(database: Database, id: string) {
  const rows = await database.query<{ type: string; sequence: number; changedFields: string }[]>(
    `SELECT type, sequence, changed_fields AS changedFields, organization_id AS organizationId
     FROM event_log WHERE resource_id = ? ORDER BY sequence`,
    [id],
  )
  return rows.map((row) => ({ ...row, changedFields: JSON.parse(row.changedFields) }))
}
