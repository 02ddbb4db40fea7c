import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { toMachineFacts } from '../../../../bench/report/columns.ts'
import {
  CLUB_EVENT_TYPES,
  createVolunteerClient,
} from '../../../../clients/typescript/src/index.ts'
import { restOptions } from '../../../../sandbox/simulator/api-client.ts'
import { planFestival } from '../../../../sandbox/simulator/festival/plan-festival.ts'
import { simulate } from '../../../../sandbox/simulator/simulation.ts'
import { waitByClock } from '../../../../sandbox/simulator/world.ts'
import { makeCertificate } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { endWhatIsLeft } from '../../../support/jest/left-behind.ts'
import { startMailServer } from '../../../support/mail/smtp-server.ts'
import { trust } from '../../support/processes/trust.ts'
import { readEventsAfter } from '../load/audit-events.ts'
import { startFollowers } from '../load/event-followers.ts'
import { makePlainClient } from '../load/plain-client.ts'
import { startEventReceiver } from '../load/receivers.ts'
import { readOptions } from '../read-options.ts'
import { KILL_AND_FREEZE } from '../rows/kill-and-freeze.ts'
import { rest } from '../rows/row.ts'
import { startTwins } from '../twins/twins.ts'
import { addClubEndpoint } from '../twins/webhook-endpoints.ts'
import { type AccountedEndpoint, accountFor, countLost, type EndpointAccount } from './account.ts'
import { countOutcomes } from './account-mails.ts'
import { BAD_WAYS } from './bad-receivers.ts'
import { makeInsistingWorld } from './insisting-world.ts'
import { type MemorySample, sampleMemory, withMemoryReport } from './measure-memory.ts'
import { timeReads } from './read-latencies.ts'
import { complaintsOf, type FaultWindow, type SoakResult, toReport } from './report.ts'
import { makeSoakClub } from './soak-club.ts'

const { options } = readOptions('test:soak', {
  minutes: ['how long it runs', '30'],
  courts: ['courts in play', '200'],
  sockets: ['sockets that follow the events', '200'],
  rate: ['speed of the matches as a multiple of real time', '2'],
  every: ['minutes between two faults', '2'],
  json: ['file for the result', ''],
})

const READS = [
  '/bookings?limit=50',
  '/courts?limit=100',
  '/match-sessions?limit=50',
  '/context',
  '/events?limit=100',
]
const MINUTE_MS = 60_000
/** Before the first fault and the first sample of the memory. */
const OPENS_WITHIN_MS = 1.5 * MINUTE_MS
const PARTNERS = 5
const RECEIVERS_EACH = 10
const SETTLED_AFTER_MS = 5 * MINUTE_MS
const FAULT_MS = 10_000
/** What is behind a fault: connections anew, what has waited, a collection for the memory's sake. */
const AFTERMATH_MS = 30_000
const MAIL_MS = 1_500
const DELIVERED_WITHIN_MS = 120_000
const SELDOM = CLUB_EVENT_TYPES.filter((type) => type !== 'score.updated')
/** The second one of each role is never killed: its memory is watched. */
const FAULTS = KILL_AND_FREEZE.filter(({ title }) => !title.includes('every process'))
const SETTINGS = {
  CLUB_RATE_LIMIT: '1000000000',
  STAFF_RATE_LIMIT: '1000000000',
  CLUB_SOCKET_LIMIT: '1000',
  CLUB_WEBHOOK_SCHEDULE: '0s,1s,5s,10s,10s,10s,30s,30s',
  MAIL_FROM: 'soak@clubgate.example',
}

// Also after a fault of this program, which awaits nothing any more.
process.on('exit', endWhatIsLeft)

