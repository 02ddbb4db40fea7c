import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  parse,
} from 'graphql'
import { z } from 'zod'
import { coerceVariables } from '../../gateway/documents/coerce-variables.ts'
import { makeDocuments } from '../../gateway/documents/documents.ts'
import { asBearerToken } from '../../platform/http/bearer.ts'
import { isUuid } from '../../platform/ids.ts'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import { IdempotencyKey } from '../../schema/fields/fields.ts'
import { wordsOf } from '../../schema/fields/issue-words.ts'
import { readRuleVersion } from '../../subgraphs/club/match-sessions/inputs.ts'
import { SCALARS } from '../../subgraphs/foundation/graph/scalars.ts'
import { makeCursors } from '../../subgraphs/foundation/lists/paging.ts'
import { makeTargetGuard } from '../../subgraphs/foundation/webhooks/target-safety.ts'
import { GRAPH } from '../support/graph/graph.ts'
import { BudgetExceeded, countWork } from '../support/source/count-work.ts'
import { findPlaces, inputWith, type Place } from '../support/source/text-places.ts'
import { WORST_TEXTS } from '../support/source/worst-texts.ts'

const MIB = 1024 * 1024

/** How often a text may be read: trimmed, checked for Unicode, compared, quoted. */
const READS = 12
const LINEAR = READS * MIB
/** A text that its length alone refuses is not read; what remains is the message. */
const CONSTANT = 5000

const textsOf = (length: number) =>
  Object.entries(WORST_TEXTS).map(([name, make]) => ({ name, text: make(length) }))
const TEXTS = textsOf(MIB)
/** For each of hundreds of fields: work that is not linear in the length exceeds this budget as well. */
const SHORTER = MIB / 16
const SHORTER_TEXTS = textsOf(SHORTER)

type Read = (input: unknown) => unknown

const PARSING = { reportInput: true, error: wordsOf } as const

describe('the worst text', () => {
  test('of 1 MiB costs linear work in each field of both APIs and of each resolver, constant work where the field has a grammar', async () => {
    const tooMuch: string[] = []
    const readInFull = new Set<string>()
    let texts = 0
    for (const [name, schema] of await inputSchemas()) {
      const read: Read = (input) => schema.safeParseAsync(input, PARSING)
      for (const place of await findPlaces(read)) {
        if (await isNoText(schema, place)) continue
        texts += 1
        const cost = await costOf(LINEAR, (text) => read(inputWith(place, text)))
        for (const text of cost.tooMuch) tooMuch.push(`${name} ${place.join('.')}: ${text}`)
        if (cost.most > CONSTANT) readInFull.add(toGraphName(place))
      }
    }
    expect(tooMuch).toEqual([])
    expect(texts).toBeGreaterThan(400)
    expect([...readInFull].sort()).toEqual([...FREE_TEXTS].sort())
  })

  test('of 64 KiB costs linear work as a variable in each field of each input of the graph', async () => {
    const tooMuch: string[] = []
    let leaves = 0
    for (const { type, place, leaf } of inputLeaves()) {
      leaves += 1
      const document = parse(`query ($input: ${type}) { __typename }`)
      const coerce = (text: string) =>
        coerceVariables(
          document,
          inputWith(['input', ...place], text) as Record<string, unknown>,
          GRAPH.planning.apiSchema,
          { hideSuggestions: false },
        )
      const cost = await costOf(READS * SHORTER, coerce, SHORTER_TEXTS)
      for (const text of cost.tooMuch) tooMuch.push(`${type} ${place.join('.')} (${leaf}): ${text}`)
    }
    expect(tooMuch).toEqual([])
    expect(leaves).toBeGreaterThan(300)
  })

  test.each(Object.entries(SCALARS).filter(([name]) => name !== 'JSON'))(
    'of 1 MiB costs constant work as a value and as a literal of %s',
    async (_name, scalar) => {
      expect(await costOf(CONSTANT, (text) => scalar.parseValue(text))).toMatchObject(IN_BUDGET)
      const asLiteral = (value: string) => scalar.parseLiteral({ kind: Kind.STRING, value })
      expect(await costOf(CONSTANT, asLiteral)).toMatchObject(IN_BUDGET)
    },
  )

  const cursors = makeCursors([Buffer.alloc(32, 1)])
  const guard = makeTargetGuard({
    allowCidrs: [],
    resolveHost: async () => [],
    ifUnresolved: 'refuse',
  })

  test.each<[string, (text: string) => unknown]>([
    ['a cursor', (text) => cursors.open(['list'], text)],
    ['an id', isUuid],
    ['an Authorization value', (text) => asBearerToken(`Bearer ${text}`)],
    ['the address of a webhook', (text) => guard.requireWellFormed(text)],
    ['a version of match rules', readRuleVersion],
    ['a document', makeDocuments({ schema: GRAPH.planning.apiSchema, isSchemaVisible: true })],
  ])('of 1 MiB costs constant work as %s', async (_name, read) => {
    expect(await costOf(CONSTANT, read)).toMatchObject(IN_BUDGET)
  })

  test('costs linear work as a literal in a document of the maximal length', async () => {
    const read = makeDocuments({ schema: GRAPH.planning.apiSchema, isSchemaVisible: true })
    const literal = (text: string) => JSON.stringify(text.slice(0, 15_000).toWellFormed())
    const cost = await costOf(LINEAR / 8, (text) =>
      read(`{ bookings(filter: { from: ${literal(text)} }) { nodes { id } } }`),
    )
    expect(cost).toMatchObject(IN_BUDGET)
  })
})

