import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { parseLongInput } from '../../platform/input/issues.ts'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import { wordsOf } from '../../schema/fields/issue-words.ts'

const SUBGRAPHS = join(import.meta.dirname, '../../subgraphs')

/** How the messages begin that the library has of its own. */
const WORDS_OF_ZOD = /^(Invalid|Too (big|small)|Unrecognized)/

/** What requests are read by: everything that a route takes, and every input of the graphs. */
async function everySchema(): Promise<[name: string, schema: z.ZodType][]> {
  const ofRoutes = [...CLUB_ROUTES, ...VOLUNTEER_ROUTES].flatMap(
    ({ method, path, params, query, body }) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema === undefined ? [] : [[`${method} ${path} ${part}`, schema] as [string, z.ZodType]],
      ),
  )
  const files = readdirSync(SUBGRAPHS, { recursive: true, encoding: 'utf8' })
  const ofGraphs = await Promise.all(
    files
      .filter((file) => /inputs\.ts$/.test(file))
      .map(async (file) => Object.entries(await import(join(SUBGRAPHS, file)))),
  )
  const inputs = ofGraphs
    .flat()
    .filter((named): named is [string, z.ZodType] => named[1] instanceof z.ZodType)
  return [...ofRoutes, ...inputs]
}

const NO_VALUES = [undefined, null, 'x', '', 'x'.repeat(70_000), -1, 1.5, 1e15, true, {}, []]

/** What the schema refuses at each of its places, however deep. */
function badValuesOf(schema: z.core.$ZodType): unknown[] {
  const { def } = schema._zod as { def: z.core.$ZodTypeDef } & { def: Partial<Inner> }
  if (def.shape) {
    const fields = Object.entries(def.shape).map(
      ([key, field]) => [key, badValuesOf(field)] as const,
    )
    const most = Math.max(...fields.map(([, values]) => values.length), 0)
    const records = Array.from({ length: most }, (_, nth) =>
      Object.fromEntries(fields.map(([key, values]) => [key, values[nth % values.length]])),
    )
    return [...NO_VALUES, { unknownMember: 1 }, ...records]
  }
  if (def.element) {
    const items = badValuesOf(def.element)
    return [...NO_VALUES, Array(1_001).fill(null), ...items.map((item) => [item])]
  }
  if (def.options) return [...NO_VALUES, ...def.options.flatMap(badValuesOf)]
  const inner = def.innerType ?? def.in
  return inner === undefined ? NO_VALUES : badValuesOf(inner)
}

interface Inner {
  shape: Record<string, z.core.$ZodType>
  element: z.core.$ZodType
  options: readonly z.core.$ZodType[]
  innerType: z.core.$ZodType
  in: z.core.$ZodType
}

async function messagesFor(schema: z.ZodType, value: unknown): Promise<string[]> {
  try {
    await parseLongInput(schema, value)
    return []
  } catch (error) {
    const { details } = error as { details?: { issues: { message: string }[] } }
    return (details?.issues ?? []).map(({ message }) => message)
  }
}

test('no issue of a request has a message of the validation library', async () => {
  const messages = new Set<string>()
  const kinds = new Set<string>()
  for (const [, schema] of await everySchema())
    for (const value of badValuesOf(schema)) {
      for (const message of await messagesFor(schema, value)) messages.add(message)
      const { error } = await schema.safeParseAsync(value)
      for (const { code } of error?.issues ?? []) kinds.add(code)
    }
  expect([...messages].filter((message) => WORDS_OF_ZOD.test(message))).toEqual([])
  expect(messages.size).toBeGreaterThan(60)
  expect([...kinds].sort()).toEqual([
    ...['custom', 'invalid_format', 'invalid_type', 'invalid_union', 'invalid_value'],
    ...['too_big', 'too_small', 'unrecognized_keys'],
  ])
})

test.each([
  [z.array(z.int()).min(1), [], 'Send at least 1 item.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'Send at most 2 items.'],
  [z.string().length(3), 'ab', 'Send exactly 3 characters.'],
  [z.number().gt(0), 0, 'Send a value of more than 0.'],
  [z.int().max(9), 10, 'Send a value of at most 9.'],
  [z.int(), 1.5, 'Send a whole number.'],
  [z.string(), null, 'Send text, not null.'],
  [z.string(), undefined, 'This value is required.'],
  [z.enum(['yes', 'no']), 'maybe', 'Send one of "yes", "no".'],
  [z.literal('v1'), 'v2', 'Send "v1".'],
  [z.url(), 'here', 'Send a URL, such as https://club.example/path.'],
  [z.string().startsWith('https://'), 'ftp', 'Send text that begins with "https://".'],
  [z.number().multipleOf(5), 7, 'Send a multiple of 5.'],
  [z.union([z.string(), z.boolean()]), 1, 'Send text or true or false.'],
  [z.guid(), 'one', 'Send an id, such as 01900000-0000-7000-8000-000000000000.'],
  [z.strictObject({}), { a: 1 }, 'This property is not part of the input.'],
  [z.string({ error: 'Send a name.' }), 1, 'Send a name.'],
])('%# the message of an issue says what to send instead', (schema, value, message) => {
  const { error } = schema.safeParse(value, { error: wordsOf })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
