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

const SIDES = ['club', 'volunteer'] as const
type Side = (typeof SIDES)[number]

function isSide(role: Role): role is Side {
  return role === 'club' || role === 'volunteer'
}

function prefixOf(split: SplitInstance): string {
  const { DATABASE_URL = '' } = split.environmentOf('club')
  return new URL(DATABASE_URL).pathname.slice(1)
}

const FLUSH = 'innodb_flush_log_at_trx_commit'

function examineEachRole(split: () => SplitInstance): void {
  let server: Connection

  // A user's name has at most 32 characters at MySQL.
  const word = randomBytes(6).toString('hex')
  const userOf = (side: Side) => `doctor_${side}_${word}`

  // The server of the tests is not durable, and its processes are root.
  beforeAll(async () => {
    server = await createConnection({ socketPath: testSocket(), user: 'root' })
    await server.query(`SET GLOBAL ${FLUSH} = 1`)
    for (const side of SIDES) {
      const database = `${prefixOf(split())}_${side}`
      await server.query(`CREATE USER '${userOf(side)}'@'localhost' IDENTIFIED BY '${word}'`)
      await server.query(
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ${database}.* TO '${userOf(side)}'@'localhost'`,
      )
    }
  })

  afterAll(async () => {
    for (const side of SIDES) await server.query(`DROP USER '${userOf(side)}'@'localhost'`)
    await server.query(`SET GLOBAL ${FLUSH} = 0`)
    await server.end()
  })

  /** The address of a subgraph's database, with a user of its own. */
  const ownUser = (role: Role): Record<string, string> => {
    if (!isSide(role)) return {}
    const { DATABASE_URL = '' } = split().environmentOf(role)
    return { DATABASE_URL: DATABASE_URL.replace('root@', `${userOf(role)}:${word}@`) }
  }

  const examine = (role: Role, changes: Record<string, string> = {}) =>
    examined({ ...split().environmentOf(role), ...ownUser(role), ...changes }, '--role', role)

  test.each(ROLES)('finds the process %s right', async (role) => {
    expect(await examine(role)).toMatchObject({ wrong: [], status: 0 })
  })

  test('finds seal keys that differ, for each tier that a process calls', async () => {
    const other = randomBytes(32).toString('base64')
    const keys = { CLUB_SEAL_KEYS: other, VOLUNTEER_SEAL_KEYS: other }
    const { wrong, printed } = await examine('edge', keys)
    const tiers = ['club', 'volunteer']
    expect(wrong).toEqual(
      tiers.map((tier) => expect.stringMatching(new RegExp(`^tier ${tier}: .* refuses the seal`))),
    )
    expect(printed).not.toContain(other)
  })

  test('finds addresses that lead to another process or port', async () => {
    const { internalUrls, urls } = split()
    const { wrong } = await examine('edge', {
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
    const elsewhere = await examine('edge', { PUBLIC_URL: urls.volunteer })
    expect(elsewhere.wrong).toContainEqual(
      expect.stringContaining('openapi.json answered 404 without the document of this API'),
    )
    const other = await examine('edge', {
      PUBLIC_URL: urls.edge.replace('127.0.0.1', 'localhost'),
    })
    expect(other.wrong).toEqual([
      expect.stringContaining(`an installation whose PUBLIC_URL is ${urls.edge}`),
    ])
  })
}
