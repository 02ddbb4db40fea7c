import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection } from 'mysql2/promise'
import { examined } from '../../../doctor/examined.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { type Child, spawnScript } from '../../support/processes/child.ts'
import type { Form, Instance } from '../../support/processes/instance.ts'
import { ROLES, type Role, type SplitInstance } from '../../support/processes/split-instance.ts'

/** The doctor beside the running processes, with the environment of each. */
export function examineTheInstallation(
  running: () => Instance,
  split: () => SplitInstance,
  form: Form,
): void {
  describe('the doctor', () => {
    if (form === 'one process') examineOneProcess(running)
    else examineEachRole(split)
  })
}

function examineOneProcess(running: () => Instance): void {
  test('finds the installation right, over the command line', async () => {
    const { baseUrl, dataDir } = running()
    const child: Child = spawnScript('doctor', { DATA_DIR: dataDir, PORT: new URL(baseUrl).port })
    const code = await child.exited
    expect(child.output()).toMatch(/^Examined as all-in-one;/)
    expect(child.output()).toMatch(/The installation is right\.\n$/)
    expect(code).toBe(0)
  })
}

const FLUSH = 'innodb_flush_log_at_trx_commit'

function examineEachRole(split: () => SplitInstance): void {
  let server: Connection

  // The server of the tests is not durable.
  beforeAll(async () => {
    server = await createConnection({ socketPath: testSocket(), user: 'root' })
    await server.query(`SET GLOBAL ${FLUSH} = 1`)
  })

  afterAll(async () => {
    await server.query(`SET GLOBAL ${FLUSH} = 0`)
    await server.end()
  })

  const examine = (role: Role, changes: Record<string, string> = {}) =>
    examined({ ...split().environmentOf(role), ...changes }, '--role', role)

  test.each(ROLES)('finds the process %s right', async (role) => {
    expect(await examine(role)).toMatchObject({ wrong: [], status: 0 })
  })

  test('finds seal keys that differ, for each tier that a process calls', async () => {
    const other = randomBytes(32).toString('base64')
    const keys = { GATEWAY_SEAL_KEYS: other, CLUB_SEAL_KEYS: other, VOLUNTEER_SEAL_KEYS: other }
    const { wrong, printed } = await examine('gateway', keys)
    const tiers = ['gateway', 'club', 'volunteer']
    expect(wrong).toEqual(
      tiers.map((tier) => expect.stringMatching(new RegExp(`^tier ${tier}: .* refuses the seal`))),
    )
    expect(printed).not.toContain(other)
  })

  test('finds addresses that lead to another process or port', async () => {
    const { internalUrls, urls } = split()
    const { wrong } = await examine('gateway', {
      CLUB_SUBGRAPH_URL: internalUrls.volunteer,
      VOLUNTEER_SUBGRAPH_URL: urls.volunteer,
    })
    expect(wrong).toEqual([
      expect.stringContaining('CLUB_SUBGRAPH_URL must lead to the club process'),
      expect.stringContaining('answered 404. VOLUNTEER_SUBGRAPH_URL must be the INTERNAL_PORT'),
    ])
  })

  test('finds a PUBLIC_URL that leads elsewhere, or to another installation', async () => {
    const { urls } = split()
    const elsewhere = await examine('facade', { PUBLIC_URL: urls.gateway })
    expect(elsewhere.wrong).toEqual([
      expect.stringContaining('openapi.json answered 404 without the document of this API'),
    ])
    const other = await examine('facade', {
      PUBLIC_URL: urls.facade.replace('127.0.0.1', 'localhost'),
    })
    expect(other.wrong).toEqual([
      expect.stringContaining(`an installation whose PUBLIC_URL is ${urls.facade}`),
    ])
  })
}
