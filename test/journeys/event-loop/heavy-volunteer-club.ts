import { expect } from '@jest/globals'
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

export async function makeHeavyClub({ sandbox }: Instance): Promise<HeavyClub> {
  const { id: clubId, staff_token: token } = sandbox.clubs.main
  const ask = makeAskInTens(sandbox.graphql, token)
  const days = { startDate: '2101-07-01', endDate: '2101-07-02' }
  const [event] = await ask('createVolunteerEvent', 'event { id }', [
    { clubId, name: 'Gala', ...days },
  ])
  const eventId: string = event.event.id
  const helpers = Array.from({ length: PAGE }, (_, n) => helperOf(n))
  const helperIds: string[] = []
  for (let at = 0; at < PAGE; at += HELPERS_OF_A_DOCUMENT) {
    const some = helpers.slice(at, at + HELPERS_OF_A_DOCUMENT)
    const [bulk] = await ask('upsertHelpers', 'results { helperId }', [{ clubId, helpers: some }])
    helperIds.push(...bulk.results.map((one: { helperId: string }) => one.helperId))
  }
  const roles = await ask(
    'createVolunteerRole',
    'role { id }',
    many(50, (n) => ({ eventId, name: `${n} ${text(110)}` })),
  )
  const roleIds = roles.map(({ role }) => role.id)
  await ask(
    'grantEventAccess',
    'isNew',
    helperIds.map((helperId) => ({ eventId, helperId, roleIds })),
  )

  const audience = { type: 'HELPERS', helperIds }
  const message = { eventId, audience, status: 'DRAFT', subject: text(200), body: text(10_000) }
  await ask(
    'createVolunteerMessage',
    'message { id }',
    many(PAGE, () => message),
  )
  const question = { eventId, title: text(140), description: text(4000), audience }
  const options = many(50, (n) => ({
    ...{ label: `${n} ${text(117)}` },
    ...{ startTime: '2101-07-01T00:00:00.000Z', endTime: '2101-07-02T00:00:00.000Z' },
  }))
  const polls = await ask(
    'createAvailabilityRequest',
    'request { id options { id } }',
    many(PAGE, () => ({ ...question, options })),
  )
  const poll = polls[0].request
  const answers = poll.options.map(({ id }: { id: string }) => ({
    optionId: id,
    availability: 'MAYBE',
  }))
  await ask(
    'putAvailabilityResponse',
    'response { id }',
    helperIds.map((helperId) => ({ requestId: poll.id, helperId, answers, comment: text(500) })),
  )

  const actions = [10_000, 1500].map((length) => ({
    ...{ type: 'SEND_MESSAGE', body: text(length), audience: { type: 'ALL' } },
  }))
  const value = many(50, () => text(70))
  await ask(
    'createVolunteerWorkflow',
    'workflow { id }',
    many(PAGE, (n) => ({
      ...{ clubId, name: `Workflow ${n}`, trigger: { type: 'MANUAL' } },
      ...{ conditions: [{ field: 'shift.title', op: 'IN', value }], actions },
    })),
  )
  const accesses = helperIds.map((helper_id) => ({ helper_id, role_ids: roleIds }))
  return { eventId, pollId: poll.id, helpers: helpers.map(toRest), accesses }
}

function helperOf(n: number) {
  return {
    externalId: `heavy-${n}`,
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
