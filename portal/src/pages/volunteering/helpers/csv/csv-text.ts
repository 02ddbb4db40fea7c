import { fromSpreadsheetText, toSpreadsheetText } from '../../../../parts/rows/spreadsheet-text.ts'

/** A separator by which spreadsheets of the reader's language split a file that is opened with a double click. */
export type Separator = ',' | ';' | '\t'

const SEPARATORS: readonly Separator[] = [';', ',', '\t']

const BOM = '\uFEFF'

/** Text of a file: UTF-8 with a mark by which spreadsheets know it. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const lines = rows.map((cells) => cells.map((cell) => toCell(cell, separator)).join(separator))
  return `${BOM}${lines.join('\r\n')}\r\n`
}

function toCell(value: string, separator: Separator): string {
  const text = toSpreadsheetText(value)
  const isQuoted = text.includes(separator) || /["\r\n\t;,]|^\s|\s$/.test(text)
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
}

export interface CsvRow {
  /** Of the file, as editors count. */
  line: number
  cells: readonly string[]
}

export interface CsvTable {
  header: readonly string[]
  rows: readonly CsvRow[]
  /** Line of a quotation mark that is never closed; null where there is none. */
  openQuoteLine: number | null
}

/** A first line that names the separator to Excel. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i

/** Rows of a file; empty lines are left out. The separator is named by a line, or it is the one that the first has most often. */
export function readCsv(file: string): CsvTable {
  const text = file.startsWith(BOM) ? file.slice(1) : file
  const [named = '', separator = findSeparator(text)] = SEPARATOR_LINE.exec(text) ?? []
  const { rows, openQuoteLine } = splitRows(text.slice(named.length), {
    separator,
    firstLine: named === '' ? 1 : 2,
  })
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...rest] = filled
  return { header: first?.cells ?? [], rows: rest, openQuoteLine }
}

function findSeparator(text: string): Separator {
  const lines = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/)
  const line = lines.find((one) => one.trim() !== '') ?? ''
  const count = (separator: Separator) => line.split(separator).length
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

interface Splitting {
  separator: string
  /** Line of the file in which the text begins. */
  firstLine: number
}

function splitRows(text: string, { separator, firstLine }: Splitting) {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = firstLine
  let rowLine = firstLine
  let openQuoteLine: number | null = null
  const endCell = () => {
    cells.push(fromSpreadsheetText(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push({ line: rowLine, cells })
    cells = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    const next = text.charAt(at + 1)
    if (sign === '\n' || (sign === '\r' && next !== '\n')) line += 1
    if (openQuoteLine !== null) {
      if (sign !== '"') cell += sign
      else if (next === '"') {
        cell += '"'
        at += 1
      } else openQuoteLine = null
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      openQuoteLine = line
    } else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && next === '\n') {
        at += 1
        line += 1
      }
      endRow()
      rowLine = line
    } else cell += sign
  }
  if (cell !== '' || cells.length > 0) endRow()
  return { rows, openQuoteLine }
}
