import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { audit } from '../faults/load/audit.ts'
import { makeWriterTarget } from '../faults/load/make-writer-target.ts'
import { type Answered, startWriters, type Writing } from '../faults/load/writers.ts'
import { makeUncheckedClient } from '../forms/clients/rest-client.ts'
import { revoke } from '../forms/steps/revoke-an-installation.ts'
import { checkOutLastRelease } from '../support/check-out-release.ts'
import {
  type DataDir,
  type Instance,
  makeDataDir,
  startInstance,
} from '../support/processes/instance.ts'
import { type KeptData, type KeptReads, makeKeptData } from './kept-data.ts'

const release = await checkOutLastRelease()
const version = release?.version ?? 'the last release'
const describeUpgrade = release === null ? describe.skip : describe

describeUpgrade(
  `one process of ${version}, of today, and of ${version} again, while a partner writes`,
  () => {
    let dir: DataDir
    let port: number
    let instance: Instance
    let writing: Writing
    let kept: KeptReads
    let before: KeptData

    const partner = (name: string) =>
      makeUncheckedClient(
        instance.baseUrl,
        instance.sandbox.installations[name]?.access_token ?? '',
      )

    const succeed = async (folder?: string) => {
      expect(await instance.end('SIGTERM')).toBe(0)
      instance = await startInstance({ dataDir: dir.path, port, ...(folder && { folder }) })
      const { length } = writing.answers
      const acknowledged = () => writing.answers.slice(length).filter(isAcknowledged).length
      await until(() => acknowledged() > 10)
    }

    beforeAll(async () => {
      dir = await makeDataDir()
      port = await findFreePort()
      instance = await startInstance({
        dataDir: dir.path,
        port,
        ...(release && { folder: release.folder }),
      })
      kept = await makeKeptData(instance)
      before = await kept.read()
      const target = await makeWriterTarget(instance.sandbox, partner('full'), 'upgrade')
      writing = startWriters(target, 1, 100)
    })

    afterAll(async () => {
      await writing?.stop()
      await instance?.end('SIGTERM')
      await dir?.remove()
      await release?.remove()
    })

    test('keeps what was there, on both ways', async () => {
      await succeed()
      expect(await kept.read()).toMatchObject(before)
      const { sandbox } = instance
      expect(await revoke(sandbox, sandbox.installations['peer']?.id)).not.toHaveProperty('errors')
      await succeed(release?.folder)
      expect(await kept.read()).toMatchObject(before)
    })

    test('refuses an installation that was revoked before the way back', async () => {
      expect((await partner('peer')('GET', '/context')).status).toBe(403)
      expect((await partner('full')('GET', '/context')).status).toBe(200)
    })

    test('loses no acknowledged write, and has one event of each', async () => {
      await writing.stop()
      const audited = await audit(partner('full'), writing.bookings)
      expect(audited).toMatchObject({ lost: 0, gaps: 0, duplicates: 0 })
      expect(audited.acknowledged).toBeGreaterThan(20)
    })
  },
)

const isAcknowledged = (answered: Answered) => answered.isAcknowledged
