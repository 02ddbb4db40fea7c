import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import { ProvisioningFile } from '../../provisioning/file/file-schema.ts'
import { PROVISIONING_SCHEMA, readBuilt } from '../../schema/built.ts'
import { readSource } from '../support/source/import-graph.ts'
import { YAML } from './sample-clubs.ts'

const schema = JSON.parse(readBuilt(PROVISIONING_SCHEMA))
const ajv = formats.default(new Ajv({ strict: false }))
const isValid = (text: string) => ajv.compile(schema)(parse(text))

const PAGE = readSource('docs/operations/provision.md')

interface Member {
  description?: string
  enum?: string[]
  properties?: Record<string, Member>
  items?: Member
  anyOf?: Member[]
}

/** Each member by its name, with its description and its allowed values. */
function membersOf({ properties = {}, items, anyOf = [] }: Member): [string, Member][] {
  const inner = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)]
  return [...Object.entries(properties), ...inner.flatMap(membersOf)]
}

describe('the JSON Schema of the provisioning file', () => {
  test.each([
    ['the file of the tests', YAML, true],
    ['an unknown property', YAML.replace('currency:', 'curency:'), false],
    ['a value that is not allowed', YAML.replace('plan: pro', 'plan: gold'), false],
    ['a number where a text is wanted', YAML.replace('key: main', 'key: 5'), false],
    ['the first example of the page', PAGE.match(/```yaml\n([\s\S]*?)```/)?.[1] ?? '', true],
  ])('judges as the command does: %s', (_, text, expected) => {
    expect(isValid(text)).toBe(expected)
    expect(ProvisioningFile.safeParse(parse(text)).success).toBe(expected)
  })

  test('describes every member', () => {
    const silent = membersOf(schema).flatMap(([name, { description }]) =>
      description ? [] : [name],
    )
    expect(silent).toEqual([])
  })

  test('has the allowed values that the page lists', () => {
    const valuesOf = ({ enum: values, items, anyOf = [] }: Member): string[] =>
      [values ?? [], ...[...anyOf, ...(items ? [items] : [])].map(valuesOf)].flat()
    const closed = membersOf(schema).flatMap(([name, member]) => {
      // The scopes would make cells too long to read.
      const values = member.properties || name === 'scopes' ? [] : valuesOf(member)
      return values.length > 0
        ? [`| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`]
        : []
    })
    expect(new Set(closed).size).toBeGreaterThan(6)
    expect([...new Set(closed)].filter((line) => !PAGE.includes(line))).toEqual([])
  })
})
