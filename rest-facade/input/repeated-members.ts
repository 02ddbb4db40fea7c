/**
 * Path of the first duplicate member of a JSON text, such as `participants[0].team`, or null. `JSON.parse` silently
 * keeps the last duplicate, so member names in the text are compared with members of the value by count.
 */
export function findRepeatedMember(text: string, value: unknown): string | null {
  return countNames(text) === countMembers(value) ? null : findRepeated(text)
}

const QUOTE = '"'
const QUOTE_CODE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20

/** Counts strings before a colon. */
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

/** Index after the closing quote; the text is valid JSON. */
function endOfString(text: string, start: number): number {
  const quote = text.indexOf(QUOTE, start + 1)
  if (text.charCodeAt(quote - 1) !== BACKSLASH) return quote + 1

  // Scans forward over escapes: checking backslashes before each quote would be quadratic.
  let at = start + 1
  for (let code = text.charCodeAt(at); code !== QUOTE_CODE; code = text.charCodeAt(at))
    at += code === BACKSLASH ? 2 : 1
  return at + 1
}

function isName(text: string, end: number): boolean {
  let at = end
  // All whitespace of JSON has codes up to that of a space.
  while (text.charCodeAt(at) <= SPACE) at += 1
  return text.charCodeAt(at) === COLON
}

/** Without recursion: a deeply nested body would overflow the stack. */
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

/** Slower than the count; runs only for the error message. */
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
