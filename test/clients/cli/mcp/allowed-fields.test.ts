import { describe, expect, test } from '@jest/globals'
import { NEVER_TOOLS } from '../../../../clients/cli/mcp/operations/never-tools.ts'
import { toOperations } from '../../../../clients/cli/mcp/operations/read-operations.ts'
import { ALLOWED_FIELDS } from '../../../../clients/cli/mcp/results/allowed-fields.ts'
import type { Shape } from '../../../../clients/cli/mcp/results/shape.ts'
import { showFields, toShortName } from '../../../../clients/cli/mcp/results/show-fields.ts'
import { asRecord } from '../../../../clients/cli/mcp/tool.ts'
import { PRODUCTS, type Product } from '../../../../clients/cli/sandbox-access.ts'
import { markedValue, readDocument, successesOf } from './documents.ts'

/** Text about a person, of staff, or of a body that is sent, by the ends of its paths. */
const PERSONAL = [
  ...['participants.external_id', 'participants.display_name', 'helper.external_id'],
  ...['helpers.external_id', 'last_name', 'email', 'phone', 'language', 'tags', 'notes', 'note'],
  ...['status_reason', 'comment', 'subject', 'body', 'payload', 'value', 'created_by', 'secret'],
  ...['webhook.description', 'webhooks.description', 'signing_secret', 'ticket', 'token', 'url'],
]

/** Their own address is what partners and clubs look for when a delivery fails; a club's language is its own. */
const NOT_PERSONAL = /^(data|webhooks)\.url$|\bclub\.language$/

const OPERATIONS = PRODUCTS.flatMap((api) => toOperations(api, readDocument(api)))

describe.each(PRODUCTS)('the tools of the %s API', (api) => {
  const document = readDocument(api)
  const operations = OPERATIONS.filter((operation) => operation.api === api)
  const rows = ALLOWED_FIELDS[api]

  test('have a row of allowed fields for each operation, and no other row', () => {
    expect(Object.keys(rows).sort()).toEqual(operations.map(({ id }) => id).sort())
  })

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'show no text about a person in %s',
    (id, { method, path }) => {
      const successes = successesOf(document, method, path)
      expect(successes.length).toBeGreaterThan(0)
      for (const schema of successes) {
        const shown = showFields(markedValue(document, schema), rows[id] as Shape, false)
        const marks = Array.from(JSON.stringify(shown).matchAll(/mark:([\w.]+)/g), ([, at]) => at)
        const personal = marks.filter(
          (mark = '') =>
            !NOT_PERSONAL.test(mark) &&
            PERSONAL.some((end) => `.${mark}`.endsWith(`.${end}`) || mark.includes(`${end}.`)),
        )
        expect(personal).toEqual([])
      }
    },
  )

  test('name no field that no answer has', () => {
    const unknown = operations.flatMap(({ id, method, path }) => {
      const answers = successesOf(document, method, path).map((schema) =>
        markedValue(document, schema),
      )
      return missingIn(rows[id] as Shape, Object.assign({}, ...answers), id)
    })
    expect(unknown).toEqual([])
  })

  test('are none for what deletes or answers with a secret', () => {
    const all = Object.values(asRecord(document['paths'])).flatMap((item) =>
      Object.entries(asRecord(item)).map(
        ([method, one]) => [method, String(asRecord(one)['operationId'])] as const,
      ),
    )
    const tools = operations.map(({ id }) => id)
    for (const [method, id] of all)
      expect([id, tools.includes(id)]).toEqual([
        id,
        method !== 'delete' && !Object.hasOwn(NEVER_TOOLS, id),
      ])
    const secrets = operations.filter(({ method, path }) =>
      /signing_secret"|"ticket"|"token"/.test(
        JSON.stringify(
          successesOf(document, method, path).map((schema) => markedValue(document, schema)),
        ),
      ),
    )
    expect(secrets.map(({ id }) => id)).toEqual([])
  })
})

/** Members that lists carry beside the documents' bodies, or that a list and a single answer share by one shape. */
const BESIDE = ['next_cursor', 'total_count', 'has_more', 'deleted_at']

function missingIn(shape: Shape, value: unknown, path: string): string[] {
  const record = asRecord(Array.isArray(value) ? value[0] : value)
  const { fields, objects, names, lastNames, personal } = shape
  const own = [...fields, ...names, ...lastNames, ...personal, ...Object.keys(objects)]
  const missing = own.filter((name) => !(name in record) && !BESIDE.includes(name))
  // Rows of the same kind share a shape: a list may show less than its single read.
  const isShared = Object.keys(record).length > 0 && missing.length < own.length
  const inner = Object.entries(objects).flatMap(([name, one]) =>
    name in record && record[name] !== null ? missingIn(one, record[name], `${path}.${name}`) : [],
  )
  return [...(isShared ? [] : missing.map((name) => `${path}.${name}`)), ...inner]
}

describe('the fields of a result', () => {
  const shape = ALLOWED_FIELDS.volunteer['getHelper'] as Shape
  const helper = { id: 'h-1', first_name: 'Aitana', last_name: 'Albiol', email: 'a@b.example' }

  test('have a helper as first name and initial', () => {
    expect(showFields({ helper }, shape, false)).toEqual({
      helper: { id: 'h-1', first_name: 'Aitana', last_name: 'A.' },
    })
  })

  test('have contacts with personal data alone', () => {
    expect(showFields({ helper }, shape, true)).toEqual({ helper })
  })

  test('are those that the row names: an unknown member is left out', () => {
    expect(
      showFields({ helper: { id: 'h-1', born_on: '1990-01-01' }, more: 1 }, shape, true),
    ).toEqual({ helper: { id: 'h-1' } })
  })

  test.each([
    ['Marta Ortega Ruiz', 'Marta O.'],
    ['Marta', 'Marta'],
    ['Ortega Ruiz, Marta', 'Marta O.'],
    ['Ortega,Marta', 'Marta O.'],
    ['Ortega,', 'O.'],
    ['Hans-Peter Müller', 'Hans M.'],
    ['marta.ortega@example.com', 'm.'],
    ['Marta marta.ortega@example.com', 'Marta m.'],
    ['+34600111222', ''],
    ['+34 600 111 222 Marta', ''],
    ['Dr. Ortega', 'D. O.'],
    ['@marta_ortega', 'm.'],
    ['Ma\u0301rta Ortega', 'Ma\u0301rta O.'],
    ['', ''],
    [null, null],
  ])('shorten the name %j to %j', (name, short) => {
    expect(toShortName(name)).toBe(short)
  })
})

/** Checked here as well, because a field of this name may come with any later operation. */
test.each(PRODUCTS as readonly Product[])('rows of %s never name a secret', (api) => {
  expect(JSON.stringify(ALLOWED_FIELDS[api])).not.toMatch(/"(signing_secret|token|ticket|key)"/)
})
