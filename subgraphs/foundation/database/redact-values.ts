/** The driver's error for a statement that the server refused. */
interface StatementError extends Error {
  sql?: string
  sqlMessage?: string
}

/** The words before a quoted value; names of columns, keys and tables are quoted after other words. */
const OPENING = /(?:entry|value:?|near|text|argument) '/

/** What follows a quoted value, unless it ends the message. */
const CLOSINGS = ["' for ", "' at ", "' in ", "' is "] as const

/**
 * Removes the statement's values from an error before it is logged: servers quote them in messages such as
 * "Duplicate entry 'ana@example.org'", and they are personal data.
 */
export function withoutStatementValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error

  const refused = error as StatementError
  const original = refused.message
  const redacted = redactValues(original)
  delete refused.sql
  if (refused.sqlMessage !== undefined) refused.sqlMessage = redacted
  if (redacted === original) return refused

  refused.stack = refused.stack?.replace(original, () => redacted) ?? ''
  refused.message = redacted
  return refused
}

/** Linear: a value may be as long as its statement, and may itself contain quotes and these words. */
function redactValues(message: string): string {
  const start = findValue(message)
  const end = Math.max(...CLOSINGS.map((closing) => message.lastIndexOf(closing)))
  if (start === -1 || end <= start) return redactLastValue(message)

  return `${message.slice(0, start)}'…'${redactLastValue(message.slice(end + 1))}`
}

/** Redacts a value at the end of the text. */
function redactLastValue(text: string): string {
  const start = findValue(text)
  const isClosed = text.endsWith("'") && start < text.length - 1
  return start === -1 || !isClosed ? text : `${text.slice(0, start)}'…'`
}

/** Index of the quote that opens the first value, or -1. */
function findValue(text: string): number {
  const opening = OPENING.exec(text)
  return opening === null ? -1 : opening.index + opening[0].length - 1
}
