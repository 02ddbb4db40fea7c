import { afterAll, beforeAll } from '@jest/globals'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { trust } from '../../support/processes/trust.ts'
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
  ofClub = await startReceiver(certificate)
  ofVolunteer = await startReceiver(certificate)
  instance = await startInstance({ dataDir: dir.path, env: trust(certificate, dir.path) })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await ofClub?.close()
  await ofVolunteer?.close()
  await dir?.remove()
})

callClubApi(() => ({ instance, receiver: ofClub }))
callVolunteerApi(() => ({ instance, receiver: ofVolunteer }))
