import { CALLER_LIMITS } from '../../../platform/limits/caller-limit.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { LEAST_COMPRESSED_BYTES } from '../../answers/compress-answer.ts'
import { MAX_BODY_BYTES } from '../../input/body.ts'

/** A limit of callers, with its value in force where no setting overrides it. */
export interface StatedLimit {
  api: 'both' | 'club' | 'volunteer'
  what: string
  value: string
}

const MIB = 1024 * 1024

const count = (value: number) => value.toLocaleString('en')
const range = ({ min, max }: { min: number; max: number }) => `${count(min)} to ${count(max)}`
const mib = (bytes: number) => `${bytes / MIB} MiB`

/** Limits that no single field states. */
export function statedLimits(): StatedLimit[] {
  const { availability } = CLUB_LIMITS
  const club: Rows = {
    'Requests of an installation a minute': count(CALLER_LIMITS.installation),
    'Exchanges of codes from one address a minute': count(CALLER_LIMITS.exchange),
    'Page of a list': `1 to ${LIMITS.page.max}, default ${LIMITS.page.default}`,
    'Page of events': `1 to ${LIMITS.eventPage.max}, default ${LIMITS.eventPage.default}`,
    'Bookings of an import': count(CLUB_LIMITS.importedBookings),
    'Body of an import': mib(CLUB_LIMITS.importBytes),
    'Participants of a booking': count(CLUB_LIMITS.participants),
    'Duration of a booking': `${CLUB_LIMITS.bookingDurationMs / 3_600_000} hours`,
    'Range of free courts': `${availability.days} days, which end at most ${availability.daysAhead} days ahead`,
    'Page of free courts': `1 to ${availability.courts} courts, default ${availability.courts}`,
    'Duration of free times, in minutes': range(availability.minutes),
    'Webhook endpoints of an installation': count(CLUB_LIMITS.webhookEndpoints),
    'Event sockets of an installation and process': count(CLUB_LIMITS.eventSockets),
    'Lifetime of a ticket': `${CLUB_LIMITS.ticketLifetimeMs / 1000} seconds`,
  }
  const { perMinute, page, openEvents, helperLink, workflow } = VOLUNTEER_LIMITS
  const volunteer: Rows = {
    'Requests a minute with the plan pro, all keys of the club': count(perMinute.pro),
    'Requests a minute with the add-on api_access_plus, for each key': count(
      perMinute.developerApi,
    ),
    'Requests a minute without either, which are refused': count(perMinute.noTier),
    'Requests of a helper a minute': count(perMinute.helper),
    'Page of a list': `1 to ${page.max}, default ${page.default}; of events ${page.events}`,
    'Offset of a list': `at most ${count(VOLUNTEER_LIMITS.offset)}`,
    'Draft and active events': `${openEvents.basic} basic, ${openEvents.pro} pro, ${openEvents.api_access_plus} api_access_plus`,
    'Events of a sync': range(VOLUNTEER_LIMITS.sync),
    'Helpers of a bulk': range(VOLUNTEER_LIMITS.bulk),
    'Assignments of a bulk': range(VOLUNTEER_LIMITS.assignments),
    'Shifts of a bulk': range(VOLUNTEER_LIMITS.newShifts),
    'Accesses of a bulk': range(VOLUNTEER_LIMITS.accesses),
    'Body of a bulk': mib(VOLUNTEER_LIMITS.bulkBytes),
    'Scheduled messages of an event': count(VOLUNTEER_LIMITS.message.scheduled),
    'Enabled workflows of a club': count(workflow.enabled),
    'Runs of a workflow an hour': count(workflow.runsPerHour),
    'Waiting runs of a workflow': count(workflow.waitingRuns),
    'Active webhooks of a club': count(VOLUNTEER_LIMITS.activeWebhooks),
    'API keys of a club': count(VOLUNTEER_LIMITS.apiKeys),
    'Days of a helper link': `${range(helperLink.days)}, default ${helperLink.days.default}`,
    'Days that lists include deletions': count(VOLUNTEER_LIMITS.deletedDays),
  }
  const both: Rows = {
    'Refused credentials from one address a minute': count(CALLER_LIMITS.credential),
    'Idempotency-Key': `1 to ${LIMITS.idempotencyKey} printable ASCII characters, kept for 24 hours`,
    'Body of a request': mib(MAX_BODY_BYTES),
    'Answer that gzip compresses': `from ${LEAST_COMPRESSED_BYTES / 1024} KiB on, without a secret`,
    Id: `at most ${LIMITS.id} characters`,
    'URL of a webhook': `at most ${count(LIMITS.url)} characters`,
    Cursor: `at most ${count(LIMITS.raw.cursor)} characters`,
    'Date-time': `at most ${LIMITS.raw.dateTime} characters`,
  }
  return Object.entries({ both, club, volunteer }).flatMap(([api, rows]) =>
    Object.entries(rows).map(([what, value]) => ({ api: api as StatedLimit['api'], what, value })),
  )
}

type Rows = Readonly<Record<string, string>>
