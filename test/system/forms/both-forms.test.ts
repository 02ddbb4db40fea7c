import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../subgraphs/foundation/webhooks/receiver.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { FORMS, type Instance, makeDataDir, startInstance } from '../support/processes/instance.ts'
import { type SplitInstance, startSplit } from '../support/processes/split-instance.ts'
import { trust } from '../support/processes/trust.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'
import { addAnEdge } from './steps/add-an-edge.ts'
import { examineTheInstallation } from './steps/examine-the-installation.ts'
import { organiseAnEvent } from './steps/organise-an-event.ts'
import { bootstrapAPartner } from './steps/partner-bootstrap.ts'
import { planASeason } from './steps/plan-a-season.ts'
import { pushABooking } from './steps/push-a-booking.ts'
import { receiveAWebhook } from './steps/receive-a-webhook.ts'
import { recoverFromDeaths } from './steps/recover-from-deaths.ts'
import { revokeAnInstallation } from './steps/revoke-an-installation.ts'
import { rotateKeys } from './steps/rotate-keys.ts'
import { writeAtOnce } from './steps/write-at-once.ts'

/** One instance for all journeys of a form: a start takes longer than they do. */
describe.each(FORMS)('in %s', (form) => {
  let dir: Awaited<ReturnType<typeof makeDataDir>>
  let receiver: Receiver
  let instance: Instance
  let split: SplitInstance

  beforeAll(async () => {
    dir = form === 'one process' ? await makeUsedDataDir() : await makeDataDir()
    const certificate = await makeCertificate()
    receiver = await startReceiver(certificate)
    const env = {
      ...trust(certificate, dir.path),
      // All journeys together ask for more in a minute than a partner may.
      CLUB_RATE_LIMIT: '1000000',
    }
    if (form === 'one process') instance = await startInstance({ dataDir: dir.path, env })
    else instance = split = await startSplit({ dataDir: dir.path, port: await findFreePort(), env })
  })

  afterAll(async () => {
    expect(await instance.end('SIGTERM')).toBe(0)
    await receiver.close()
    await dir.remove()
  })

  const running = () => instance
  examineTheInstallation(running, () => split, form)
  if (form === 'a process per tier') addAnEdge(() => split)
  if (form === 'a process per tier') recoverFromDeaths(() => split)
  // With a process per tier they run in `upgrade-the-last-release.test.ts`, most as the last release has them.
  if (form === 'one process') {
    organiseAnEvent(running)
    receiveAWebhook(running, () => receiver)
    planASeason(running, () => receiver)
    pushABooking(running)
    bootstrapAPartner(running)
    writeAtOnce(running)
  }
  revokeAnInstallation(running, form)
  // Last, because it makes the tokens of the start unusable.
  if (form === 'a process per tier')
    rotateKeys(
      () => split,
      () => receiver,
    )
})
