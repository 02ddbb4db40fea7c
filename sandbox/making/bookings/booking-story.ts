import type { NewId } from '../../../platform/ids.ts'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import type { BookingStatus } from '../../../schema/club/statuses.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import {
  type Booking,
  PORTAL_PROVIDER,
  type SnapshotTarget,
} from '../../../subgraphs/club/bookings/booking.ts'
import { decideSnapshot } from '../../../subgraphs/club/bookings/writing/decide.ts'
import type { Participant } from '../../../subgraphs/club/match-sessions/participants.ts'
import type { MatchSession } from '../../../subgraphs/club/match-sessions/session.ts'
import type { DatedEvent } from '../../../subgraphs/foundation/event-log/event-log.ts'
import type { Slot } from '../play-weeks.ts'

/** The history of a booking: created, and possibly cancelled or completed. */
export interface BookingStory {
  target: SnapshotTarget
  externalBookingId: string
  externalCourtId: string
  slot: Slot
  participants: Participant[]
  bookedAt: Date
  ending: Chapter | null
}

export interface Chapter {
  status: BookingStatus
  at: Date
}

/** The rows of a story. */
export interface BookingRows {
  booking: Booking
  session: MatchSession | null
  events: DatedEvent[]
}

/**
 * Applies the story's snapshots in order, each at its time. Snapshots of a past match are applied with the current time
 * and backdated afterwards, because a past booking gets no session.
 */
export function buildStoryRows(story: BookingStory, now: Date, newId: NewId): BookingRows {
  const ids = { booking: newId(), session: newId(), conflict: newId() }
  const isHistory = story.slot.end <= now
  const putChapter = (before: BookingRows | null, { status, at }: Chapter): BookingRows => {
    const snapshot = toSnapshot(story, status, before === null ? 1 : 2)
    const decision = decideSnapshot(snapshot, {
      target: story.target,
      stored: before?.booking ?? null,
      session: before?.session ?? null,
      ids,
      now: isHistory ? now : at,
    })
    const events = decision.events.map((event) => ({ ...event, occurredAt: at }))
    return {
      booking: decision.result.booking,
      session: decision.session ?? before?.session ?? null,
      events: [...(before?.events ?? []), ...events],
    }
  }
  const { bookedAt, ending } = story
  const made = putChapter(null, { status: 'CONFIRMED', at: bookedAt })
  const { booking, ...rest } = ending ? putChapter(made, ending) : made
  const lastImportedAt = ending?.at ?? bookedAt
  return {
    booking: {
      ...booking,
      createdAt: bookedAt,
      importedAt: lastImportedAt,
      updatedAt: lastImportedAt,
    },
    ...rest,
  }
}

/** Converts the rows to those of a portal booking, which has no source. */
export function asPortalRows({ booking, session, events }: BookingRows): BookingRows {
  return {
    booking: {
      ...booking,
      bookingSourceId: null,
      installationId: null,
      provider: PORTAL_PROVIDER,
      externalBookingId: null,
      externalCourtId: null,
      sourceVersion: null,
      importedAt: booking.createdAt,
    },
    session,
    events: events.map((event) => ({
      ...event,
      changedFields: event.changedFields.filter((field) => field !== 'source_version'),
    })),
  }
}

function toSnapshot(story: BookingStory, status: BookingStatus, sourceVersion: number) {
  return {
    ...withEmptyFields(BOOKING_FIELDS),
    externalBookingId: story.externalBookingId,
    externalCourtId: story.externalCourtId,
    sourceVersion,
    scheduledStart: story.slot.start,
    scheduledEnd: story.slot.end,
    status,
    participants: story.participants,
  }
}
