import { describe, expect, test } from '@jest/globals'
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { FORMER_MEMBER } from '../../schema/club/roles.ts'
import { GRAPH_CODES } from '../../schema/problem-codes.ts'
import { SYSTEM_REASONS } from '../../schema/volunteer/statuses.ts'
import { GRAPH } from '../support/graph/graph.ts'

interface Described {
  name: string
  coordinate: string
  description: string
}

interface Member {
  name: string
  description?: string | null | undefined
  args?: readonly Member[]
}

/** Everything that a client reads in the schema. */
const DESCRIBED: readonly Described[] = Object.values(GRAPH.planning.apiSchema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap((type) => [
    toDescribed(type, ''),
    ...membersOf(type).flatMap((of) => below(of, type.name)),
  ])

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues()
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
  return hasFields ? Object.values<Member>(type.getFields()) : []
}

function below(member: Member, parent: string): Described[] {
  const described = toDescribed(member, parent)
  const args = member.args ?? []
  return [described, ...args.map((arg) => toDescribed(arg, described.coordinate))]
}

function toDescribed({ name, description }: Member, parent: string): Described {
  const coordinate = parent === '' ? name : `${parent}.${name}`
  return { name, coordinate, description: description ?? '' }
}

/** Texts in data that are no names of the graph. */
const DATA: readonly string[] = [...SYSTEM_REASONS, FORMER_MEMBER]

/** Names of other specifications: claims of tokens, members of keys, language tags. */
const OF_OTHERS: readonly string[] = ['sub', 'iss', 'aud', 'kid', 'openid', 'errors', 'de']

/** Names of details of a refusal that are no fields of the graph. */
const DETAILS: readonly string[] = [
  ...['storedSourceVersion', 'submittedSourceVersion'],
  ...['updatedBy', 'updatedByName'],
]

/** Example of a slug, and the type of a test message. */
const EXAMPLES: readonly string[] = ['portal', 'ping']

const NAMES = new Set([...DESCRIBED.map(({ name }) => name), ...OF_OTHERS, ...DETAILS, ...EXAMPLES])

const CODES: readonly string[] = [...GRAPH_CODES, ...DATA]

/** Each finds the words of REST in a description. */
const WORDS_OF_REST: Readonly<Record<string, (description: string) => string[]>> = {
  'the REST API': (text) => text.match(/\bREST\b/g) ?? [],
  'a path or a method': (text) => text.match(/\/v\d\b|\b(?:GET|POST|PUT|PATCH|DELETE)\b/g) ?? [],
  'a header': (text) =>
    text.match(
      /\b(?:X|Idempotency|Retry|RateLimit|Service|If|Content|Reply|Cache|Next|Set)-[A-Z]\w+|\b(?:Authorization|Bearer|headers?)\b/g,
    ) ?? [],
  'a status': (text) =>
    text.match(/\b(?:20[1-46]|30[1-8]|40\d|41\d|42\d|50[1-4])\b(?! characters)/g) ?? [],
  'a name in snake case': (text) =>
    (text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).filter((name) => !CODES.includes(name)),
  'an event type of webhooks': (text) =>
    text.match(/`(?:[a-z]+)\.[a-z_]+(?:ed|ing|required)`/g) ?? [],
  'a heading of a document': (text) =>
    text.match(/\([A-Z][a-z][^)]*\)|\bStates and transitions\b|\bOrder of checks\b/g) ?? [],
}

describe('the descriptions of the graph', () => {
  test.each(Object.entries(WORDS_OF_REST))('nowhere name %s', (_what, find) => {
    const found = DESCRIBED.flatMap(({ coordinate, description }) =>
      find(description).map((word) => `${coordinate}: ${word}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['the REST API', 'A date; `bookings:read` of the REST API.'],
    ['a path or a method', 'What GET answers.'],
    ['a path or a method', 'Below `/v1/club`.'],
    ['a header', 'The value of `Service-Delivery`.'],
    ['a header', 'Sent as `Authorization: Bearer`.'],
    ['a status', 'Refused with 409.'],
    ['a name in snake case', 'Later than `updated_since`.'],
    ['an event type of webhooks', '`booking.created`: a booking was created.'],
    ['a heading of a document', 'Where it is (States and transitions).'],
  ])('are searched for %s: %s', (what, description) => {
    expect(WORDS_OF_REST[what]?.(description)).not.toEqual([])
  })

  test('name in backquotes what the graph has', () => {
    const isName = (text: string) => /^[a-z][A-Za-z]*$/.test(text)
    const unknown = DESCRIBED.flatMap(({ coordinate, description }) =>
      [...description.matchAll(/`([^`]+)`/g)]
        .map(([, text = '']) => text)
        .filter((text) => isName(text) && !NAMES.has(text) && !CODES.includes(text))
        .map((text) => `${coordinate}: ${text}`),
    )
    expect(unknown).toEqual([])
  })

  test('are there for every member', () => {
    expect(DESCRIBED.length).toBeGreaterThan(1000)
    expect(DESCRIBED.filter(({ description }) => description === '')).toEqual([])
  })
})
