import { describe, expect, test } from '@jest/globals'
import {
  assertInterfaceType,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { GRAPH } from '../support/graph/graph.ts'
import { IDEMPOTENCY_KEYS } from '../support/graph/problems/listed-problems.ts'

type Mutation = GraphQLField<unknown, unknown>

const mutations: Mutation[] = Object.values(
  GRAPH.planning.apiSchema.getMutationType()?.getFields() ?? {},
)
const creates = mutations.filter(({ name }) => /^(create|register|approve)[A-Z]/.test(name))

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The names of the fields of a mutation's input. */
function inputFieldsOf({ args }: Mutation): string[] {
  const input = args.map(({ type }) => getNamedType(type)).find(isInputObjectType)
  return Object.keys(input?.getFields() ?? {})
}

describe('the mutations of the graph', () => {
  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s answers a payload of its own, or null',
    (name, { type }) => {
      expect(String(type)).toBe(`${toPascalCase(name)}Payload`)
      expect(getNullableType(type)).toBe(type)
    },
  )

  test('take one input', () => {
    for (const { args } of mutations) expect(args.map(({ name }) => name)).toEqual(['input'])
  })
})

describe('the mutations that make something', () => {
  test('are found', () => {
    expect(creates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createBookingSource', 'createApiKey', 'registerApplication']),
    )
  })

  test.each(creates.map((mutation) => [mutation.name, mutation] as const))(
    '%s has an idempotency key, and returns whether it was replayed',
    (_name, mutation) => {
      const fields = inputFieldsOf(mutation)
      expect(fields.filter((name) => IDEMPOTENCY_KEYS.includes(name))).toHaveLength(1)
      const payload = getNamedType(mutation.type)
      expect('getFields' in payload && Object.keys(payload.getFields())).toContain(
        'idempotentReplay',
      )
    },
  )
})

describe('a repeated mutation', () => {
  const KEYS = [...IDEMPOTENCY_KEYS, 'clientEventId']

  const fieldsOf = ({ type }: Mutation) => {
    const payload = getNamedType(type)
    return 'getFields' in payload ? Object.values(payload.getFields()) : []
  }

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s returns idempotentReplay exactly if its input has a key of repetitions',
    (_name, mutation) => {
      const hasKey = inputFieldsOf(mutation).some((name) => KEYS.includes(name))
      const replays = fieldsOf(mutation).filter(({ name }) => name === 'idempotentReplay')
      expect(replays.map(({ type }) => String(type))).toEqual(hasKey ? ['Boolean!'] : [])
    },
  )

  test('is named as such by no other field and by no value of an enum', () => {
    const names = Object.values(GRAPH.planning.apiSchema.getTypeMap()).flatMap((type) => {
      // A problem is a refusal, not an answer.
      if (type.name.startsWith('__') || type.name === 'ProblemCode') return []
      if (isEnumType(type)) return type.getValues().map(({ name }) => name)
      return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : []
    })
    expect(names.length).toBeGreaterThan(500)
    const words = /replay|repeat|repetition|duplicate|already|again/i
    expect([...new Set(names)].filter((name) => words.test(name)).toSorted()).toEqual([
      'idempotentReplay',
    ])
  })
})

describe('an input of the graph', () => {
  test('names each id after what it identifies', () => {
    const types = Object.values(GRAPH.planning.apiSchema.getTypeMap()).filter(isInputObjectType)
    expect(types.length).toBeGreaterThan(50)
    expect(types.filter((type) => 'id' in type.getFields()).map(({ name }) => name)).toEqual([])
  })
})

describe('the payloads of the session mutations', () => {
  const payloads = GRAPH.planning.apiSchema
    .getPossibleTypes(assertInterfaceType(GRAPH.planning.apiSchema.getType('SessionPayload')))
    .toSorted((a, b) => a.name.localeCompare(b.name))

  test('share an interface, and have an event exactly where a score event is recorded', () => {
    const withEvent = payloads.filter((type) => 'event' in type.getFields())
    expect(payloads).toHaveLength(12)
    expect(withEvent.map((type) => [type.name, String(type.getFields()['event']?.type)])).toEqual(
      [
        'AwardMatchPayload',
        'ChooseDecidingSidePayload',
        'CorrectScorePayload',
        'EnterResultPayload',
        'RecordPointPayload',
        'ReversePointPayload',
        'StartMatchPayload',
      ].map((name) => [name, 'ScoreEvent!']),
    )
  })
})
