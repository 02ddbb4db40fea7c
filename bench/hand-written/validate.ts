import { Refusal } from './refusal.ts'

export interface Participant {
  externalId: string
  displayName: string
  team: string
  consentToShare: boolean
  consentReference: string | null
}

export interface Snapshot {
  sourceVersion: number
  externalCourtId: string
  scheduledStart: Date
  scheduledEnd: Date
  status: string
  participants: Participant[]
}

const FIELDS = new Set([
  'source_version',
  'external_court_id',
  'scheduled_start',
  'scheduled_end',
  'status',
  'participants',
])
const STATUSES = new Set(['CONFIRMED', 'CANCELLED', 'COMPLETED'])
const TEAMS = new Set(['BLUE', 'ORANGE', 'UNASSIGNED'])
const DAY_MS = 24 * 60 * 60 * 1000
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

export function asPageSize(text: string | undefined): number {
  if (text === undefined) return 50
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > 200) throw invalid('limit')

  return limit
}

export function asSnapshot(body: unknown): Snapshot {
  if (!isObject(body)) throw invalid('')
  for (const name of Object.keys(body)) if (!FIELDS.has(name)) throw invalid(name)
  const { source_version: sourceVersion, status, participants } = body
  if (!Number.isInteger(sourceVersion) || Number(sourceVersion) < 0) throw invalid('source_version')
  if (typeof status !== 'string' || !STATUSES.has(status)) throw invalid('status')
  const scheduledStart = asMoment(body['scheduled_start'], 'scheduled_start')
  const scheduledEnd = asMoment(body['scheduled_end'], 'scheduled_end')
  const durationMs = scheduledEnd.getTime() - scheduledStart.getTime()
  if (durationMs <= 0 || durationMs > DAY_MS) throw invalid('scheduled_end')

  return {
    sourceVersion: Number(sourceVersion),
    externalCourtId: asText(body['external_court_id'], 200, 'external_court_id'),
    scheduledStart,
    scheduledEnd,
    status,
    participants: participants === undefined ? [] : asParticipants(participants),
  }
}

function asParticipants(value: unknown): Participant[] {
  if (!Array.isArray(value) || value.length > 4) throw invalid('participants')
  const participants = value.map(asParticipant)
  const ids = new Set(participants.map(({ externalId }) => externalId))
  if (ids.size < participants.length) throw invalid('participants')

  return participants
}

function asParticipant(value: unknown): Participant {
  if (!isObject(value)) throw invalid('participants')
  const { team = 'UNASSIGNED', consent_to_share: consent = false } = value
  const reference = value['consent_reference']
  if (typeof team !== 'string' || !TEAMS.has(team)) throw invalid('team')
  if (typeof consent !== 'boolean') throw invalid('consent_to_share')
  if (reference !== undefined && !consent) throw invalid('consent_reference')

  return {
    externalId: asText(value['external_id'], 200, 'external_id'),
    displayName: asText(value['display_name'], 80, 'display_name'),
    team,
    consentToShare: consent,
    consentReference: reference === undefined ? null : asText(reference, 200, 'consent_reference'),
  }
}

export function asText(value: unknown, max: number, name: string): string {
  if (typeof value !== 'string' || !value.isWellFormed()) throw invalid(name)
  const text = value.trim()
  // Limits are in characters, of which there are never more than code units.
  if (text === '' || (text.length > max && [...text].length > max)) throw invalid(name)

  return text
}

function asMoment(value: unknown, name: string): Date {
  if (typeof value !== 'string' || !DATE_TIME.test(value)) throw invalid(name)
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1000) throw invalid(name)

  return moment
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(name: string): Refusal {
  return new Refusal(400, 'invalid_request', `${name} is not valid.`)
}
