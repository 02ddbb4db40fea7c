import type { VolunteerScope } from '../../../schema/volunteer/scopes.ts'
import type { Route } from '../../route.ts'
import { withVerein } from '../own-verein.ts'
import { syncEvents } from './event-sync.ts'
import { createEvent, deleteEvent, getEvent, listEvents, updateEvent } from './events.ts'
import { listHelpers } from './helpers.ts'
import { createWebhook, disableWebhook, listWebhookDeliveries, listWebhooks } from './webhooks.ts'

const ROUTES: readonly Route<VolunteerScope>[] = [
  listEvents,
  createEvent,
  getEvent,
  updateEvent,
  deleteEvent,
  syncEvents,
  listHelpers,
  listWebhooks,
  createWebhook,
  disableWebhook,
  listWebhookDeliveries,
]

export const VOLUNTEER_ROUTES = ROUTES.map(withVerein)
