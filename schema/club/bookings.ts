import { z } from 'zod'
import type {
  Booking as BookingInGraph,
  BookingSnapshotInput,
  ParticipantInput,
  PutBookingInput,
} from '../../built/types/club.ts'
import { exactText, trimmedText } from '../fields/fields.ts'
import { instant, KEYED, listOf, longListOf, nested, omittable } from '../fields/input-fields.ts'
import { type Field, inputRecord, type Refuse, withFields } from '../fields/input-record.ts'
import { inputsOf, type LeafKeys, type ResourceField } from '../fields/resource-fields.ts'
import { LIMITS } from '../limits.ts'
import { ExternalCourtId } from './booking-sources.ts'
import { CLUB_LIMITS } from './limits.ts'
import { BOOKING_STATUSES, TEAMS, type Team, UNASSIGNED } from './statuses.ts'

/** Id of a booking in the source's system; never trimmed. */
export const ExternalBookingId = exactText({ min: 1, max: LIMITS.id })

/** Slug of the application that pushed a booking. */
export const Provider = exactText({ min: 1, max: CLUB_LIMITS.provider })

/** A participant has no team before the teams are known; REST spells that UNASSIGNED. */
const TEAM: Field<Team | undefined> = {
  graph: omittable(z.enum(TEAMS)).graph,
  rest: () =>
    z
      .enum([...TEAMS, UNASSIGNED])
      .transform((team) => (team === UNASSIGNED ? undefined : team))
      .optional(),
}

export const ParticipantSnapshot = inputRecord(
  {
    externalId: trimmedText({ min: 1, max: LIMITS.id }),
    displayName: trimmedText({ min: 1, max: CLUB_LIMITS.displayName }),
    team: TEAM,
    consentToShare: omittable(z.boolean()),
    consentReference: omittable(trimmedText({ min: 1, max: LIMITS.id })),
  } satisfies Record<keyof ParticipantInput, unknown>,
  checkConsent,
)

interface BookingFieldRecord extends ResourceField {
  /** Visible to all readers, or only to the installation that owns the source (`visibility.ts`). */
  readonly visibleTo: 'everyone' | 'owner'
  /** A change needs a new version of the booking (`hasSameContent`). */
  readonly isVersioned: boolean
  /** A change reschedules the match, which requires a usable court (`staysAsPlanned`). */
  readonly plansPlay: boolean
}

/** Further fields of `Booking` and its inputs in the SDL. */
type OwnField =
  | ('__typename' | 'id' | 'bookingSourceId' | 'locationId' | 'courtId' | 'provider')
  | ('externalBookingId' | 'matchSessionId' | 'importedAt' | 'createdAt' | 'updatedAt')
  | 'sourceId'

type SnapshotField = Exclude<
  LeafKeys<BookingInGraph> | keyof BookingSnapshotInput | keyof PutBookingInput,
  OwnField
>

/** A field of the plan of play; all readers see it unless it says otherwise. */
const PLANNED = { visibleTo: 'everyone', isVersioned: true, plansPlay: true } as const

/** Booking fields that a source sends. */
export const BOOKING_FIELDS = {
  sourceVersion: {
    input: z.int().min(0).max(CLUB_LIMITS.sourceVersion),
    stored: { kind: 'count' },
    isNullable: true,
    visibleTo: 'owner',
    isVersioned: false,
    plansPlay: false,
  },
  externalCourtId: {
    input: ExternalCourtId,
    stored: { kind: 'external_text', length: LIMITS.id },
    isNullable: true,
    ...PLANNED,
    visibleTo: 'owner',
  },
  scheduledStart: { input: instant, stored: { kind: 'moment' }, ...PLANNED },
  scheduledEnd: { input: instant, stored: { kind: 'moment' }, ...PLANNED },
  status: { input: z.enum(BOOKING_STATUSES), stored: { kind: 'keyword' }, ...PLANNED },
  /** Shown to the owner according to their consent, `subgraphs/club/bookings/visibility.ts`. */
  participants: {
    input: listOf(ParticipantSnapshot, {
      max: CLUB_LIMITS.participants,
      unique: { by: 'externalId', message: 'Another participant has this {externalId}.' },
    }),
    stored: { kind: 'json' },
    empty: [],
    visibleTo: 'owner',
    isVersioned: true,
    plansPlay: false,
  },
} as const satisfies Record<SnapshotField, BookingFieldRecord>

/** Resources, Booking snapshot input: the complete content of one booking. */
export const BookingContent = inputRecord(inputsOf(BOOKING_FIELDS), checkDuration)

/** A snapshot with its source and its external id. */
export const BookingSnapshot = withFields(
  { bookingSourceId: z.string(), externalBookingId: ExternalBookingId },
  BookingContent,
)

export const ImportedBooking = inputRecord({
  externalBookingId: ExternalBookingId,
  booking: nested(BookingContent),
})

export const NewBookingImport = inputRecord({
  bookings: longListOf(ImportedBooking, { min: 1, max: CLUB_LIMITS.importedBookings }),
})

/** The request of a booking import. */
export const BookingImportRequest = withFields(
  { ...KEYED, bookingSourceId: z.string() },
  NewBookingImport,
)

function checkConsent(
  { consentReference, consentToShare }: { consentReference?: string; consentToShare?: boolean },
  refuse: Refuse,
): void {
  if (consentReference === undefined || consentToShare === true) return

  const message = 'A {consentReference} needs {consentToShare} to be true.'
  refuse('consent_required', message, ['consentReference'])
}

function checkDuration(
  { scheduledStart, scheduledEnd }: { scheduledStart: Date; scheduledEnd: Date },
  refuse: Refuse,
): void {
  const durationMs = scheduledEnd.getTime() - scheduledStart.getTime()
  if (durationMs <= 0) refuse('after_start', 'Must be after {scheduledStart}.', ['scheduledEnd'])
  if (durationMs <= CLUB_LIMITS.bookingDurationMs) return

  const hours = CLUB_LIMITS.bookingDurationMs / (60 * 60 * 1000)
  refuse('max_duration', `At most ${hours} hours after {scheduledStart}.`, ['scheduledEnd'])
}
