import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { misleadStatistics } from '../../../test/support/database/many-rows.ts'
import { median, percentile } from '../../measuring/statistics.ts'
import { toColumns } from '../../report/columns.ts'
import { withBulkLoadSettings } from '../bulk-load.ts'
import { analyse, type PortalReadsPlan } from '../portal/bench-portal-reads.ts'
import { watchExaminedRows } from '../portal/count-examined.ts'
import { startPortal } from '../portal/start-filled-portal.ts'
import { type AskGraph, type DeskRead, listDeskReads } from './desk-reads.ts'
import { DAY_BOOKINGS, fillCourts, fillDay, fillRefused, fillYears } from './fill-desk.ts'
import { type OpenedPage, openToday } from './open-today.ts'

/** What the desk waits for. */
export interface DeskFigures {
  /** Null where it was left out. */
  today: OpenedPage | null
  reads: DeskReadFigures[]
}

export interface DeskReadFigures {
  name: string
  /** Medians: background jobs read a few rows besides. */
  rows: number
  rowsWithWrongStatistics: number
  p50Ms: number
  p95Ms: number
}

/** Requests of each read for each round. */
const ASKED = 8

/** The page Today of a large day, and what a desk reads beside a million bookings of its club. */
export async function benchDesk(
  stack: AsyncDisposableStack,
  { make, rows, rounds, only, signal }: PortalReadsPlan,
): Promise<DeskFigures> {
  const { product, owner, open } = await startPortal(stack, { make, signal })
  const { sandbox, socketPath } = product
  const { id: clubId, staff_token: token } = sandbox.clubs.main
  const graph = makeGraph(sandbox.graphql, token)
  const timezone = await moveToNoon(graph, clubId)
  const database = await open(CLUB_DATABASE, 'clubgate_club')
  const club = { database, clubId, timezone }
  const copied = await fillCourts(club)
  await fillDay(club, copied)
  const isAsked = (key: string) => only === null || only.includes(key)
  const today = isAsked('today')
    ? await openToday(stack, {
        ...{ signInUrl: sandbox.portal.sign_in.owner, count: DAY_BOOKINGS, rounds, signal },
      })
    : null
  if (!isAsked('reads')) return { today, reads: [] }

  await withBulkLoadSettings(socketPath, async () => {
    await fillRefused(club, copied, rows)
    await fillYears(club, { database, rows }, copied)
  })
  const examined = await watchExaminedRows(socketPath)
  stack.defer(() => examined.close())
  const reads = listDeskReads({ clubId, owner, graph, rows: copied })
  const measureAll = (count: number) => measureReads(reads, { examined, count, signal })
  await analyse(database)
  const right = await measureAll(ASKED * rounds)
  await misleadStatistics(database)
  const wrong = await measureAll(rounds)
  return {
    today,
    reads: right.map((measured, nth) => ({
      ...measured,
      rowsWithWrongStatistics: wrong[nth]?.rows ?? Number.NaN,
    })),
  }
}

interface Measuring {
  examined: Awaited<ReturnType<typeof watchExaminedRows>>
  count: number
  signal: AbortSignal
}

async function measureReads(
  reads: readonly DeskRead[],
  { examined, count, signal }: Measuring,
): Promise<Omit<DeskReadFigures, 'rowsWithWrongStatistics'>[]> {
  const measured: Omit<DeskReadFigures, 'rowsWithWrongStatistics'>[] = []
  for (const { name, ask } of reads) {
    const [counted, durationsMs]: [number[], number[]] = [[], []]
    for (let nth = 0; nth <= count; nth += 1) {
      signal.throwIfAborted()
      const rows = await examined.during(async () => {
        const askedAt = performance.now()
        await ask(nth)
        durationsMs.push(performance.now() - askedAt)
      })
      counted.push(rows)
    }
    // Of the first one also the statement is read and planned.
    const times = durationsMs.slice(1)
    const p95Ms = percentile(times, 0.95)
    measured.push({ name, rows: median(counted), p50Ms: median(times), p95Ms })
    console.log(`${name}: ${median(counted)} rows, p95 ${p95Ms.toFixed(1)} ms`)
  }
  return measured
}

function makeGraph(url: string, token: string): AskGraph {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return async (query, variables) => {
    const body = JSON.stringify({ query, variables })
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
}

/** Puts the club where it is noon, so that half of its day is over; returns the time zone. */
async function moveToNoon(graph: AskGraph, clubId: string): Promise<string> {
  const ahead = 12 - new Date().getUTCHours()
  // The names of these zones count the hours behind.
  const timezone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  await graph('mutation ($input: UpdateClubInput!) { updateClub(input: $input) { club { id } } }', {
    input: { clubId, timezone },
  })
  return timezone
}

/** The figures in columns, for the console. */
export function toDeskTable({ today, reads }: DeskFigures): string {
  const page =
    today === null
      ? ''
      : `Today: first picture ${today.firstPictureMs.toFixed(0)} ms, all bookings ${today.drawnMs.toFixed(0)} ms, ` +
        `${today.cpuMs.toFixed(0)} ms of its main thread's processor time, ${today.bytes} bytes, of these ${today.scriptBytes} of scripts\n`
  const head = ['read', 'rows examined', 'with wrong statistics', 'p50 ms', 'p95 ms']
  const lines = reads.map((read) => [
    read.name,
    ...[read.rows, read.rowsWithWrongStatistics].map((rows) => rows.toLocaleString('en')),
    ...[read.p50Ms, read.p95Ms].map((ms) => ms.toFixed(1)),
  ])
  return `${page}${toColumns([head, ...lines])}`
}
