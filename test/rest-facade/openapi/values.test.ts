import { describe, expect, test } from '@jest/globals'
import { compileClosed } from '../../support/openapi/compile-closed.ts'
import { readDocument } from '../../support/openapi/documents.ts'
import { isLoose, listValues, type NamedValue } from '../../support/openapi/list-values.ts'

const SENTENCE = 'a sentence for people, of any length'

/** Values without type or bound, with the reason. */
const UNBOUNDED: Readonly<Record<string, string>> = {
  ...{ message: SENTENCE, error: SENTENCE, upgrade_hint: SENTENCE, upgrade_cta: SENTENCE },
  details: 'its form depends on the code of the refusal',
  opening_hours: 'any stored value, for partners that had one before the graph gave it a form',
  'EventSyncResult.external_id': 'repeats what was sent, of any length',
  value: 'of the type of the value that a condition compares',
}

describe.each(['club', 'volunteer'] as const)('the values of the %s document', (name) => {
  const values = listValues(readDocument(name))

  test('have a description each', () => {
    expect(values.length).toBeGreaterThan(300)
    const unsaid = values.filter(({ description = '' }) => description === '')
    expect(unsaid.map(({ place }) => place)).toEqual([])
  })

  test('have a type and a bound each, or a reason why not', () => {
    const loose = values.filter(({ schema }) => isLoose(schema))
    const unknown = loose.filter((value) => reasonKeyOf(value) === undefined)
    expect(unknown.map(({ place }) => place)).toEqual([])
  })

  test('have defaults that they permit', () => {
    const document = readDocument(name)
    const given = values.filter(({ schema }) => schema['default'] !== undefined)
    const wrong = given.filter(({ schema }) => !compileClosed(schema, document)(schema['default']))
    expect(given.length).toBeGreaterThan(5)
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  test('that are whole numbers have a minimum', () => {
    const numbers = values.filter(({ schema }) => [schema.type ?? []].flat().includes('integer'))
    const open = numbers.filter(({ schema }) => schema['minimum'] === undefined)
    expect(numbers.length).toBeGreaterThan(10)
    expect(open.map(({ place }) => place)).toEqual([])
  })
})

test('signing secrets of the Club API permit those that 1.2.0 made, which repetitions still answer', () => {
  const document = readDocument('club')
  const secrets = listValues(document).filter(({ name }) => name === 'signing_secret')
  expect(secrets).toHaveLength(2)
  const made = [`whsec_${'aB3-_'.repeat(9).slice(2)}`, `whsec_${'aB34'.repeat(11)}`]
  for (const { schema } of secrets)
    expect(made.map((secret) => compileClosed(schema, document)(secret))).toEqual([true, true])
})

test('every reason for a value without a bound is about one of the documents', () => {
  const documents = [readDocument('club'), readDocument('volunteer')]
  const loose = documents.flatMap(listValues).filter(({ schema }) => isLoose(schema))
  const used = new Set(loose.map(reasonKeyOf))
  expect(Object.keys(UNBOUNDED).filter((key) => !used.has(key))).toEqual([])
})

/** The name of a value, or its component and name. */
function reasonKeyOf({ name, place }: NamedValue): string | undefined {
  const [, component = ''] = /^components\.schemas\.(\w+)/.exec(place) ?? []
  return [`${component}.${name}`, name].find((key) => Object.hasOwn(UNBOUNDED, key))
}
