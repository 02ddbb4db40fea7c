import {
  isAwaited,
  isBeforePlay,
  isInPlay,
  isMatchOver,
} from '../../../../../rules/club/match-states.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { toShape } from '../../../parts/states/status-shapes.ts'
import { sourceOf } from '../needs/booking-source.ts'
import { type Ghost, type OpenConflict, toGhost } from './conflict/conflict.ts'
import { type Interval, openOn, shutOn, toHour } from './day-hours.ts'
import { toScoreParts } from './score-parts.ts'

type Club = NonNullable<DataOf<'PortalToday'>['club']>
export type Court = NonNullable<Club['courts']>['nodes'][number]
export type DaySession = NonNullable<Club['matchSessions']>['nodes'][number]
export type Location = NonNullable<Club['locations']>['nodes'][number]

export interface Block {
  id: string
  /** Start and end in hours of the day. */
  a: number
  b: number
  /** Below another block that is on at the same time. */
  lane: number
  start: string
  end: string
  /** Look of the block; `later` is folded into a line on a phone. */
  look: string
  /** `CONFLICT` where the match differs from its booking. */
  status: string
  /** Of the match itself. */
  sessionStatus: string
  /** What ended it, where play did not. */
  endedBy: DaySession['endedBy']
  /** Names of the players who agreed to be shown. */
  names: readonly string[]
  /** Of all players, with those who did not. */
  playerCount: number
  /** Name of the system that the booking came from; null for one of the club itself. */
  source: string | null
  /** The source's own id of the booking. */
  bookingId: string | null
  score: ReturnType<typeof toScoreParts>
}

export interface Row {
  court: Court
  blocks: readonly Block[]
  /** In the order of their starts, with bookings of the court whose match keeps another time or court. */
  placed: readonly (Block | Ghost)[]
  /** In play. */
  current: readonly Block[]
  /** The match that is due, else the first that is to come. */
  next: Block | null
  /** Over for good; a phone shows them, and later ones, once they are unfolded. */
  earlier: readonly Block[]
  later: readonly Block[]
  lanes: number
  /** Hours of the day in which staff have closed the court. */
  closed: Interval | null
  /** Hours of the day in which its location is closed. */
  shut: readonly Interval[]
}

export interface DayHours {
  from: number
  to: number
}

export interface DayPlan {
  day: string
  hours: DayHours
  rows: readonly Row[]
  counts: Readonly<Record<string, number>>
}

interface DayFacts {
  courts: readonly Court[]
  sessions: readonly DaySession[]
  locations: readonly Location[]
  zone: string
  day: string
  /** Another day shows bookings, and not what is happening at this moment. */
  isToday: boolean
  /** Of sessions that differ from their bookings. */
  conflicts: readonly OpenConflict[]
}

/** Where each session of a day stands on its court's line. */
export function planDay(facts: DayFacts): DayPlan {
  const { courts, sessions, locations, zone, day, conflicts } = facts
  const counts: Record<string, number> = {}
  const inConflict = new Set(conflicts.map(({ matchSession }) => matchSession?.id))
  const ghosts = conflicts.flatMap((conflict) => toGhost(conflict, zone, day) ?? [])
  const byCourt = new Map(courts.map(({ id }): [string, Block[]] => [id, []]))
  for (const session of sessions) {
    const ofCourt = byCourt.get(session.courtId)
    if (ofCourt === undefined) continue
    const block = toBlock(session, facts, inConflict.has(session.id))
    if (block === null) continue
    const { sessionStatus: status } = block
    counts[status] = (counts[status] ?? 0) + 1
    ofCourt.push(block)
  }
  const all = [...[...byCourt.values()].flat(), ...ghosts]
  const openings = new Map(locations.map(({ id, openingHours }) => [id, openingHours ?? []]))
  const open = courts.flatMap(({ locationId }) => openOn(openings.get(locationId) ?? [], day) ?? [])
  const hours = toHours(open, all)
  const rows = [...courts]
    .sort((a, b) => a.number - b.number || a.name.localeCompare(b.name))
    .map((court) => {
      const said = ghosts.filter(({ courtId }) => courtId === court.id)
      const closed = toClosed(court, zone, day, hours)
      const shut = shutOn(openings.get(court.locationId) ?? [], day, hours)
      return { ...toRow(court, [...(byCourt.get(court.id) ?? []), ...said]), closed, shut }
    })
  return { day, hours, rows, counts }
}

/** A match over midnight is drawn in whole on its first day, so that it is no dot at its end. */
const LATEST = 30

