import { sync as nodeIcal, type VEvent } from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

/** What a calendar program has of an entry; a text is undefined where the file has none. */
export interface Entry {
  uid: string
  start: Date
  end: Date
  sequence: number
  lastModified: Date
  status: string
  summary: string
  location: string | undefined
  description: string | undefined
}

/** Control characters but the tab (RFC 5545, 3.1: CONTROL). */
const CONTROL = /(?=\p{ASCII})(?!\t)\p{Cc}/u
/** `TEXT` (3.3.11): a backslash stands before itself, a semicolon, a comma, or an n, and these nowhere alone. */
const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/su
const TEXT_LINE = /^(?:SUMMARY|LOCATION|DESCRIPTION):(.*)$/su

/** What each parser of the registry reads from a published calendar; throws for what parsers forgive and programs refuse. */
export function readCalendar(file: Buffer): Record<'tsIcs' | 'nodeIcal', Entry[]> {
  const text = file.toString()
  const lines = splitLines(file).join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  for (const line of lines)
    if (!TEXT.test(TEXT_LINE.exec(line)?.[1] ?? '')) throw new Error(`It is no TEXT: ${line}`)

  return { tsIcs: readByTsIcs(text), nodeIcal: readByNodeIcal(text) }
}

/** Lines of 75 octets at most, each a text by itself: a character that is cut in two is none for who reads by line. */
function splitLines(file: Buffer): string[] {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines: string[] = []
  for (let from = 0; from < file.length; ) {
    const end = file.indexOf('\r\n', from)
    const line = decoder.decode(file.subarray(from, end))
    if (end < 0 || end - from > 75 || CONTROL.test(line)) throw new Error(`It is no line: ${line}`)
    lines.push(line)
    from = end + 2
  }
  return lines
}

function readByTsIcs(text: string): Entry[] {
  const { method, events = [] } = convertIcsCalendar(undefined, text)
  if (method !== 'PUBLISH') throw new Error('It is not published.')
  return events.map((event) => ({
    ...{ uid: event.uid, sequence: event.sequence ?? NaN, status: event.status ?? '' },
    ...{ start: event.start.date, end: event.end?.date ?? new Date(NaN) },
    lastModified: event.lastModified?.date ?? new Date(NaN),
    ...{ summary: event.summary, location: event.location, description: event.description },
  }))
}

function readByNodeIcal(text: string): Entry[] {
  const components = Object.values(nodeIcal.parseICS(text))
  const events = components.filter((component) => component?.type === 'VEVENT') as VEvent[]
  return events.map((event) => ({
    ...{ uid: event.uid, sequence: Number(event.sequence), status: event.status ?? '' },
    ...{ start: new Date(event.start), end: new Date(event.end ?? NaN) },
    lastModified: new Date(event.lastmodified ?? NaN),
    summary: String(event.summary),
    ...{ location: event.location as string | undefined },
    ...{ description: event.description as string | undefined },
  }))
}
