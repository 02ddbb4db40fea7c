import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { graphOf, type InputRecord } from '../../schema/input-record.ts'

const SCHEMA = resolve(import.meta.dirname, '../../schema')

/** Looked for, or checked by a rule of its own, and never kept as it was sent. */
const NOT_KEPT = /(^|[a-z])[iI]ds?$|^after$|^url$/

const LONE_SURROGATE = 'ab\ud800cd'

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

describe.each(['club', 'volunteer'])('what an input of the %s product keeps as text', (product) => {
  test('is refused when it is no Unicode, which no database takes', async () => {
    const texts = (await recordsOf(product)).flatMap(([name, { fields }]) =>
      Object.entries(fields).flatMap(([field, one]) => textsIn(graphOf(one), [name, field])),
    )
    expect(texts.length).toBeGreaterThan(10)
    const kept = texts.filter(([path]) => !NOT_KEPT.test(path.at(-1) ?? ''))
    const accepted = kept.filter(([, text]) => text.safeParse(LONE_SURROGATE).success)
    expect(accepted.map(([path]) => path.join('.'))).toEqual([])
  })
})
