/** A property of a calendar object: its name, parameters and value as they stand in the file. */
export interface Property {
  name: string
  value: string
}

export type Component = readonly Property[]

const CONTENT_LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=[^";:,\p{Cc}]+)*):(.*)$/su
/** Control characters but the tab (RFC 5545, 3.1: CONTROL). */
const CONTROL = /(?=\p{ASCII})(?!\t)\p{Cc}/u
const UTC = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
/** `TEXT` (3.3.11): a backslash stands before itself, a semicolon, a comma, or an n, and these nowhere alone. */
const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/su
const INTEGER = /^\d{1,10}$/

const FORMS: Readonly<Record<string, RegExp>> = {
  ...{ DTSTAMP: UTC, DTSTART: UTC, DTEND: UTC, 'LAST-MODIFIED': UTC },
  ...{ SUMMARY: TEXT, LOCATION: TEXT, DESCRIPTION: TEXT, UID: TEXT, SEQUENCE: INTEGER },
  STATUS: /^(?:TENTATIVE|CONFIRMED|CANCELLED)$/,
}

/** Those that have to be there; each of the others is there once at most. */
const REQUIRED = ['UID', 'DTSTAMP', 'DTSTART']

/** The entries of a calendar by the grammar of RFC 5545, which throws for what it does not have. */
export function readCalendar(file: Buffer): Component[] {
  const lines = unfold(file).map(toProperty)
  const [head, ...rest] = lines
  const end = rest.at(-1)
  if (toText(head) !== 'BEGIN:VCALENDAR' || toText(end) !== 'END:VCALENDAR')
    throw new Error('It is no calendar.')

  const at = rest.findIndex(({ name }) => name === 'BEGIN')
  const own = at < 0 ? rest.slice(0, -1) : rest.slice(0, at)
  if (own.map(({ name }) => name).join() !== 'VERSION,PRODID,METHOD' || own[0]?.value !== '2.0')
    throw new Error('It has not the properties of a calendar that is published.')
  return at < 0 ? [] : toEntries(rest.slice(at, -1))
}

/** The value of a text, without its escapes. */
export function toPlainText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

function unfold(file: Buffer): string[] {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines = splitLines(file)
  for (const line of lines) {
    if (line.length > 75) throw new Error(`A line has ${line.length} octets.`)
    // A character that is cut in two is no text for those who read line by line.
    if (CONTROL.test(decoder.decode(line))) throw new Error('A line has a control character.')
  }
  return lines
    .map((line) => decoder.decode(line))
    .join('\r\n')
    .replaceAll('\r\n ', '')
    .split('\r\n')
}

function splitLines(file: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let from = 0; from < file.length; ) {
    const end = file.indexOf('\r\n', from)
    if (end < 0) throw new Error('The last line has no end.')
    lines.push(file.subarray(from, end))
    from = end + 2
  }
  return lines
}

function toProperty(line: string): Property {
  const [, name = '', , value = ''] = CONTENT_LINE.exec(line) ?? []
  if (name === '') throw new Error(`It is no line of content: ${line}`)
  return { name, value }
}

function toText(property: Property | undefined): string {
  return `${property?.name}:${property?.value}`
}

function toEntries(lines: readonly Property[]): Component[] {
  const entries: Property[][] = []
  let open: Property[] | null = null
  for (const line of lines) {
    const text = toText(line)
    if (text === 'BEGIN:VEVENT' && open === null) open = []
    else if (text === 'END:VEVENT' && open !== null) {
      entries.push(checkEntry(open))
      open = null
    } else if (open !== null && line.name !== 'BEGIN' && line.name !== 'END') open.push(line)
    else throw new Error(`${text} does not stand there.`)
  }
  if (open !== null) throw new Error('An entry has no end.')
  return entries
}

function checkEntry(entry: Property[]): Property[] {
  const names = entry.map(({ name }) => name)
  if (new Set(names).size < names.length) throw new Error(`Given twice: ${names.join()}`)
  for (const name of REQUIRED) if (!names.includes(name)) throw new Error(`${name} is missing.`)
  for (const { name, value } of entry)
    if (FORMS[name]?.test(value) !== true) throw new Error(`${name} is not ${value}.`)
  return entry
}
