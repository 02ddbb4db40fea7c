/** Begins a text that stands for a moment; another text that begins so has it twice. */
const MARK = '\0'

/** JSON that remembers which of its texts were dates, whatever the others say. */
export function writeDatedJson(value: unknown): string {
  return JSON.stringify(value, mark)
}

export function readDatedJson(json: string): unknown {
  return JSON.parse(json, (_name, value) => unmark(value))
}

/** `JSON.stringify` has turned a date into text by the time it hands it over; its holder has not. */
function mark(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  if (this[name] instanceof Date) return MARK + value
  return typeof value === 'string' && value.startsWith(MARK) ? MARK + value : value
}

function unmark(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value
  const text = value.slice(MARK.length)
  return text.startsWith(MARK) ? text : new Date(text)
}
