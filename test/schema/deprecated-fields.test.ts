import { describe, expect, test } from '@jest/globals'
import { parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { loadOperations } from '../../schema/operations.ts'
import { GRAPH } from '../support/graph/graph.ts'

const SCHEMA = GRAPH.planning.apiSchema

/** REST answers these names as the graph spelled them first: enums would have to be renamed on the way. */
const SPELLED_AS_REST = [
  'ClubEvent.type',
  'ClubEventResource.type',
  'Installation.scopes',
  'InstallationExchange.scopes',
  'Query.volunteerWebhookDeliveries(event)',
  'VolunteerDeliveryAttempt.error',
  'VolunteerWebhook.events',
  'VolunteerWebhookDelivery.event',
  'WebhookEndpoint.eventTypes',
]

describe('the operations of the facade', () => {
  test('ask for nothing deprecated but what REST spells so', () => {
    const asked = [...loadOperations().values()].flatMap(({ document }) => findDeprecated(document))
    expect([...new Set(asked)].sort()).toEqual(SPELLED_AS_REST)
  })
})

function findDeprecated(document: string): string[] {
  const found: string[] = []
  const at = new TypeInfo(SCHEMA)
  const fieldName = () => `${at.getParentType()?.name}.${at.getFieldDef()?.name}`
  const visitor = visitWithTypeInfo(at, {
    Field() {
      if (at.getFieldDef()?.deprecationReason) found.push(fieldName())
    },
    Argument({ name }) {
      if (at.getArgument()?.deprecationReason) found.push(`${fieldName()}(${name.value})`)
    },
  })
  visit(parse(document), visitor)
  return found
}
