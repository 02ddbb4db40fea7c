import { findOverlaps } from '../../../../../rules/club/opening-overlaps.ts'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'

export interface TypedInterval {
  opens: string
  closes: string
}

/** Why a typed text is no opening hours. */
export type HoursFault = 'form' | 'tooMany' | 'overlap'

/** `08:00–12:30, 18:00–02:00`; empty for a closed day. */
export function toHoursText(intervals: readonly TypedInterval[]): string {
  return intervals.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
}

/** Typed hours, such as `8-12.30, 18-2`; a fault for any other text. */
export function readHours(text: string): readonly TypedInterval[] | HoursFault {
  const parts = text.split(/[,;]/).map((part) => part.trim())
  const typed = parts.filter((part) => part !== '')
  if (typed.length > CLUB_LIMITS.openingHours.intervals) return 'tooMany'
  const intervals = typed.flatMap((part) => readInterval(part) ?? [])
  if (intervals.length < typed.length) return 'form'
  return findOverlaps(intervals).length > 0 ? 'overlap' : intervals
}

function readInterval(part: string): TypedInterval | null {
  const [opens, closes, ...more] = part.split(/[-–—]/).map(readClock)
  return opens && closes && more.length === 0 ? { opens, closes } : null
}

const CLOCK = /^(\d{1,2})(?:[:.](\d\d))?$/

/** `8`, `8.30`, `08:30` and `24` as the graph takes them; null for other texts. */
function readClock(text: string): string | null {
  const [, hours = '', minutes = '00'] = CLOCK.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
