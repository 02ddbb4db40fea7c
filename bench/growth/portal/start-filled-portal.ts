import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLog } from '../../../platform/log.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import {
  type Database,
  type DatabaseContents,
  openDatabase,
} from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { type Product, startProduct } from '../../sides/product.ts'
import { type DatabaseMake, startMySql } from '../../sides/start-sides.ts'
import { withBulkLoadSettings } from '../bulk-load.ts'
import { fillClub } from './fill-club.ts'
import { fillVolunteers } from './fill-volunteers.ts'
import { type AskPortal, signIn } from './portal-client.ts'
import { listPortalReads, type PortalRead } from './portal-reads.ts'

export interface PortalStart {
  make: DatabaseMake
  /** Rows of each table that grows. */
  rows: number
  signal: AbortSignal
}

/** A product, and what fills its tables. */
export interface StartedPortal {
  product: Product
  owner: AskPortal
  admin: AskPortal
  /** For statements that fill, and not for those that are measured; ends with the stack. */
  open(contents: DatabaseContents, name: string): Promise<Database>
}

/** A product whose tables have many rows. */
export interface FilledPortal extends Pick<StartedPortal, 'owner' | 'admin'> {
  socketPath: string
  databases: readonly Database[]
  reads: readonly PortalRead[]
}

const HOUR_MS = 60 * 60_000

const PATIENT = { acquireMs: HOUR_MS, statementMs: HOUR_MS, transactionMs: HOUR_MS }

/** Starts a product with a database server of its own. */
export async function startPortal(
  stack: AsyncDisposableStack,
  { make, signal }: Omit<PortalStart, 'rows'>,
): Promise<StartedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-portal-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const given = make === 'MySQL' ? await startMySql(stack, dataDir, signal) : null
  const product = await startProduct({
    dataDir: join(dataDir, 'product'),
    database: given === null ? null : { socketPath: given, name: 'clubgate' },
    signal,
  })
  stack.defer(() => product.stop())
  const { sandbox, socketPath } = product
  // Before there are many clubs, among which the sandbox would look for that of the owner.
  const { sign_in: links } = sandbox.portal
  const [owner, admin] = await Promise.all([signIn(links.owner), signIn(links.admin)])
  const open = async (contents: DatabaseContents, name: string) => {
    const address = { socketPath, database: name }
    const sessions = { poolSize: 1, sessions: null }
    const opened = await openDatabase({ ...contents, ...sessions, address, log: makeLog('silent') })
    stack.defer(() => opened.close())
    return opened.within(PATIENT)
  }
  return { product, owner, admin, open }
}

export async function startFilledPortal(
  stack: AsyncDisposableStack,
  { rows, ...start }: PortalStart,
): Promise<FilledPortal> {
  const { product, owner, admin, open } = await startPortal(stack, start)
  const { sandbox, socketPath } = product
  const clubs = await open(CLUB_DATABASE, 'clubgate_club')
  const volunteers = await open(VOLUNTEER_DATABASE, 'clubgate_volunteer')
  const [club, ids] = await withBulkLoadSettings(socketPath, () =>
    Promise.all([
      fillClub({ database: clubs, rows }, sandbox),
      fillVolunteers({ database: volunteers, rows }, sandbox.clubs.main.id),
    ]),
  )
  const reads = listPortalReads({ sandbox, club, ids })
  return { owner, admin, socketPath, databases: [clubs, volunteers], reads }
}
