import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type InputValueDefinitionNode, parse, print, visit } from 'graphql'
import { z } from 'zod'
import { graphOf, type InputRecord } from '../../schema/fields/input-record.ts'
import { readSdl } from '../../schema/sdl.ts'
import type { SubgraphName } from '../../schema/subgraphs.ts'
import { RoleName } from '../../schema/volunteer/fields.ts'

const SCHEMA = resolve(import.meta.dirname, '../../schema')

/** Checked by a rule of its own, and never kept as it was sent. */
const NOT_KEPT = ['after', 'url']

const LONE_SURROGATE = 'ab\ud800cd'

/** Texts of several lines; every other text of the volunteer side has one. */
const OF_LINES = ['body', 'description', 'note', 'notes', 'value']

const CONTROL_CHARACTERS = ['\u0000', '\u0007', '\b', '\u001b', '\u007f', '\u0080', '\u009f']
const LINE_BREAKS = ['\n', '\r', '\r\n', '\t', '\u0085', '\u2028', '\u2029']

type Records = Readonly<Record<string, InputRecord<Record<string, never>>>>

async function recordsOf(product: string): Promise<[name: string, record: Records[string]][]> {
  const files = readdirSync(join(SCHEMA, product)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(SCHEMA, product, file))) as object),
  )
  return modules.flatMap((module) =>
    Object.entries(module as Records).filter(([, value]) => isRecord(value)),
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'fields' in value && 'rules' in value
}

/** Every text in a schema, under the names that lead to it. */
function textsIn(schema: z.ZodType, path: readonly string[]): [string[], z.ZodType][] {
  if (readsText(schema)) return [[[...path], schema]]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => textsIn(field, [...path, name]))

  return innerOf(schema).flatMap((inner) => textsIn(inner, path))
}

/** What is made from a text may be checked only then. */
function readsText(schema: z.ZodType): boolean {
  return schema instanceof z.ZodPipe
    ? readsText(schema.in as z.ZodType)
    : schema instanceof z.ZodString
}

function innerOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return [...schema.options] as z.ZodType[]
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType]
  if ('unwrap' in schema) return [(schema as z.ZodOptional<z.ZodType>).unwrap()]
  return []
}

async function keptTextsOf(product: SubgraphName): Promise<[path: string[], text: z.ZodType][]> {
  const texts = (await recordsOf(product)).flatMap(([name, { fields }]) =>
    Object.entries(fields).flatMap(([field, one]) => textsIn(graphOf(one), [name, field])),
  )
  const ids = idsOf(product)
  return texts.filter(([path]) => {
    const name = path.at(-1) ?? ''
    return !ids.has(name) && !NOT_KEPT.includes(name)
  })
}

/** Names of fields whose type is ID in every input of the product; ids are looked up, not stored as they were sent. */
function idsOf(product: SubgraphName): Set<string> {
  const types = new Map<string, Set<string>>()
  const enter = ({ name, type }: InputValueDefinitionNode) => {
    const known = types.get(name.value) ?? new Set()
    types.set(name.value, known.add(print(type).replaceAll(/[[\]!]/g, '')))
  }
  visit(parse(readSdl(product)), { InputValueDefinition: { enter } })
  const isId = ([, named]: [string, Set<string>]) => named.has('ID') && named.size === 1
  return new Set([...types].filter(isId).map(([name]) => name))
}

describe.each(['club', 'volunteer'] as const)(
  'what an input of the %s product keeps as text',
  (product) => {
    test('is refused when it is no Unicode, which no database takes', async () => {
      const kept = await keptTextsOf(product)
      expect(kept.length).toBeGreaterThan(10)
      const accepted = kept.filter(([, text]) => text.safeParse(LONE_SURROGATE).success)
      expect(accepted.map(([path]) => path.join('.'))).toEqual([])
    })
  },
)

/** Compared as they were sent; a source sends the others again, too, but its versions do not depend on them. */
const EXACT = ['externalId', 'field', 'phone']

test('each line of the volunteer product loses what shows nothing or turns the direction of the line', async () => {
  const kept = (await keptTextsOf('volunteer')).flatMap(([path, text]) => {
    const name = path.at(-1) ?? ''
    if (OF_LINES.includes(name) || EXACT.includes(name)) return []
    const { success, data } = text.safeParse('Bar\u200b am\u202e Ab\u2066end')
    return success && data !== 'Bar am Abend' ? [path.join('.')] : []
  })
  expect(kept).toEqual([])
})

describe('the control characters of a text of the volunteer product', () => {
  const around = (character: string) => `a${character}b`

  test('are refused in every field, and line breaks in every field of one line', async () => {
    const taken = (await keptTextsOf('volunteer')).flatMap(([path, text]) => {
      const refused = OF_LINES.includes(path.at(-1) ?? '')
        ? CONTROL_CHARACTERS
        : [...CONTROL_CHARACTERS, ...LINE_BREAKS]
      return refused
        .filter((character) => text.safeParse(around(character)).success)
        .map((character) => `${path.join('.')} ${JSON.stringify(character)}`)
    })
    expect(taken).toEqual([])
  })

  test('are line breaks and tabs where the field has several lines', async () => {
    const texts = await keptTextsOf('volunteer')
    const ofLines = texts.filter(([path]) => OF_LINES.includes(path.at(-1) ?? ''))
    expect(new Set(ofLines.map(([path]) => path.at(-1)))).toEqual(new Set(OF_LINES))
    for (const [path, text] of ofLines)
      for (const character of LINE_BREAKS) {
        const { data } = text.safeParse(around(character))
        expect([path, data]).toEqual([path, around(character)])
      }
  })

  test('are named in the refusal, with what to send instead', async () => {
    const messageFor = (text: string) => RoleName.safeParse(text).error?.issues[0]?.message
    expect(messageFor('a\u0007b')).toBe('Leave control characters out; this text holds U+0007.')
    expect(messageFor('a\nb')).toBe('Send text of one line, without line breaks.')
    expect(messageFor('a\tb')).toBe('Send spaces instead of tabs.')
    expect(RoleName.parse(' Bar\r\n')).toBe('Bar')
  })
})
