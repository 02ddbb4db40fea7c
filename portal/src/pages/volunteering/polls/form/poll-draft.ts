import { toSearchable } from '../../../../../../rules/search-text.ts'
import { linksEndAfterEvent, mailedLinksEnd } from '../../../../../../rules/volunteer/link-life.ts'
import { pollStatusOf } from '../../../../../../rules/volunteer/poll-state.ts'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import type { VariablesOf } from '../../../../graph/ask.ts'
import { addDays, inZone, startOfDay, toInstant } from '../../../../time/zoned.ts'
import type { Poll } from '../../volunteers/people.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'

export type PollInput = VariablesOf<'PortalCreatePoll'>['input']

export const POLL_LIMITS = VOLUNTEER_LIMITS.availability

export interface PollDraft {
  title: string
  description: string
  /** Days of the event, `2026-12-09`. */
  days: readonly string[]
  /** Options in words, one a line, besides the days. */
  others: string
  /** `2026-11-23T18:30` in the zone of the event; empty for no end. */
  respondBy: string
}

/** Days of an event, as many as a poll can have options. */
export function daysOf({ startDate, endDate }: Pick<VolunteerEvent, 'startDate' | 'endDate'>) {
  const days: string[] = []
  for (
    let day = startDate;
    day <= endDate && days.length < POLL_LIMITS.options.max;
    day = addDays(day, 1)
  )
    days.push(day)
  return days
}

export function othersOf({ others }: PollDraft): string[] {
  const lines = others.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

export type PollFault = 'title' | 'noOption' | 'tooMany' | 'longOption' | 'alike' | 'past'

/** Why a poll cannot be asked as it is; null where it can. */
export function findPollFault(
  draft: PollDraft,
  { zone, nameDay }: Pick<Made, 'zone' | 'nameDay'>,
  now: Date,
): PollFault | null {
  const { min, max } = POLL_LIMITS.options
  const others = othersOf(draft)
  const count = draft.days.length + others.length
  if ([...draft.title.trim()].length < 2) return 'title'
  if (count < min) return 'noOption'
  if (count > max) return 'tooMany'
  if (others.some((label) => [...label].length > POLL_LIMITS.label)) return 'longOption'
  const days = draft.days.map((day) => nameDay(startOfDay(day, zone)))
  const names = new Set([...days, ...others].map((name) => toSearchable(name)))
  if (names.size < count) return 'alike'
  const until = draft.respondBy === '' ? null : toInstant(draft.respondBy, zone)
  return until !== null && until <= now ? 'past' : null
}

/** Until when links in mails are valid for the poll alone; null where they are for its event anyway. */
export function findLongerLinks(
  respondBy: string,
  event: Pick<VolunteerEvent, 'endDate'>,
  zone: string,
): Date | null {
  const end = mailedLinksEnd(event, toInstant(respondBy, zone))
  return end > linksEndAfterEvent(event) ? end : null
}

/** An open poll that asks for the same: its title and days are those of the draft. */
export function findSamePoll(
  draft: PollDraft,
  polls: readonly Poll[],
  zone: string,
  now: Date,
): Poll | null {
  const days = draft.days.toSorted().join()
  const daysOfPoll = ({ options }: Poll) =>
    options
      .flatMap(({ startTime }) => startTime ?? [])
      .map((start) => inZone(new Date(start), zone).day)
      .toSorted()
      .join()
  const isSame = (poll: Poll) =>
    pollStatusOf(poll, now) === 'OPEN' &&
    toSearchable(poll.title.trim()) === toSearchable(draft.title.trim()) &&
    daysOfPoll(poll) === days
  return polls.find(isSame) ?? null
}

interface Made {
  event: Pick<VolunteerEvent, 'id'>
  zone: string
  /** What a day is called in the reader's language. */
  nameDay: (moment: Date) => string
}

/** The poll as the graph takes it: a day is from its start to that of the next one. */
export function toPollInput(draft: PollDraft, { event, zone, nameDay }: Made): PollInput {
  const days = draft.days.toSorted().map((day) => {
    const start = startOfDay(day, zone)
    const end = startOfDay(addDays(day, 1), zone)
    return { label: nameDay(start), startTime: start.toISOString(), endTime: end.toISOString() }
  })
  return {
    eventId: event.id,
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    options: [...days, ...othersOf(draft).map((label) => ({ label }))],
    respondBy: toInstant(draft.respondBy, zone)?.toISOString() ?? null,
  }
}
