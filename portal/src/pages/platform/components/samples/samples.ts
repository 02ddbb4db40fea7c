import type { PortalClub } from '../../../../shell/club.tsx'
import { type Need, toNeeds } from '../../../courts/needs/to-needs.ts'
import type { OpenConflict } from '../../../courts/today/conflict/conflict.ts'
import {
  type Court,
  type DaySession,
  type Location,
  planDay,
} from '../../../courts/today/day-plan.ts'
import type { ClubEvent } from '../../../developers/events/event-log.ts'
import type { Installation } from '../../../developers/integrations/installations.ts'
import type { HalfHour } from '../../../developers/webhooks/delivery-bars.ts'
import type { Attempt, Endpoint, FullDelivery } from '../../../developers/webhooks/endpoints.ts'

/** The day on which the samples are: the hour is that of the club. */
export const at = (clock: string) => `2026-11-23T${clock}:00+01:00`

export const CLUB: PortalClub = {
  ...{ id: 'club', slug: 'el-naranjal', name: 'El Naranjal', status: 'ACTIVE' },
  ...{ timezone: 'Europe/Madrid', language: 'es-ES' },
}

export const NOW = new Date(at('10:50'))

export const COURTS: Court[] = (
  [
    ['SESSION_ACTIVE', 'Pista 1', null],
    ['DEVICE_WARNING', 'Pista 2', null],
    ['BOOKED_SOON', 'Pista 3', null],
    ['AVAILABLE', 'Pista 4', null],
    ['MAINTENANCE', 'Pista 5', ['09:00', at('14:30'), 'Red rota']],
    ['DISABLED', 'Pista 6', ['08:00', null, null]],
    ['OFFLINE', 'Pista 7', null],
  ] as const
).map(([status, name, closed], index) => ({
  closing: closed && {
    ...{ since: at(closed[0]), until: closed[1], reason: closed[2], closedByName: 'Marta Ferrer' },
  },
  ...{ id: name, locationId: 'place', name, number: index + 1, publicId: name, status },
}))

const PLACE: Location = {
  ...{ id: 'place', name: 'El Naranjal Playa', timezone: CLUB.timezone },
  openingHours: [
    { weekday: 'MONDAY', date: null, intervals: [{ opens: '08:00', closes: '17:00' }] },
  ],
}

type Sample = [
  court: string,
  from: string,
  to: string,
  status: DaySession['status'],
  score?: string,
]

const SESSIONS: readonly Sample[] = [
  ['Pista 1', '08:00', '09:30', 'COMPLETED', '6–2 6–4'],
  ['Pista 1', '09:45', '11:30', 'ACTIVE', '6–4 3–2 40–30'],
  ['Pista 1', '11:45', '13:15', 'READY'],
  ['Pista 1', '13:30', '15:00', 'SCHEDULED'],
  ['Pista 1', '15:15', '16:45', 'CANCELLED'],
  ['Pista 2', '08:00', '09:30', 'ABORTED', '2–1 15–0'],
  ['Pista 2', '10:00', '11:30', 'PAUSED', '6–4 2–2 AD–40'],
  ['Pista 2', '11:00', '12:30', 'SCHEDULED'],
  ['Pista 3', '10:45', '12:15', 'WAITING_FOR_PLAYERS'],
  ['Pista 3', '12:30', '14:00', 'SCHEDULED'],
  ['Pista 4', '08:00', '08:30', 'COMPLETED', '6–0'],
  ['Pista 4', '09:00', '10:00', 'COMPLETED', '6–3 6–4'],
  ['Pista 4', '10:00', '11:00', 'ACTIVE', '3–2 40–30'],
  ['Pista 4', '11:00', '12:00', 'SCHEDULED'],
]

const toId = ([court, from]: Sample) => `${court} ${from}`

const CONFLICT: OpenConflict = {
  ...{ id: 'conflict', fields: ['scheduledStart'], sourceVersion: 4, createdAt: at('10:20') },
  booking: {
    ...{ id: 'booking', provider: 'rallydesk', courtId: 'Pista 2' },
    bookingSource: { id: 'source', name: 'RallyDesk calendar' },
    ...{ scheduledStart: at('11:30'), scheduledEnd: at('13:00'), status: 'CONFIRMED' },
  },
  matchSession: {
    ...{ id: 'Pista 2 11:00', courtId: 'Pista 2', status: 'ACTIVE' },
    ...{ actualStart: at('11:02'), actualEnd: null },
    ...{ scheduledStart: at('11:00'), scheduledEnd: at('12:30') },
  },
}