const IN_BUDGET = { tooMuch: [] }

/**
 * Names and free text, which are trimmed first; under the names of the graph. `roleIds` and `tags` are lists in
 * the items of a bulk: zod counts the characters of a text in the place of a list.
 */
const FREE_TEXTS = new Set(
  `aiModelVersion body comment consentReference description displayName externalAccountId
  externalCourtId externalCourtName externalId firstName label lastName location name note notes
  publisher reason roleIds search statusReason subject tag tags title value`.split(/\s+/),
)

/** Everything that a request of REST is read by, and every input of the graph's resolvers. */
async function inputSchemas(): Promise<[name: string, schema: z.ZodType][]> {
  const ofRoutes = [...CLUB_ROUTES, ...VOLUNTEER_ROUTES].flatMap(
    ({ method, path, params, query, body }) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema ? [[`${method} ${path} ${part}`, schema] as [string, z.ZodType]] : [],
      ),
  )
  const folder = join(import.meta.dirname, '../../subgraphs')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const ofGraph = await Promise.all(
    files
      .filter((file) => file.endsWith('inputs.ts'))
      .map(async (file) => {
        const exported: object = await import(join(folder, file))
        return Object.entries(exported).flatMap(([name, schema]) =>
          schema instanceof z.ZodType ? [[`${file} ${name}`, schema] as [string, z.ZodType]] : [],
        )
      }),
  )
  return [...ofRoutes, ['Idempotency-Key', IdempotencyKey], ...ofGraph.flat()]
}

/** A text in the place of a list or an object is refused as such. */
async function isNoText(schema: z.ZodType, place: Place): Promise<boolean> {
  const { error } = await schema.safeParseAsync(inputWith(place, 'x'), PARSING)
  return (error?.issues ?? []).some(
    ({ code, path, ...issue }) =>
      code === 'invalid_type' &&
      path.join() === place.join() &&
      'expected' in issue &&
      issue.expected !== 'string',
  )
}

/** The last name of a place, as the graph spells it. */
function toGraphName(place: Place): string {
  const name = place.findLast((key) => typeof key === 'string')?.toString() ?? ''
  return name.replace(/_([a-z])/g, (_underscore, letter: string) => letter.toUpperCase())
}

interface InputLeaf {
  /** The type of the variable that leads to it. */
  type: string
  place: Place
  leaf: string
}

/** Every scalar and enum that an argument of the graph, or a field of an input, may hold. */
function inputLeaves(): InputLeaf[] {
  const schema = GRAPH.planning.apiSchema
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const types = new Map<string, GraphQLInputType>()
  for (const root of roots)
    for (const field of Object.values(root?.getFields() ?? {}))
      for (const { type } of field.args) types.set(getNamedType(type).name, type)
  return [...types].flatMap(([name, type]) =>
    leavesOf(getNamedType(type), []).map((leaf) => ({ type: name, ...leaf })),
  )
}

function leavesOf(type: GraphQLInputType, place: Place): Omit<InputLeaf, 'type'>[] {
  if (isNonNullType(type)) return leavesOf(type.ofType, place)
  if (isListType(type)) return leavesOf(type.ofType, [...place, 0])
  if (isScalarType(type) || isEnumType(type)) return [{ place, leaf: type.name }]
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) =>
    leavesOf(field.type, [...place, field.name]),
  )
}

/** The most that any of the worst texts costs, and the texts that exceed the budget. */
async function costOf(
  budget: number,
  read: (text: string) => unknown,
  texts = TEXTS,
): Promise<{ most: number; tooMuch: string[] }> {
  let most = 0
  const tooMuch: string[] = []
  for (const { name, text } of texts)
    try {
      most = Math.max(most, await countWork(budget, () => readOrRefuse(read, text)))
    } catch {
      tooMuch.push(name)
    }
  return { most, tooMuch }
}

/** A refusal is as good as an answer. */
async function readOrRefuse(read: (text: string) => unknown, text: string): Promise<void> {
  try {
    await read(text)
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error
  }
}
