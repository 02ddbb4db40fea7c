import { expect } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { WorkflowEntity } from '../../../../subgraphs/volunteer/automation/entities.ts'
import {
  AvailabilityRequestEntity,
  AvailabilityResponseEntity,
} from '../../../../subgraphs/volunteer/availability/entities.ts'
import {
  AccessRoleEntity,
  EventAccessEntity,
} from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { MessageEntity } from '../../../../subgraphs/volunteer/messages/entities.ts'
import { ShiftEntity } from '../../../../subgraphs/volunteer/shifts/entities.ts'
import { copyStatement, ID } from '../../../support/database/many-rows.ts'
import type { Instance } from '../../support/processes/instance.ts'

const PAGE = 200
const MUTATIONS_OF_A_DOCUMENT = 10
/** More of this size are no body that the graph takes. */
const HELPERS_OF_A_DOCUMENT = 50

/** The letter that takes the most room for its length. */
const text = (length: number) => '€'.repeat(length)

/** What a volunteer club may have of everything that one page lists, each as large as it may be. */
export interface HeavyClub {
  eventId: string
  pollId: string
  /** The same again, as POST /helpers/bulk takes them. */
  helpers: object[]
  /** Access of all of them to the event, as PUT …/helpers/access takes it: 50 roles each. */
  accesses: object[]
}

/** Makes one record of each kind through the graph, which checks its size, and copies its row. */
export async function makeHeavyClub(instance: Instance): Promise<HeavyClub> {
  const { id: clubId, staff_token: token } = instance.sandbox.clubs.main
  const ask = makeAskInTens(instance.sandbox.graphql, token)
  const askOne = async (mutation: string, fields: string, input: object) =>
    (await ask(mutation, fields, [input]))[0]
  const days = { startDate: '2101-07-01', endDate: '2101-07-02' }
  const { event } = await askOne('createVolunteerEvent', 'event { id }', {
    ...{ clubId, name: 'Gala', ...days },
  })
  const eventId: string = event.id
  const helpers = many(PAGE, helperOf)
  const helperIds: string[] = []
  for (let at = 0; at < PAGE; at += HELPERS_OF_A_DOCUMENT) {
    const some = helpers.slice(at, at + HELPERS_OF_A_DOCUMENT)
    const bulk = await askOne('upsertHelpers', 'results { helperId }', { clubId, helpers: some })
    helperIds.push(...bulk.results.map((one: { helperId: string }) => one.helperId))
  }
  const roles = await ask(
    'createVolunteerRole',
    'role { id }',
    many(50, (n) => ({ eventId, name: `${n} ${text(110)}` })),
  )
  const roleIds = roles.map(({ role }) => role.id)
  await askOne('grantEventAccess', 'isNew', {
    ...{ eventId, helperId: helperIds[0], roleIds },
  })

  const connection = await instance.connect('volunteer')
  const copy = <T extends object>(
    entity: EntitySchema<T>,
    id: string,
    changes: { [P in keyof T]?: string },
    { key = 'id', count = PAGE - 1 } = {},
  ) => connection.query(copyStatement(entity, { changes, count, key }), [id])
  const helperId = `(SELECT id FROM helpers WHERE external_id = CONCAT('${EXTERNAL_ID}', n))`
  await copy(EventAccessEntity, helperIds[0] ?? '', { id: ID, helperId }, { key: 'helper_id' })
  await copy(AccessRoleEntity, helperIds[0] ?? '', { helperId }, { key: 'helper_id' })

  const audience = { type: 'HELPERS', helperIds }
  const { message } = await askOne('createVolunteerMessage', 'message { id }', {
    ...{ eventId, audience, status: 'DRAFT', subject: text(200), body: text(10_000) },
  })
  const options = many(50, (n) => ({
    ...{ label: `${n} ${text(117)}` },
    ...{ startTime: '2101-07-01T00:00:00.000Z', endTime: '2101-07-02T00:00:00.000Z' },
  }))
  const { request } = await askOne('createAvailabilityRequest', 'request { id options { id } }', {
    ...{ eventId, title: text(140), description: text(4000), audience, options },
  })
  const answers = request.options.map(({ id }: { id: string }) => ({
    optionId: id,
    availability: 'MAYBE',
  }))
  const { response } = await askOne('putAvailabilityResponse', 'response { id }', {
    ...{ requestId: request.id, helperId: helperIds[0], answers, comment: text(500) },
  })
  const actions = [10_000, 1500].map((length) => ({
    ...{ type: 'SEND_MESSAGE', body: text(length), audience: { type: 'ALL' } },
  }))
  const value = many(50, () => text(70))
  const { workflow } = await askOne('createVolunteerWorkflow', 'workflow { id }', {
    ...{ clubId, name: 'Workflow 0', trigger: { type: 'MANUAL' } },
    ...{ conditions: [{ field: 'shift.title', op: 'IN', value }], actions },
  })

  const { shift } = await askOne('createShift', 'shift { id }', {
    ...{ eventId, roleId: roleIds[0], title: text(140), requiredHelpers: 15 },
    ...{ startTime: '2101-07-01T18:00:00Z', endTime: '2101-07-01T22:00:00Z' },
  })
  const assigned = [{ shiftId: shift.id, helperId: helperIds[0] }]
  const upsert = { eventId, assignments: assigned }
  const { results } = await askOne('upsertAssignments', 'results { assignment { id } }', upsert)
  await copy(ShiftEntity, shift.id, { id: ID }, { count: SHIFTS })
  await copy(AssignmentEntity, results[0].assignment.id, PLANNED, {
    count: SHIFTS * ASSIGNMENTS_OF_A_SHIFT,
  })
  await copy(MessageEntity, message.id, { id: ID })
  await copy(AvailabilityRequestEntity, request.id, { id: ID })
  await copy(AvailabilityResponseEntity, response.id, { id: ID, helperId })
  await copy(WorkflowEntity, workflow.id, { id: ID, name: "CONCAT('Workflow ', n)" })
  await connection.end()
  const accesses = helperIds.map((helper_id) => ({ helper_id, role_ids: roleIds }))
  return { eventId, pollId: request.id, helpers: helpers.map(toRest), accesses }
}

