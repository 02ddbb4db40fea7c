import { makeClub } from '../../../../launch/wiring/club-tier.ts'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import type { Caller } from '../../../../platform/caller.ts'
import { systemClock } from '../../../../platform/time/clock.ts'
import { type OperationName, operation } from '../../../../schema/operations.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { openDatabase } from '../../../../subgraphs/foundation/database/database.ts'
import { aBookingInput } from '../../../subgraphs/club/running-club.ts'
import { makeTestIdentityProvider } from '../../../support/club/identity.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { TEST_WEBHOOKS } from '../../../support/webhooks/webhooks.ts'
import { type Command, risingVersion, type Written } from './writing-process.ts'

/** A process that puts bookings sequentially, and stops at a given point. */
const { SOCKET = '', DATABASE = '', CALLER = '', SOURCE_ID = '', SESSIONS = '' } = process.env
const { NAMES = '', WRITERS = '' } = process.env

const caller: Caller = JSON.parse(CALLER)
const names = NAMES.split(',')
let freezeAt: RegExp | null = null
let isStopped = false

const database = await openDatabase({
  ...CLUB_DATABASE,
  address: { socketPath: SOCKET, database: DATABASE },
  sessions: JSON.parse(SESSIONS),
  log: testLog,
  onStatement(sql) {
    if (freezeAt?.test(sql) !== true) return
    freezeAt = null
    process.kill(process.pid, 'SIGSTOP')
  },
})
const { subgraph, startJobs } = makeClub({
  database,
  environment: 'SANDBOX',
  secretKeys: [Buffer.alloc(32, 1)],
  bus: makeLocalBus(),
  clock: systemClock,
  log: testLog,
  makeIdentityProvider: makeTestIdentityProvider,
  webhooks: TEST_WEBHOOKS,
})
const stopJobs = startJobs()

const ask = (name: OperationName, input: object) =>
  subgraph.execute(operation(name), { input }, { caller, requestId: 'child' })

const send = (written: Written) => void process.send?.(written)

async function write(writer: number): Promise<void> {
  for (let at = writer; !isStopped; at += 1) {
    const name = names[at % names.length] ?? ''
    const version = risingVersion()
    const put = { bookingSourceId: SOURCE_ID, externalBookingId: name, sourceVersion: version }
    const { errors } = await ask('PutBooking', aBookingInput(put))
    if (errors === undefined) send({ name, version })
  }
}

async function importMany(count: number): Promise<void> {
  const made = Array.from({ length: count }, (_, nth) => {
    const { externalBookingId, ...booking } = aBookingInput({})
    return { externalBookingId: `imported-${nth}`, booking }
  })
  const input = { bookingSourceId: SOURCE_ID, bookings: made, idempotencyKey: 'import' }
  const { errors } = await ask('ImportBookings', input)
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
}

const writers = Array.from({ length: Number(WRITERS) }, (_, writer) => write(writer))

process.on('message', async (command: Command) => {
  if (command.is === 'freeze') freezeAt = new RegExp(command.at)
  if (command.is === 'import') await importMany(command.count)
  if (command.is !== 'stop') return
  isStopped = true
  await Promise.all(writers)
  await stopJobs()
  await database.close()
  process.disconnect()
})
