import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const { daysAfterEvent, daysAfterPoll } = VOLUNTEER_LIMITS.helperLink

interface Event {
  /** Its last day, `YYYY-MM-DD`. */
  endDate: string
}

/** A week after the event's last day, by UTC: until then its helpers get links. */
export function linksEndAfterEvent({ endDate }: Event): Date {
  return new Date(Date.parse(endDate) + (1 + daysAfterEvent) * DAY_MS)
}

/**
 * End of a mailed link, computed at each use, so that a moved event or poll moves it: a week after the event, or a day after
 * the latest closing date of its polls, whichever is later.
 */
export function mailedLinksEnd(event: Event, lastRespondBy: Date | null): Date {
  const afterEvent = linksEndAfterEvent(event)
  if (lastRespondBy === null) return afterEvent

  const afterPoll = new Date(lastRespondBy.getTime() + daysAfterPoll * DAY_MS)
  return afterPoll > afterEvent ? afterPoll : afterEvent
}
