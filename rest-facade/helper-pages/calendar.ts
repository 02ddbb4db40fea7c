import type { MyCalendarQuery } from '../../built/types/operations.ts'

type Involvement = NonNullable<MyCalendarQuery['myInvolvement']>

type Shift = Involvement['shifts'][number]

const DAY_MS = 24 * 60 * 60 * 1000

/** So long an entry that is off stays, for calendars that have it. */
const KEPT_MS = 7 * DAY_MS

/**
 * The shifts that a helper said yes to, as a calendar (RFC 5545). A later file replaces the entries of an earlier one by
 * their SEQUENCE, and what it leaves out stays in calendars, so what was given back or taken off stays as cancelled, if
 * the helper had said yes to it.
 */
export function toCalendar({ event, shifts }: Involvement, helperId: string, now: Date): string {
  const listed = shifts.filter((shift) => isListed(shift, event, now))
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clubgate//My shifts//EN', 'METHOD:PUBLISH'],
    ...listed.flatMap((shift) => toEntry(shift, event, helperId, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function isListed(shift: Shift, event: Involvement['event'], now: Date): boolean {
  if (shift.status === 'PENDING' || !shift.wasAccepted) return false

  return !isOff(shift, event) || new Date(shift.endTime).getTime() + KEPT_MS > now.getTime()
}

function isOff({ status, shiftStatus }: Shift, event: Involvement['event']): boolean {
  return status !== 'CONFIRMED' || shiftStatus === 'CANCELLED' || event.status === 'CANCELLED'
}

function toEntry(shift: Shift, event: Involvement['event'], helperId: string, now: Date): string[] {
  const { shiftId, title, location, description, startTime, endTime } = shift
  const where = location || event.location
  const changes = [shift.updatedAt, event.updatedAt].map((moment) => new Date(moment).getTime())
  return [
    'BEGIN:VEVENT',
    // One calendar can have the shifts of a family.
    `UID:${shiftId}.${helperId}@clubgate`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(new Date(startTime))}`,
    `DTEND:${toUtc(new Date(endTime))}`,
    `SEQUENCE:${shift.sequence + event.sequence}`,
    `LAST-MODIFIED:${toUtc(new Date(Math.max(...changes)))}`,
    `STATUS:${isOff(shift, event) ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${toText(`${title} · ${event.name}`)}`,
    ...(where ? [`LOCATION:${toText(where)}`] : []),
    ...(description ? [`DESCRIPTION:${toText(description)}`] : []),
    'END:VEVENT',
  ]
}

function toUtc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Separators of lines and paragraphs are breaks, too: a program that ends a line at them would lose the rest. */
function toText(text: string): string {
  const escaped = text.replace(/[\\;,]/g, (character) => `\\${character}`)
  return escaped.replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
}

const MAX_LINE_BYTES = 75

/** Lines are at most 75 bytes long; the rest stands in further ones, behind a space. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
