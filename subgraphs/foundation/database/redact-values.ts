/** What the driver says of a statement that a server refused. */
interface StatementError extends Error {
  sql?: string
  sqlMessage?: string
}

/** The words before a quoted value; names of columns, keys and tables are quoted after other words. */
const OPENING = /(?:entry|value:?|near|text|argument) '/

/** What follows a quoted value, unless it ends the message. */
const CLOSINGS = ["' for ", "' at ", "' in ", "' is "] as const

/**
 * The error without the values that the statement carried, which are of people: servers quote them in
 * messages, such as that of a duplicate entry, and messages are logged.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error

  const refused = error as StatementError
  const said = refused.message
  const told = redactValues(said)
  delete refused.sql
  if (refused.sqlMessage !== undefined) refused.sqlMessage = told
  if (told === said) return refused

  refused.stack = refused.stack?.replace(said, () => told) ?? ''
  refused.message = told
  return refused
}

/** In linear time: a value may be as long as its statement, and contain quotes and these words itself. */
function redactValues(message: string): string {
  const start = findValue(message)
  const end = Math.max(...CLOSINGS.map((closing) => message.lastIndexOf(closing)))
  if (start === -1 || end <= start) return redactLastValue(message)

  return `${message.slice(0, start)}'…'${redactLastValue(message.slice(end + 1))}`
}

/** Redacts the value that ends a text, if there is one. */
function redactLastValue(text: string): string {
  const start = findValue(text)
  const isClosed = text.endsWith("'") && start < text.length - 1
  return start === -1 || !isClosed ? text : `${text.slice(0, start)}'…'`
}

/** The place of the quote that opens the first value, or -1. */
function findValue(text: string): number {
  const opening = OPENING.exec(text)
  return opening === null ? -1 : opening.index + opening[0].length - 1
}
