import type { MyInvolvementQuery } from '../../built/types/operations.ts'

type Involvement = NonNullable<MyInvolvementQuery['myInvolvement']>

/** The shifts that a helper comes to, as a calendar (RFC 5545). A later file replaces the entries of an earlier one. */
export function toCalendar({ event, shifts }: Involvement, now: Date): string {
  const coming = shifts.filter(
    ({ status, shiftStatus }) => status === 'CONFIRMED' && shiftStatus !== 'CANCELLED',
  )
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clubgate//My shifts//EN', 'METHOD:PUBLISH'],
    ...coming.flatMap(({ shiftId, title, location, description, startTime, endTime }) => [
      'BEGIN:VEVENT',
      `UID:${shiftId}@clubgate`,
      `DTSTAMP:${toUtc(now)}`,
      `DTSTART:${toUtc(new Date(startTime))}`,
      `DTEND:${toUtc(new Date(endTime))}`,
      `SUMMARY:${toText(`${title} · ${event.name}`)}`,
      ...(location ? [`LOCATION:${toText(location)}`] : []),
      ...(description ? [`DESCRIPTION:${toText(description)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
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
