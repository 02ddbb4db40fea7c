/** Prefix of a string that encodes a Date; a string that begins with it is escaped by doubling it. */
const MARK = '\0'

/** JSON that preserves Dates. */
export function writeDatedJson(value: unknown): string {
  return JSON.stringify(value, mark)
}

export function readDatedJson(json: string): unknown {
  return JSON.parse(json, (_name, value) => unmark(value))
}

/** `JSON.stringify` passes a Date as text, so the original value is read from its holder (`this`). */
function mark(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  if (this[name] instanceof Date) return MARK + value
  return typeof value === 'string' && value.startsWith(MARK) ? MARK + value : value
}

function unmark(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value
  const text = value.slice(MARK.length)
  return text.startsWith(MARK) ? text : new Date(text)
}
