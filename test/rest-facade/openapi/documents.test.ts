import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readVersion } from '../../../platform/version.ts'
import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { BUILT, readBuilt } from '../../../schema/built.ts'
import { CLUB_EVENT_TYPES } from '../../../schema/club/event-types.ts'
import { VOLUNTEER_EVENT_TYPES } from '../../../schema/volunteer/fields.ts'
import { CLUB_OPERATIONS, VOLUNTEER_OPERATIONS } from '../../support/http/documented-operations.ts'
import { compileClosed, faultsOf } from '../../support/openapi/compile-closed.ts'
import { operationsOf, readDocument } from '../../support/openapi/documents.ts'

const DOCUMENTS = {
  club: { document: readDocument('club'), specified: CLUB_OPERATIONS },
  volunteer: { document: readDocument('volunteer'), specified: VOLUNTEER_OPERATIONS },
}

const REDOCLY = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')

describe('the OpenAPI documents', () => {
  const files = ['openapi/club.json', 'openapi/volunteer.json']

  test.each(files)('(%s) are of a size that a review can open', (file) => {
    const text = readBuilt(file)
    expect(text.length).toBeLessThan(470_000)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1500)
  })

  test.each(files)("(%s) follow Redocly's recommended rules", (file) => {
    const args = ['lint', join(BUILT.folder, file), '--extends=recommended', '--format=json']
    const printed = execFileSync(process.execPath, [REDOCLY, ...args], {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const { totals, problems } = JSON.parse(printed)
    const none = { errors: 0, warnings: 0, ignored: 0 }
    expect({ totals, problems }).toEqual({ totals: none, problems: [] })
  })
})

describe.each(Object.entries(DOCUMENTS))('the %s document', (_product, { document, specified }) => {
  const operations = operationsOf(document)

  test('has the specified operations, scopes and successful statuses', () => {
    const described = operations.map(({ name, operation }) => {
      const { security, responses } = operation as Record<string, Record<string, unknown>>
      const [scopes = []] = Object.values((security as unknown as object[])[0] ?? {})
      const statuses = Object.keys(responses ?? {}).filter((status) => /^2/.test(status))
      return { name, scopes, statuses: statuses.map(Number).toSorted() }
    })
    const expected = specified.map(({ method, path, scopes, statuses }) => ({
      ...{ name: `${method} ${path}`, scopes, statuses: statuses.toSorted() },
    }))
    expect(byName(described)).toEqual(byName(expected))
  })

  test('names the release that serves it beside the version of its interface', () => {
    const { info } = document as unknown as { info: Record<string, string> }
    expect(info['x-release']).toBe(readVersion())
    expect(info['version']).toMatch(/^1\.0\.0/)
  })

  test('names each operation once, and summarizes it in at most eight words', () => {
    const ids = operations.map(({ operation }) => operation['operationId'])
    expect(new Set(ids).size).toBe(operations.length)
    const wordy = operations.filter(({ operation: { summary } }) => {
      const words = String(summary ?? '').split(' ')
      return words.length > 8 || words[0] === ''
    })
    expect(wordy.map(({ name }) => name)).toEqual([])
  })

  test('has only the tags that it describes', () => {
    const used = new Set(operations.flatMap(({ operation }) => operation['tags']))
    expect([...used].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted())
  })

  test('has a recorded example of each request and success, in its own form', () => {
    const media = operations.flatMap(({ name, operation }) => {
      const { requestBody, responses } = operation as unknown as OperationContent
      const successes = Object.entries(responses).filter(([status]) => /^2/.test(status))
      return [
        ...(requestBody?.required ? [[`${name} request`, requestBody] as const] : []),
        ...successes.map(([status, response]) => [`${name} ${status}`, response] as const),
      ].flatMap(([place, { content }]) => (content ? [[place, content] as const] : []))
    })
    const wrong = media.flatMap(([place, { 'application/json': shown }]) => {
      if (shown.example === undefined) return [`${place} has no example`]
      const validate = compileClosed(shown.schema, document)
      return validate(shown.example) ? [] : [`${place}: ${faultsOf(validate)}`]
    })
    expect(media.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  test('has a recorded example of each parameter of a path, and of each delivery', () => {
    const inPaths = operations.flatMap(({ name, operation: { parameters = [] } }) =>
      parameters
        .filter((parameter) => parameter.in === 'path' && parameter.example === undefined)
        .map((parameter) => `${name} ${parameter.name}`),
    )
    expect(inPaths).toEqual([])
    const wrong = Object.entries(document.webhooks).flatMap(([type, { post }]) => {
      const { schema, example } = post.requestBody.content['application/json']
      const validate = compileClosed(schema, document)
      return validate(example) ? [] : [`${type}: ${faultsOf(validate)}`]
    })
    expect(wrong).toEqual([])
  })

  test('has only references to what it contains', () => {
    const text = JSON.stringify(document)
    const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref)
    const missing = refs.filter((ref) => {
      const found = ref
        .split('/')
        .reduce<unknown>(
          (node, key) => (node as Record<string, unknown> | undefined)?.[key],
          document,
        )
      return found === undefined
    })
    expect(refs.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })
})

describe('the frames of the Club document', () => {
  test('have the example of a recorded one', () => {
    const { document } = DOCUMENTS.club
    const { schema, example } = document['x-frames'].message
    const validate = compileClosed(schema, document)
    expect([validate(example), faultsOf(validate)]).toEqual([true, 'No errors'])
  })
})

describe('the webhooks of the documents', () => {
  test('are all event types of each product', () => {
    expect(Object.keys(DOCUMENTS.club.document.webhooks)).toEqual(CLUB_EVENT_TYPES)
    expect(Object.keys(DOCUMENTS.volunteer.document.webhooks)).toEqual([...VOLUNTEER_EVENT_TYPES])
  })
})

interface WithContent {
  required?: boolean
  content?: { 'application/json': { schema: Schema; example?: unknown } }
}

interface OperationContent {
  requestBody?: WithContent
  responses: Readonly<Record<string, WithContent>>
}

function byName<T extends { name: string }>(operations: readonly T[]): T[] {
  return operations.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