const EXTERNAL_ID = 'heavy-'

const SHIFTS = 100
const ASSIGNMENTS_OF_A_SHIFT = 15

/** Each copied shift has the same helpers. */
const PLANNED = {
  id: ID,
  shiftId: ID.replace('n,', `1 + n MOD ${SHIFTS},`),
  helperId: `(SELECT id FROM helpers WHERE external_id = CONCAT('${EXTERNAL_ID}', (n - 1) DIV ${SHIFTS}))`,
}

function helperOf(n: number) {
  return {
    externalId: `${EXTERNAL_ID}${n}`,
    firstName: text(80),
    lastName: text(80),
    notes: text(2000),
    tags: many(20, (tag) => `${tag} ${text(37)}`),
  }
}

function toRest({ externalId, firstName, lastName, ...others }: ReturnType<typeof helperOf>) {
  return { external_id: externalId, first_name: firstName, last_name: lastName, ...others }
}

/** Does the same for each of the inputs, as many at a time as a document may hold. */
function makeAskInTens(url: string, token: string) {
  // biome-ignore lint/suspicious/noExplicitAny: payloads of the graph.
  return async (mutation: string, fields: string, inputs: readonly object[]): Promise<any[]> => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
    const found = []
    for (let at = 0; at < inputs.length; at += MUTATIONS_OF_A_DOCUMENT) {
      const ten = inputs.slice(at, at + MUTATIONS_OF_A_DOCUMENT)
      const variables = Object.fromEntries(ten.map((input, n) => [`i${n}`, input]))
      const query = `mutation (${ten.map((_, n) => `$i${n}: ${type}`).join(', ')}) {
        ${ten.map((_, n) => `m${n}: ${mutation}(input: $i${n}) { ${fields} }`).join(' ')} }`
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      // biome-ignore lint/suspicious/noExplicitAny: an answer of the graph.
      const { data, errors } = (await response.json()) as any
      expect(errors).toBeUndefined()
      found.push(...ten.map((_, n) => data[`m${n}`]))
    }
    return found
  }
}

function many<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}
