import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { until } from '../../support/time/until.ts'
import { makeRestClient } from '../forms/clients/rest-client.ts'
import { spawnScript } from '../support/processes/child.ts'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'

let dir: DataDir
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

/** Statuses of the sessions that the simulation has made. */
async function readStatuses(): Promise<string[]> {
  const token = instance.sandbox.installations['full']?.access_token ?? ''
  const from = new Date(Date.now() - 60_000).toISOString()
  const { body } = await makeRestClient(instance.baseUrl, token)(
    'GET',
    `/match-sessions?limit=100&from=${from}`,
  )
  const sessions: { status: string; booking: { external_booking_id: string | null } | null }[] =
    body.data
  return sessions
    .filter(({ booking }) => booking?.external_booking_id?.startsWith('sim-'))
    .map(({ status }) => status)
}

describe('npm run simulate', () => {
  test('plays in a running sandbox, and leaves nothing open when it is stopped', async () => {
    const args = ['--courts', '2', '--rate', '300']
    const child = spawnScript('simulate', { DATA_DIR: dir.path }, args)
    await until(() => child.output().includes('the score is corrected'))
    child.process.kill('SIGINT')
    expect(await child.exited).toBe(0)

    for (const type of ['booking.created', 'match.started', 'score.updated', 'score.corrected'])
      expect(child.output()).toMatch(new RegExp(`${type.replace('.', '\\.')} +[1-9]`))
    const statuses = await readStatuses()
    expect(statuses).toContain('COMPLETED')
    expect(statuses.filter((status) => !/COMPLETED|CANCELLED|ABORTED/.test(status))).toEqual([])
  })

  test('says what is missing where no sandbox is', async () => {
    const child = spawnScript('simulate', { DATA_DIR: `${dir.path}/elsewhere` })
    expect(await child.exited).toBe(1)
    expect(child.output()).toContain('Start one with npm start.')
  })
})
