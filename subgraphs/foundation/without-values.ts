/** What the driver says of a statement that a server refused. */
interface StatementError extends Error {
  sql?: string
  sqlMessage?: string
}

/** A quoted value in a server's message; names of columns, keys and tables are quoted after other words. */
const VALUE = /(entry|value:?|near|text|argument) (?:'[\s\S]*'(?= (?:for|at|in|is) )|'[\s\S]*'$)/g

/**
 * The error without the values that the statement carried, which are of people: servers quote them in
 * messages, such as that of a duplicate entry, and messages are logged.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error

  const refused = error as StatementError
  const said = refused.message
  const told = said.replace(VALUE, "$1 '…'")
  delete refused.sql
  if (refused.sqlMessage !== undefined) refused.sqlMessage = told
  if (told === said) return refused

  refused.stack = refused.stack?.replace(said, () => told) ?? ''
  refused.message = told
  return refused
}
