import type { NewId } from '../../../platform/ids.ts'
import { PORTAL_PROVIDER, type SnapshotTarget } from '../../../subgraphs/club/bookings/booking.ts'
import type { Club } from '../../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../../subgraphs/club/clubs/location.ts'
import type { Court } from '../../../subgraphs/club/courts/court.ts'
import type { OpeningHours } from '../../calendar/opening-hours.ts'
import type { ClubPlan } from '../../plans/club-plan.ts'
import { makeMembers, pickParticipants } from '../members.ts'
import { pickCourse } from '../pick-course.ts'
import { type PlayDays, type Slot, slotsOf } from '../play-weeks.ts'
import { makeRandom, type Random } from '../random.ts'
import {
  asPortalRows,
  type BookingRows,
  type BookingStory,
  buildStoryRows,
} from './booking-story.ts'

/** Origin of bookings: a partner's source or the club's portal. */
export interface Channel {
  /** Null for the portal. */
  target: Omit<SnapshotTarget, 'court'> | null
  courtPrefix: string
  bookingPrefix: string
  /** Share of all bookings. */
  share: number
}

export interface ClubToPlay {
  plan: ClubPlan
  club: Club
  locations: readonly Location[]
  courts: readonly Court[]
  /** The portal is the last and gets the remaining bookings. */
  channels: readonly Channel[]
}

export interface Season {
  days: PlayDays
  now: Date
  newId: NewId
}

export const PORTAL: Channel = { target: null, courtPrefix: '', bookingPrefix: '', share: 1 }

/** The bookings of a club in order of creation, with sessions and events. */
export function makeBookings(toPlay: ClubToPlay, season: Season): BookingRows[] {
  const random = makeRandom(toPlay.club.slug)
  const members = makeMembers(toPlay.plan, random)
  const drafts = toPlay.courts.flatMap((court) =>
    slotsOn(toPlay, court, season, random).map((slot) => ({
      court,
      slot,
      channel: pickChannel(toPlay.channels, random),
      participants: pickParticipants(members, random),
      ...pickCourse(slot, season.now, random),
    })),
  )
  return drafts
    .toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())
    .map(({ court, channel, ...draft }, index) => {
      const story: BookingStory = {
        ...draft,
        target: toTarget(toPlay.club, channel, court),
        externalBookingId: `${channel.bookingPrefix}${100_000 + index}`,
        externalCourtId: toExternalCourtId(channel, court),
      }
      const rows = buildStoryRows(story, season.now, season.newId)
      return channel.target === null ? asPortalRows(rows) : rows
    })
}

export function toExternalCourtId({ courtPrefix }: Pick<Channel, 'courtPrefix'>, court: Court) {
  return `${courtPrefix}${court.number}`
}

/** Courts under maintenance have no slots. */
function slotsOn(
  { plan, club, locations }: ClubToPlay,
  court: Court,
  { days, now }: Season,
  random: Random,
): Slot[] {
  const location = locations.find(({ id }) => id === court.locationId)
  if (location?.status !== 'ACTIVE') return []
  if (court.status === 'MAINTENANCE' || court.status === 'DISABLED') return []

  return slotsOf({
    timezone: club.timezone,
    openingHours: location.openingHours as OpeningHours | null,
    popularity: plan.popularity,
    days,
    now,
    random,
  })
}

function pickChannel(channels: readonly Channel[], random: Random): Channel {
  let left = random.next()
  for (const channel of channels) {
    if (left < channel.share) return channel
    left -= channel.share
  }
  return PORTAL
}

/** Portal bookings use the same rule; `asPortalRows` removes the source afterwards. */
function toTarget(club: Club, { target }: Channel, court: Court): SnapshotTarget {
  const { organizationId, scoringMode, ruleVersion } = club
  return {
    organizationId,
    clubId: club.id,
    bookingSourceId: '',
    installationId: '',
    provider: PORTAL_PROVIDER,
    sourceStatus: 'ACTIVE',
    erasing: null,
    scoringMode,
    ruleVersion,
    ...target,
    court: { id: court.id, locationId: court.locationId, status: court.status },
  }
}
