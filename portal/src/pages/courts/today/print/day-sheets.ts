import { type Block, type DayHours, type DayPlan, inLanes, isBlock, type Row } from '../day-plan.ts'

/** As many columns as have room for names on a sheet of A4. */
const COURTS_A_SHEET = 6

/** Rows of a sheet's grid in an hour. */
export const STEPS_AN_HOUR = 12

export interface SheetCourt {
  row: Row
  /** Its first column, behind that of the hours. */
  column: number
  /** Columns for bookings that are on at the same time. */
  lanes: number
  blocks: readonly Block[]
}

/** The courts of each sheet, as many on one as on another. */
export function toSheets({ rows }: DayPlan): SheetCourt[][] {
  const count = Math.ceil(rows.length / COURTS_A_SHEET)
  const size = Math.ceil(rows.length / count)
  return Array.from({ length: count }, (_, at) =>
    toColumns(rows.slice(at * size, (at + 1) * size)),
  ).filter((courts) => courts.length > 0)
}

function toColumns(rows: readonly Row[]): SheetCourt[] {
  let column = 2
  return rows.map((row) => {
    const blocks = inLanes(row.blocks.filter(isPlayed)).filter(isBlock)
    const lanes = Math.max(1, ...blocks.map(({ lane }) => lane + 1))
    const court = { row, column, lanes, blocks }
    column += lanes
    return court
  })
}

/** What was called off needs no court. */
function isPlayed({ sessionStatus }: Block): boolean {
  return sessionStatus !== 'CANCELLED'
}

/** Lines of the grid between which hours of the day are; the first row has the names of the courts. */
export function toGridRows(a: number, b: number, { from, to }: DayHours): string {
  const line = (hour: number) =>
    2 + Math.round((Math.min(to, Math.max(from, hour)) - from) * STEPS_AN_HOUR)
  return `${line(a)} / ${Math.max(line(b), line(a) + 1)}`
}