function toBlock(
  session: DaySession,
  { zone, day, isToday }: DayFacts,
  isConflict: boolean,
): Block | null {
  const { id, scheduledStart: start, scheduledEnd: end, booking, score, players } = session
  const [a, b] = [toHour(start, zone, day), toHour(end, zone, day)]
  if (b <= 0 || a >= 24) return null
  const status = isToday || !isAwaited(session.status) ? session.status : 'SCHEDULED'
  return {
    ...{ id, a: Math.max(0, a), b: Math.min(LATEST, b), lane: 0, start, end },
    look: isConflict ? 'warn' : lookOf(status, isToday),
    status: isConflict ? 'CONFLICT' : status,
    sessionStatus: status,
    endedBy: session.endedBy,
    names: players.map(({ displayName }) => displayName),
    playerCount: session.playerCount ?? players.length,
    source: sourceOf(booking),
    bookingId: booking?.externalBookingId ?? null,
    score: toScoreParts(score, status),
  }
}

function lookOf(status: string, isToday: boolean): string {
  if (status === 'COMPLETED') return 'done'
  if (status === 'CANCELLED' || status === 'ABORTED') return 'gone'
  const shape = toShape(status)
  if (!isToday) return ''
  if (shape === 'live' || shape === 'pause') return 'live'
  return shape === 'soon' || shape === 'half' ? 'soon' : ''
}

/** Within the hours that are shown; without an end, the court stays closed. */
function toClosed({ closing }: Court, zone: string, day: string, hours: DayHours): Row['closed'] {
  if (!closing) return null
  const a = closing.since === null ? hours.from : toHour(closing.since, zone, day)
  const b = closing.until === null ? hours.to : toHour(closing.until, zone, day)
  const [from, to] = [Math.max(hours.from, a), Math.min(hours.to, b)]
  return from < to ? [from, to] : null
}

/** On a phone what is on now and what is next remain. */
function toRow(court: Court, ofCourt: readonly (Block | Ghost)[]): Omit<Row, 'closed' | 'shut'> {
  const sorted = inLanes(ofCourt.toSorted((one, other) => one.a - other.a))
  const first = sorted.find((one) => isBlock(one) && one.status === 'SCHEDULED')
  const isLater = (one: Block | Ghost): one is Block =>
    isBlock(one) && one.status === 'SCHEDULED' && one !== first
  const placed = sorted.map((one) => (isLater(one) ? { ...one, look: 'later' } : one))
  const blocks = placed.filter(isBlock)
  return {
    ...{ court, placed, blocks },
    current: blocks.filter(({ sessionStatus }) => isInPlay(sessionStatus)),
    next: blocks.find(({ sessionStatus }) => isBeforePlay(sessionStatus)) ?? null,
    earlier: blocks.filter(({ status }) => isMatchOver(status)),
    later: sorted.filter(isLater),
    lanes: Math.max(1, ...sorted.map(({ lane }) => lane + 1)),
  }
}

/** End of the booking under whose time a court stands ready but unplayed, for which the graph says BOOKED_SOON. */
export function bookedUntilOf({ court, blocks }: Row, hour: number): string | undefined {
  if (court.status !== 'BOOKED_SOON') return undefined
  const isOn = ({ a, b, status }: Block) => a <= hour && hour < b && isAwaited(status)
  return blocks.findLast(isOn)?.end
}

export function isBlock(one: Block | Ghost): one is Block {
  return 'look' in one
}

/** In order of their starts, each in the first lane that is free. */
export function inLanes(sorted: readonly (Block | Ghost)[]): (Block | Ghost)[] {
  const ends: number[] = []
  return sorted.map((one) => {
    const free = ends.findIndex((end) => end <= one.a)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.b
    return { ...one, lane }
  })
}

const USUAL = { from: 8, to: 23 }

/** The opening hours of the day, widened to whole hours and to what is played outside of them. */
function toHours(open: readonly Interval[], blocks: readonly Pick<Block, 'a' | 'b'>[]): DayHours {
  const starts = [...open.map(([from]) => from), ...blocks.map(({ a }) => a)]
  const ends = [...open.map(([, to]) => to), ...blocks.map(({ b }) => b)]
  const from = Math.floor(Math.min(USUAL.from + 12, ...(starts.length > 0 ? starts : [USUAL.from])))
  const to = Math.ceil(Math.max(from + 8, ...(ends.length > 0 ? ends : [USUAL.to])))
  return { from, to }
}
