import { recordOf } from './compare-operations.ts'
import { isRecord, type JsonObject } from './references.ts'

/** Takes a member of a document and the object that describes it. */
export type VisitMember = (member: string, described: JsonObject) => void

/**
 * Visits everything that an OpenAPI document names: operations (`GET /bookings`), webhooks (`webhook match.started`), their
 * parameters (`GET /bookings.limit`), components (`Booking`) and the properties of all bodies (`Booking.court_id`,
 * `GET /context.200.data`).
 */
export function visitMembers(document: JsonObject, visit: VisitMember): void {
  for (const [path, item] of membersOf(document['paths']))
    for (const [method, operation] of membersOf(item))
      visitOperation(`${method.toUpperCase()} ${path}`, operation, visit)
  for (const [type, item] of membersOf(document['webhooks']))
    visitOperation(`webhook ${type}`, item['post'], visit)
  for (const [name, schema] of membersOf(recordOf(document['components'])['schemas'])) {
    visit(name, schema)
    visitProperties(name, schema, visit)
  }
}

function visitOperation(member: string, part: unknown, visit: VisitMember): void {
  const operation = recordOf(part)
  visit(member, operation)
  for (const parameter of recordsIn(operation['parameters']))
    visit(`${member}.${String(parameter['name'])}`, parameter)
  visitBodies(member, operation['requestBody'], visit)
  for (const [status, response] of membersOf(operation['responses']))
    visitBodies(`${member}.${status}`, response, visit)
}

function visitBodies(member: string, part: unknown, visit: VisitMember): void {
  for (const [, media] of membersOf(recordOf(part)['content']))
    visitProperties(member, media['schema'], visit)
}

/** Keywords that contain schemas of the same value, or of the items of a list. */
const PARTS = ['items', 'allOf', 'anyOf', 'oneOf']

/** References lead to components, which are visited by themselves. */
function visitProperties(member: string, part: unknown, visit: VisitMember): void {
  const schema = recordOf(part)
  for (const [name, property] of membersOf(schema['properties'])) {
    visit(`${member}.${name}`, property)
    visitProperties(`${member}.${name}`, property, visit)
  }
  const parts = PARTS.flatMap((keyword) => recordsIn([schema[keyword]].flat()))
  for (const inner of parts) visitProperties(member, inner, visit)
}

function membersOf(part: unknown): [name: string, member: JsonObject][] {
  return Object.entries(recordOf(part)).map(([name, member]) => [name, recordOf(member)])
}

function recordsIn(part: unknown): JsonObject[] {
  return Array.isArray(part) ? part.filter(isRecord) : []
}
