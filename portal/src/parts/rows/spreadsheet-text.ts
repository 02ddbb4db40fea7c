/**
 * Cells that a spreadsheet takes for a formula: by each sign, full-width and small ones too, or behind a control. Those that
 * begin as text already are among them, so that what is put in front is all that is taken away.
 */
const FORMULA = /^'*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20\t\r\n]/

/** In front of such a cell; spreadsheets show the rest as text. */
const AS_TEXT = "'"

export function toSpreadsheetText(value: string): string {
  return FORMULA.test(value) ? AS_TEXT + value : value
}

/** Takes away what `toSpreadsheetText` puts in front. */
export function fromSpreadsheetText(cell: string): string {
  return cell.startsWith(AS_TEXT) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
