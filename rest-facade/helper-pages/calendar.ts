import type { MyInvolvementQuery } from '../../built/types/operations.ts'

type Involvement = NonNullable<MyInvolvementQuery['myInvolvement']>

type Shift = Involvement['shifts'][number]

/**
 * The shifts that a helper said yes to, as a calendar (RFC 5545). A later file replaces the entries of an earlier one, and
 * what it leaves out stays in calendars, so the shifts of a cancelled event stay in it as cancelled.
 */
export function toCalendar({ event, shifts }: Involvement, now: Date): string {
  const confirmed = shifts.filter(({ status }) => status === 'CONFIRMED')
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clubgate//My shifts//EN', 'METHOD:PUBLISH'],
    ...confirmed.flatMap((shift) => toEntry(shift, event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function toEntry(
  { shiftId, title, location, description, startTime, endTime, shiftStatus }: Shift,
  event: Involvement['event'],
  now: Date,
): string[] {
  const isOff = event.status === 'CANCELLED' || shiftStatus === 'CANCELLED'
  const where = location || event.location
  return [
    'BEGIN:VEVENT',
    `UID:${shiftId}@clubgate`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(new Date(startTime))}`,
    `DTEND:${toUtc(new Date(endTime))}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${toText(`${title} · ${event.name}`)}`,
    ...(where ? [`LOCATION:${toText(where)}`] : []),
    ...(description ? [`DESCRIPTION:${toText(description)}`] : []),
    'END:VEVENT',
  ]
}

function toUtc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function toText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')
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