/** A day with each status, a conflict, and matches of half an hour to two hours. */
export const DAY = planDay({
  courts: COURTS,
  sessions: SESSIONS.map((sample): DaySession => {
    const [courtId, from, to, status, score] = sample
    return {
      ...{ id: toId(sample), courtId, locationId: 'place', status, score: toScore(status, score) },
      ...{ scheduledStart: at(from), scheduledEnd: at(to), actualStart: null, actualEnd: null },
      ...{ displayPhase: 'IDLE', eventSequence: 1 },
      booking: { provider: 'rallydesk', externalBookingId: 'RD-100312' },
    }
  }),
  location: PLACE,
  zone: CLUB.timezone,
  day: '2026-11-23',
  conflicts: [CONFLICT],
})

function toScore(status: string, text: string | undefined): DaySession['score'] {
  if (text === undefined) return null
  const pairs = text.split(' ').map((pair) => pair.split('–'))
  const isOver = status === 'COMPLETED'
  const [blue = '0', orange = '0'] = (isOver ? [] : pairs.pop()) ?? []
  const counted = pairs.map(([one, other]) => ({ blue: Number(one), orange: Number(other) }))
  const games = (isOver ? null : counted.pop()) ?? { blue: 0, orange: 0 }
  return {
    ...{ points: { blue, orange }, games, sets: { blue: 0, orange: 0 }, setHistory: counted },
    ...{ tieBreak: null, matchTieBreak: null, pointNumber: 1, decidingPointSide: null },
    ...{ completed: isOver, winner: isOver ? 'BLUE' : null },
  }
}

export const ENDPOINT: Endpoint = {
  ...{ id: 'endpoint', clubId: CLUB.id, name: 'Score wall', description: null, status: 'ACTIVE' },
  url: 'https://hooks.courtlantern.example/clubgate',
  eventTypes: ['SCORE_UPDATED', 'BOOKING_UPDATED', 'COURT_STATUS_CHANGED'],
  ...{ signingSecretVersion: 2, consecutiveFailures: 15, failureWarning: 15 },
  ...{ lastFailureAt: at('10:47'), disabledAt: null, createdAt: at('08:00') },
  installation: {
    ...{ id: 'installation', status: 'ACTIVE' },
    application: { id: 'application', name: 'Courtlantern Displays' },
  },
}

export const ENDPOINTS: readonly Endpoint[] = [
  { ...ENDPOINT, id: 'works', consecutiveFailures: 0, failureWarning: null },
  ENDPOINT,
  {
    ...{ ...ENDPOINT, id: 'stopped', status: 'DISABLED', disabledAt: at('10:48') },
    ...{ consecutiveFailures: 20, failureWarning: 20 },
  },
  { ...ENDPOINT, id: 'disabled', status: 'DISABLED', disabledAt: at('10:48') },
]

/** A day of deliveries that has failed since 10:30, with some failures in the evening before. */
export const COUNTS: readonly HalfHour[] = Array.from({ length: 48 }, (_, index) => ({
  from: new Date(Date.parse(at('10:30')) - (47 - index) * 30 * 60_000).toISOString(),
  delivered: index === 47 ? 2 : 20 + ((index * 17) % 23),
  failed: { 21: 5, 47: 14 }[index] ?? 0,
  pending: index === 47 ? 6 : 0,
}))

export const NEEDS: readonly Need[] = toNeeds({
  courts: COURTS,
  conflicts: [CONFLICT],
  endpoints: [ENDPOINT],
  now: new Date(at('10:50')),
})

/** Failed with an answer, failed without one, and delivered, in order. */
const ATTEMPTS: readonly Attempt[] = (
  [
    ['10:40', 211, 502, 'HTTP_STATUS'],
    ['10:46', 10_000, null, 'TIMEOUT'],
    ['10:49', 94, 204, null],
  ] as const
).map(([started, durationMs, responseStatus, failureClass], index) => ({
  ...{ number: index + 1, startedAt: at(started), durationMs, responseStatus, failureClass },
  answer: responseStatus === 502 ? { text: 'upstream connect error', isTruncated: false } : null,
  resend:
    index === 2 ? { resentAt: at('10:49'), resentBy: 'marta', resentByName: 'Marta Ferrer' } : null,
}))

