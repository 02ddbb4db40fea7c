import type { VolunteerScope } from '../../../schema/volunteer/scopes.ts'
import type { Route } from '../../route.ts'
import { withVerein } from '../club-scope.ts'
import * as assignments from './assignments.ts'
import * as availability from './availability.ts'
import * as eventAccesses from './event-accesses.ts'
import * as eventSync from './event-sync.ts'
import * as events from './events.ts'
import * as helperLinks from './helper-links.ts'
import * as helpers from './helpers.ts'
import * as messages from './messages.ts'
import * as roles from './roles.ts'
import * as shifts from './shifts.ts'
import * as webhooks from './webhooks.ts'
import * as workflows from './workflows.ts'

/** The routes of each resource: all exports of its file. */
const RESOURCES = [
  events,
  eventSync,
  roles,
  shifts,
  assignments,
  helpers,
  messages,
  availability,
  eventAccesses,
  helperLinks,
  workflows,
  webhooks,
]

export const VOLUNTEER_ROUTES = RESOURCES.flatMap((routes): Route<VolunteerScope>[] =>
  Object.values(routes),
).map(withVerein)
