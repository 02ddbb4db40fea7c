import type { SubscriptionVolunteerPublicationsArgs } from '../../../built/types/volunteer.ts'
import { toGraphName } from '../../../schema/fields/rest-names.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import { followLog } from '../../foundation/event-log/follow-log.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerNodeKind } from '../records/node-tables.ts'
import { club, loadVolunteerNode, reference } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { toWebhookPayload } from '../webhooks/webhook-payload.ts'

export const Subscription = {
  volunteerPublications: {
    async subscribe(
      _parent: unknown,
      args: SubscriptionVolunteerPublicationsArgs,
      context: VolunteerContext,
    ) {
      const clubId = authorizeStaff(context.caller, args.clubId, 'volunteers')
      // On the volunteer side each club is its own organization.
      return followLog(context, { organizationId: clubId, clubId }, args)
    },
    resolve: (item: unknown) => item,
  },
}

export const VolunteerPublicationFields = {
  __resolveReference: reference('publication'),
  eventType: ({ type }: LoggedEvent) => type,
  changedFields: ({ changedFields }: LoggedEvent) => changedFields.map(toGraphName),
  club,
  resourceKind: ({ resourceType }: LoggedEvent) => resourceType,
  webhookBody: (event: LoggedEvent) => JSON.stringify(toWebhookPayload(event)),
  async resource({ type, resourceType, resourceId }, _args, context) {
    const resource = RESOURCES[resourceType] ?? RESOURCES[toSubject(type)]
    const found = resource && (await loadVolunteerNode(context, resource.kind, resourceId))
    return found ? { ...found, __typename: resource.typename } : null
  },
} satisfies VolunteerFieldsOf<'VolunteerPublication', LoggedEvent>

/** The resource type of an event: its type without the last word. */
function toSubject(type: string): string {
  return type.slice(0, type.lastIndexOf('.'))
}

const RESOURCES: Readonly<Record<string, { kind: VolunteerNodeKind; typename: string }>> = {
  event: { kind: 'volunteerEvent', typename: 'VolunteerEvent' },
  role: { kind: 'role', typename: 'VolunteerRole' },
  shift: { kind: 'shift', typename: 'Shift' },
  assignment: { kind: 'assignment', typename: 'Assignment' },
  message: { kind: 'message', typename: 'VolunteerMessage' },
  'availability.request': { kind: 'availabilityRequest', typename: 'AvailabilityRequest' },
  'availability.response': { kind: 'availabilityResponse', typename: 'AvailabilityResponse' },
  helper: { kind: 'helper', typename: 'Helper' },
}