type AttemptedDelivery = Omit<FullDelivery, 'body'>

const DELIVERY: AttemptedDelivery = {
  ...{ id: '01KAQ7Z3M8T2W6R9C4B5N1X0VA', endpointId: 'endpoint', eventId: 'event' },
  ...{ eventType: 'SCORE_UPDATED', status: 'DELIVERED', attemptCount: 3, nextAttemptAt: null },
  ...{ createdAt: at('10:40'), completedAt: at('10:49'), attempts: [...ATTEMPTS] },
}

export const DELIVERIES: readonly AttemptedDelivery[] = [
  DELIVERY,
  {
    ...{ ...DELIVERY, id: '01KAQ7Z3M8T2W6R9C4B5N1X0VB', status: 'PENDING', completedAt: null },
    ...{ attemptCount: 2, nextAttemptAt: at('11:16'), attempts: ATTEMPTS.slice(0, 2) },
  },
  {
    ...{ ...DELIVERY, id: '01KAQ7Z3M8T2W6R9C4B5N1X0VC', status: 'PENDING', completedAt: null },
    ...{ attemptCount: 0, nextAttemptAt: at('10:50'), attempts: [] },
  },
  {
    ...{ ...DELIVERY, id: '01KAQ7Z3M8T2W6R9C4B5N1X0VD', status: 'FAILED', attemptCount: 1 },
    attempts: ATTEMPTS.slice(0, 1),
  },
  {
    ...{ ...DELIVERY, id: '01KAQ7Z3M8T2W6R9C4B5N1X0VE', status: 'ENDED', attemptCount: 0 },
    attempts: [],
  },
]

export const INSTALLATIONS: readonly Installation[] = (
  [
    ['RallyDesk Bookings', 'ACTIVE', 200, null],
    ['Courtlantern Displays', 'ACTIVE', 403, null],
    ['Vereinsverwaltungsschnittstelle', 'ACTIVE', null, at('09:00')],
    ['Old sheet', 'REVOKED', null, null],
  ] as const
).map(([name, status, answer, expiresAt]) => ({
  ...{ id: name, status, expiresAt, installedAt: at('08:00'), revokedAt: null },
  environment: 'SANDBOX',
  grantedScopes: ['CLUB_READ', 'COURTS_READ', 'PARTICIPANTS_READ'],
  application: { id: name, name, slug: toSlug(name), publisher: null },
  lastRequest: answer === null ? null : { id: name, requestedAt: at('10:48'), status: answer },
}))

function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export const SCOPES = ['CLUB_READ', 'SCORES_READ', 'BOOKINGS_WRITE', 'PARTICIPANTS_READ'] as const

export const EVENTS: readonly ClubEvent[] = (
  [
    [1207, 'SCORE_UPDATED', 'MATCH_SESSION', ['score']],
    [1206, 'BOOKING_UPDATED', 'BOOKING', ['scheduled_start', 'scheduled_end']],
    [1205, 'COURT_STATUS_CHANGED', 'COURT', []],
  ] as const
).map(([publicationSequence, eventType, kind, changedFields]) => ({
  ...{ id: String(publicationSequence), eventType, occurredAt: at('10:49'), sequence: 1 },
  ...{ publicationSequence: String(publicationSequence), schemaVersion: 1 },
  resource: {
    ...{ kind, id: '01KAQ7Z3M8T2W6R9C4B5N1X0VF' },
    node: { __typename: 'Court', id: 'court', name: 'Pista 4' },
  },
  changedFields: [...changedFields],
}))

/** What people and partners have written; in the language in which they did. */
export const TEXTS = {
  name: 'Score wall',
  badAddress: 'http://10.0.0.7/hook',
  externalId: 'azahar-185',
  long: 'Benachrichtigungseinstellungen',
  secret: 'whsec_7Qm2vX0dT1nKf9sLrB4yHcZpWuE6aGjN',
  code: '{ "type": "score.updated" }',
  requestId: 'req_8f2c41',
}
