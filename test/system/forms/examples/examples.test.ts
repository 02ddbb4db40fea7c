import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'
import { callClubApi } from './call-club-api.ts'
import { callVolunteerApi } from './call-volunteer-api.ts'

let dir: DataDir
let ofClub: Receiver
let ofVolunteer: Receiver
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  const certificate = await makeCertificate()
  const start = () =>
    startReceiver(certificate, (_received, response) => void response.writeHead(204).end())
  ofClub = await start()
  ofVolunteer = await start()
  const authority = join(dir.path, 'authority.pem')
  await writeFile(authority, certificate.cert)
  const env = { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8,::1/128', NODE_EXTRA_CA_CERTS: authority }
  instance = await startInstance({ dataDir: dir.path, env })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await ofClub?.close()
  await ofVolunteer?.close()
  await dir?.remove()
})

callClubApi(() => ({ instance, receiver: ofClub }))
callVolunteerApi(() => ({ instance, receiver: ofVolunteer }))
