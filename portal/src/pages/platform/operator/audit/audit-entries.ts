import type { DataOf } from '../../../../graph/ask.ts'
import { toSpreadsheetText } from '../../../../parts/rows/spreadsheet-text.ts'
import { isDay } from '../../../../time/day-text.ts'
import { isStatus, toValueText } from './audited-statuses.ts'

type ListedEntry = NonNullable<DataOf<'PortalAudit'>['auditEntries']>['nodes'][number]

export interface AuditEntry extends ListedEntry {
  side: AuditSide
}

/** Operations that list entries of the courts' side, and of the volunteers'. */
export const AUDIT_LISTS = ['PortalAudit', 'PortalClubAudit'] as const
export const VOLUNTEER_AUDIT_LISTS = ['PortalVolunteerAudit', 'PortalVolunteerClubAudit'] as const

/** Each product keeps a list of its own. */
export type AuditSide = 'COURTS' | 'VOLUNTEERS'

/** The entries of a side's list. */
export function toEntries(side: AuditSide, nodes: readonly ListedEntry[]): AuditEntry[] {
  return nodes.map((node) => ({ ...node, side }))
}

/** The latest of both sides in one list, the newest first. */
export function mergeEntries(lists: readonly AuditEntry[][], count: number): AuditEntry[] {
  const all = lists.flat()
  return all.sort((a, b) => Date.parse(b.occurredAt) - Date.parse(a.occurredAt)).slice(0, count)
}

export interface AuditSearch {
  side: AuditSide
  /** Subject at the issuer. */
  actor: string
  resource: string
  /** Id of a club; empty: all of them, and the platform. */
  club: string
  /** Days in UTC, the last one included. */
  from: string
  to: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function toAuditSearch(search: URLSearchParams): AuditSearch {
  const text = (name: string) => (search.get(name) ?? '').trim()
  return {
    side: search.get('side') === 'VOLUNTEERS' ? 'VOLUNTEERS' : 'COURTS',
    actor: text('actor'),
    resource: text('resource'),
    club: UUID.test(text('club')) ? text('club') : '',
    from: text('from'),
    to: text('to'),
  }
}

/** What of the search is no condition yet, such as half of an id, is left out. */
export function toAuditFilter({ actor, resource, from, to }: AuditSearch) {
  return {
    ...(actor === '' ? {} : { actorId: actor }),
    ...(UUID.test(resource) ? { resourceId: resource } : {}),
    ...(isDay(from) ? { from: `${from}T00:00:00.000Z` } : {}),
    ...(isDay(to) && !isBackwards({ from, to }) ? { to: dayAfter(to) } : {}),
  }
}

/** In the address, none of its conditions. */
export const NO_FILTER = { actor: null, resource: null, club: null, from: null, to: null }

export function hasFilters(asked: AuditSearch): boolean {
  return asked.club !== '' || Object.keys(toAuditFilter(asked)).length > 0
}

/** A last day before the first one is still being changed. */
export function isBackwards({ from, to }: Pick<AuditSearch, 'from' | 'to'>): boolean {
  return isDay(from) && isDay(to) && to < from
}

/** An id that is not whole finds nothing, and says so. */
export function isPartialId(resource: string): boolean {
  return resource !== '' && !UUID.test(resource)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString()
}

/** Each changed field with what it was and is, as far as the audit keeps values. */
export function toAuditedChanges({ changedFields, before, after }: Omit<AuditEntry, 'side'>) {
  const [was, is] = [asRecord(before), asRecord(after)]
  return changedFields.map((field) => ({ field, was: toText(was[field]), is: toText(is[field]) }))
}

/** From which status to which an entry took its record; null where it changed none, or the audit keeps no values. */
export function toStatusStep(
  entry: AuditEntry,
  words: Readonly<Record<string, string>>,
): string | null {
  const step = toAuditedChanges(entry).find(({ field }) => isStatus(field))
  if (step === undefined || (step.was === null && step.is === null)) return null
  return [step.was, step.is].map((status) => toValueText(step.field, status, words)).join(' → ')
}

/** The page of the audit with the entries of a person or a record. */
export function toAuditPath(
  side: AuditSide,
  of: { actor: string } | { resource: string } | { club: string },
): string {
  const search = new URLSearchParams({ ...of, ...(side === 'VOLUNTEERS' && { side }) })
  return `/portal/operator/audit?${search}`
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

/** Null where the audit has no value. */
function toText(value: unknown): string | null {
  if (value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Rows of a CSV file; a text that a spreadsheet would calculate is made a text. */
export function toCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.occurredAt,
    entry.actorName ?? '',
    entry.actorId,
    entry.mutation,
    entry.action,
    entry.resourceType ?? '',
    entry.resourceId ?? '',
    entry.clubId ?? '',
    entry.changedFields.join(' '),
    entry.requestId,
  ])
  return [CSV_HEAD, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')
}

const CSV_HEAD = [
  ...['occurred_at', 'actor_name', 'actor_id', 'mutation', 'action'],
  ...['resource_type', 'resource_id', 'club_id', 'changed_fields', 'request_id'],
]

function quote(text: string): string {
  return `"${toSpreadsheetText(text).replaceAll('"', '""')}"`
}
