import { CLUB_STATED } from './club-limits.ts'
import { DOCUMENTS_STATED } from './document-limits.ts'
import { VOLUNTEER_STATED } from './volunteer-limits.ts'

/** Every figure that is filled in from a limit in force, by the document that states it. */
export const STATED = { ...CLUB_STATED, ...VOLUNTEER_STATED, ...DOCUMENTS_STATED }

/** Figures that are no limit of a caller: formats, measurements, intervals within and what others do. */
export const NO_LIMITS: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['190 mb', '360 mb', '840 mb'],
  'schema/club/events.graphql': ['up to 19'],
  'schema/club/identity.graphql': ['up to 500'],
  'schema/club/club.graphql': ['1000 to 9999'],
  'schema/club/webhook-deliveries.graphql': ['200 to 299'],
  'schema/volunteer/deliveries.graphql': ['200 to 299'],
  'schema/volunteer/event-stream.graphql': ['up to 19'],
  'schema/volunteer/volunteer.graphql': ['1000 to 9999', 'up to 500'],
  'rest-facade/reference/rules/club/': ['1000 to 9999', '80 characters'],
  'docs/command-line.md': ['256 kb', '301 seconds', 'more than 300', 'up to eight'],
  'docs/guides/follow-events.md': ['more than 1', '3 seconds'],
  'docs/graph.md': ['200 characters', '100 shifts', '15 assignments'],
  'docs/guides/webhooks.md': ['more than 300', '30 minutes', '48 hours'],
  'rest-facade/reference/rules/volunteer/': ['eight characters', '55 characters', '16 bytes'],
  'docs/guides/volunteer-webhooks.md': ['30 seconds'],
  'docs/sandbox.md': ['four days'],
  'docs/settings.md': ['32 bytes'],
}