try {
  const result = await soak()
  console.log(`\n${toMachineFacts('MariaDB')}\n${toReport(result)}`)
  if (options.json) await writeFile(options.json, JSON.stringify(result))
  const complaints = complaintsOf(result)
  for (const complaint of complaints) console.log(`NOT SO: ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

async function soak(): Promise<SoakResult> {
  await using stack = new AsyncDisposableStack()
  const certificate = await makeCertificate()
  const folder = await mkdtemp('/tmp/soak-')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const mail = await startMailServer({ onMail: () => rest(MAIL_MS).then(() => undefined) })
  stack.defer(() => mail.close())
  const installation = await startTwins({
    ...{ ...SETTINGS, SMTP_URL: mail.url },
    ...{ ...trust(certificate, folder), ...withMemoryReport(folder) },
  })
  stack.use(installation)
  const { baseUrl } = installation
  const { graphql, api_keys: keys } = installation.sandbox()
  const courts = Number(options.courts)
  const club = await makeSoakClub(installation, { courts, partners: PARTNERS })
  const [token = ''] = club.partnerTokens
  const partner = makePlainClient(baseUrl, token)

  const endpoints: AccountedEndpoint[] = []
  const bad = Object.entries(BAD_WAYS)
  for (const partnerToken of club.partnerTokens)
    for (let index = 0; index < RECEIVERS_EACH; index += 1) {
      const [name, answer] = (index === 0 && bad.shift()) || ['good', undefined]
      const receiver = await startEventReceiver(certificate, answer && { answer })
      stack.defer(() => receiver.close())
      // Every point of every match goes to one receiver of each partner.
      const types = index === 1 ? CLUB_EVENT_TYPES : SELDOM
      const owner = makePlainClient(baseUrl, partnerToken)
      const id = await addClubEndpoint(owner, receiver.url, types)
      endpoints.push({ id, name, types, taken: receiver.taken })
    }
  const before = await readEventsAfter(partner, undefined)
  const after = before.at(-1)?.id
  const count = Number(options.sockets)
  const followers = startFollowers({ baseUrl, tokens: club.partnerTokens, count, after })
  stack.defer(() => followers.stop())

  const minutes = Number(options.minutes)
  const startedAt = Date.now()
  const closesAt = new Date(startedAt + minutes * MINUTE_MS)
  const playing = new AbortController()
  const { world, acknowledged, send } = await makeInsistingWorld({
    ...{ graphql, baseUrl, clubId: club.id, staffToken: club.staffToken, partnerToken: token },
    ...{ deviceTokens: club.deviceTokens, rate: Number(options.rate), signal: playing.signal },
    opensWithinMs: OPENS_WITHIN_MS,
  })
  const volunteer = createVolunteerClient({
    baseUrl,
    apiKey: keys['pro']?.key ?? '',
    ...restOptions({ send, pause: (ms) => waitByClock(world, ms) }),
  })
  const background = () => planFestival({ world, volunteer }, closesAt)
  console.error(`Playing on ${world.seats.length} courts, pid ${process.pid}.`)
  const simulation = simulate(world, closesAt, [background]).catch((error) => console.error(error))
  stack.defer(async () => {
    playing.abort()
    await simulation
  })
  const reading = timeReads({ url: `${baseUrl}/v1/club`, token, paths: READS })
  const memory: Record<string, MemorySample[]> = {}
  const windows: FaultWindow[] = []
  const watched = installation.members.filter(({ name }) => name.endsWith('2'))
  const sampleAll = async () => {
    for (const member of watched) {
      const sample = await sampleMemory(folder, member)
      if (sample === null) continue
      memory[member.name] = [...(memory[member.name] ?? []), sample]
      console.error(
        `  ${member.name}: heap ${sample.heapMb.toFixed(0)} MB, RSS ${sample.rssMb.toFixed(0)} MB`,
      )
    }
  }
  for (let turn = 0; ; turn += 1) {
    const next = startedAt + (turn + 1) * Number(options.every) * MINUTE_MS
    // The last minute is without a fault.
    if (next > closesAt.getTime() - MINUTE_MS) break
    await rest(Math.max(0, next - Date.now()))
    const fault = FAULTS[turn % FAULTS.length]
    if (fault === undefined) break
    const from = Date.now()
    console.error(`${new Date().toISOString()} ${fault.title}`)
    await fault.happen({ installation, lastsMs: FAULT_MS, receivers: [] })
    if (Date.now() - startedAt > SETTLED_AFTER_MS) await sampleAll()
    await rest(AFTERMATH_MS)
    windows.push({ title: fault.title, from, until: Date.now() })
  }
  await rest(Math.max(0, closesAt.getTime() - Date.now()))
  const reads = await reading.stop()
  await sampleAll()
  playing.abort()
  await simulation
  console.error('The courts are closed.')

  const events = (await readEventsAfter(partner, after)) as unknown as {
    id: string
    type: string
  }[]
  const ids = events.map(({ id }) => id)
  const missing = () =>
    followers.received.reduce((sum, seen) => sum + ids.filter((id) => !seen.has(id)).length, 0)
  const good = endpoints.filter(({ name }) => name === 'good')
  const undelivered = () =>
    good.reduce(
      (sum, { types, taken }) =>
        sum + events.filter(({ id, type }) => types.includes(type) && !taken.has(id)).length,
      0,
    )
  const deadline = Date.now() + DELIVERED_WITHIN_MS
  while (Date.now() < deadline && missing() + undelivered() > 0) await rest(1_000)
  const accounts: EndpointAccount[] = []
  for (const endpoint of endpoints)
    accounts.push(await accountFor({ url: graphql, token: club.staffToken }, endpoint, events))
  const twice = followers.received.reduce(
    (sum, seen) => sum + [...seen.values()].filter((times) => times > 1).length,
    0,
  )
  const { bookings, sessions, broken, faults, requests } = acknowledged
  return {
    ...{ startedAt, minutes, events: ids.length, endpoints: accounts, windows, reads, memory },
    acknowledged: { bookings: bookings.size, sessions: sessions.size, requests, broken },
    lost: await countLost(partner, acknowledged),
    faults,
    sockets: { count, missing: missing(), twice, reconnects: followers.reconnects() },
    mails: {
      taken: new Set(mail.taken.map(({ raw }) => raw.match(/^Message-ID: (.*)$/im)?.[1])).size,
      outcomes: await countOutcomes(volunteer, new Date(startedAt)),
    },
  }
}
