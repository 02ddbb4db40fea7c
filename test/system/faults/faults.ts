import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { toColumns, toMachineFacts } from '../../../bench/report/columns.ts'
import { makeCertificate } from '../../subgraphs/foundation/webhooks/receiver.ts'
import { endWhatIsLeft } from '../../support/jest/left-behind.ts'
import { startMailServer } from '../../support/mail/smtp-server.ts'
import { trust } from '../support/processes/trust.ts'
import { makePlainClient, makePlainVolunteerClient } from './load/plain-client.ts'
import { startEventReceiver } from './load/receivers.ts'
import { DISTURBED } from './processes/disturb.ts'
import { RECEIVER_HOST } from './processes/disturbances.ts'
import { readOptions } from './read-options.ts'
import { COLUMNS, isHealthy, toRow } from './report/table.ts'
import { CLIENTS_AND_RECEIVERS } from './rows/clients-and-receivers.ts'
import { CLOCKS_AND_NAMES } from './rows/clocks-and-names.ts'
import { FULL_DISK } from './rows/full-disk.ts'
import { KILL_AND_FREEZE } from './rows/kill-and-freeze.ts'
import { mailAway } from './rows/mail-away.ts'
import { type Measurement, measureRow } from './rows/measure-row.ts'
import { OTHER_KEYS } from './rows/other-keys.ts'
import type { Row } from './rows/row.ts'
import { startTwins } from './twins/twins.ts'
import { addClubEndpoint, addVolunteerEndpoint } from './twins/webhook-endpoints.ts'

const { options } = readOptions('test:faults', {
  only: ['a part of the titles of the rows to run', ''],
  seconds: ['how long a fault lasts that ends by itself', '10'],
  json: ['file for the measurements', ''],
})

const isAsked = ({ title }: Row) => title.includes(options.only)
/** The sandbox's data are a quarter of it. */
const DISK_MB = 1_500
const SETTINGS = {
  CLUB_RATE_LIMIT: '1000000000',
  CLUB_SOCKET_LIMIT: '1000',
  VOLUNTEER_EVENT_LIMITS: 'basic=3,pro=5000,api_access_plus=5000',
  // The first retry comes after the outage, as with the minute of the API's own schedule.
  CLUB_WEBHOOK_SCHEDULE: '0s,15s,15s,15s,15s,15s,15s,15s',
  MAIL_FROM: 'faults@clubgate.example',
  NODE_OPTIONS: DISTURBED,
}

// Also after a fault of this program, which awaits nothing any more.
process.on('exit', endWhatIsLeft)

try {
  const measured = await measureAll()
  if (measured.length === 0) throw new Error(`No row has "${options.only}" in its title.`)
  console.log(`\n${toMachineFacts('MariaDB')}`)
  console.log(toColumns([COLUMNS, ...measured.map(toRow)]))
  if (options.json) await writeFile(options.json, JSON.stringify(measured, null, 2))
  if (!measured.every(isHealthy)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll(): Promise<Measurement[]> {
  await using stack = new AsyncDisposableStack()
  const certificate = await makeCertificate()
  const folder = await mkdtemp('/tmp/faults-trust-')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const clubReceiver = await startEventReceiver(certificate, { host: RECEIVER_HOST })
  stack.defer(() => clubReceiver.close())
  const nameOf = ({ id, data }: { id: string; data?: { role?: { id: string } } }) =>
    data?.role?.id ?? id
  const volunteerReceiver = await startEventReceiver(certificate, { nameOf })
  stack.defer(() => volunteerReceiver.close())
  const mail = await startMailServer()
  stack.defer(() => mail.close())
  const diskMb = isAsked(FULL_DISK) ? DISK_MB : null
  const settings = { ...SETTINGS, ...trust(certificate, folder), SMTP_URL: mail.url }
  const installation = await startTwins(settings, diskMb)
  stack.use(installation)

  const { baseUrl } = installation
  const { installations, api_keys: keys } = installation.sandbox()
  const partner = makePlainClient(baseUrl, installations['full']?.access_token ?? '')
  const volunteer = makePlainVolunteerClient(baseUrl, keys['pro']?.key ?? '')
  await addClubEndpoint(partner, clubReceiver.url)
  const volunteerWebhookId = await addVolunteerEndpoint(volunteer, volunteerReceiver.url, [
    'role.created',
  ])
  const receivers = [clubReceiver, volunteerReceiver]
  const lastsMs = Number(options.seconds) * 1000
  const stage = {
    installation,
    lastsMs,
    receivers,
    clubReceiver,
    volunteerReceiver,
    volunteerWebhookId,
  }
  const rows = [
    ...[...KILL_AND_FREEZE, ...CLIENTS_AND_RECEIVERS, mailAway(mail, volunteer)],
    ...[...CLOCKS_AND_NAMES, ...OTHER_KEYS, FULL_DISK],
  ].filter(isAsked)
  const measured: Measurement[] = []
  for (const [index, row] of rows.entries()) {
    // It said why at the start.
    if (row === FULL_DISK && !installation.hasOwnDisk) continue
    console.error(`${row.title} …`)
    const one = await measureRow(row, stage, index).catch((error: Error) => error)
    // What is measured so far is worth its table.
    if (one instanceof Error) {
      console.error(`  It could not be measured: ${one.message}`)
      process.exitCode = 1
      break
    }
    for (const [said, count] of Object.entries(one.said)) console.error(`  ${count} × ${said}`)
    if (one.complaint) console.error(`  ${one.complaint}`)
    measured.push(one)
  }
  return measured
}
