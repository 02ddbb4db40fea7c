import { BOOKING_FIELDS, ParticipantSnapshot } from '../../../schema/club/bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { toGraphName } from '../../../schema/fields/rest-names.ts'
import { REFUSED_CODES, type RefusedBookingCode, type RefusedDetail } from './refused-booking.ts'

/** A refusal as it was answered. */
interface Answered {
  code: string
  details?: unknown
}

/** The code of a refusal that is about its booking; null for any other. */
export function asRefusedCode(code: string): RefusedBookingCode | null {
  return REFUSED_CODES.find((refused) => refused === code) ?? null
}

/** Details of a refusal that are kept: names of fields, rules and bounds, versions, a court's id; no text about a person. */
export function toRefusedDetails({ code, details }: Answered): RefusedDetail[] {
  if (!isRecord(details)) return []
  if (code === 'invalid_input') return toFaults(details['issues'])

  const names = KEPT[code] ?? []
  return names.flatMap((name) => {
    const value = details[name]
    const text = Array.isArray(value) ? value.join(' ') : value
    return text === undefined || text === null ? [] : [toDetail(name, String(text))]
  })
}

const KEPT: Readonly<Record<string, readonly string[]>> = {
  unmapped_court: ['externalCourtId'],
  version_conflict: ['storedSourceVersion', 'submittedSourceVersion', 'reason'],
  booking_source_inactive: ['status'],
  insufficient_scope: ['missing'],
}

/** The first faults, each by the path of its field. */
function toFaults(issues: unknown): RefusedDetail[] {
  if (!Array.isArray(issues)) return []

  return issues.slice(0, CLUB_LIMITS.refusedBookings.details).flatMap((issue: unknown) => {
    if (!isRecord(issue)) return []
    const { path, rule, message } = issue
    return [toDetail(toKnownPath(String(path)), toFault(String(rule), String(message)))]
  })
}

const KNOWN = new Set([...Object.keys(BOOKING_FIELDS), ...Object.keys(ParticipantSnapshot.fields)])

/** The path as far as it has names of the contract: a source may name a member after a person. */
function toKnownPath(path: string): string {
  const names = path.split('.').slice(0, MAX_DEPTH)
  const unknown = names.findIndex((name) => !KNOWN.has(toGraphName(name.replace(INDEX, ''))))
  const known = unknown === -1 ? names : names.slice(0, unknown)
  return known
    .map((name) => `${toGraphName(name.replace(INDEX, ''))}${INDEX.exec(name)?.[0] ?? ''}`)
    .join('.')
}

const MAX_DEPTH = 3

const INDEX = /\[\d{1,9}\]$/

/** The rule with its bounds, such as `maximum 80`. */
function toFault(rule: string, message: string): string {
  const name = /^[a-z_]{1,40}$/.test(rule) ? rule : 'invalid'
  const bounds = BOUNDED.test(name) ? (message.match(/\d{1,10}/g) ?? []).slice(0, 2) : []
  return [name, ...bounds].join(' ')
}

const BOUNDED = /^(min|max|range|length)/

function toDetail(name: string, value: string): RefusedDetail {
  return { name, value: firstCharacters(value, CLUB_LIMITS.refusedBookings.value) }
}

/** Half a character is no text for a JSON column: one row that has it would fail those that are stored with it. */
function firstCharacters(text: string, count: number): string {
  return [...text.slice(0, 2 * count)].slice(0, count).join('').toWellFormed()
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
