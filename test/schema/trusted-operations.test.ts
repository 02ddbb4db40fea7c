import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { buildSchema, parse } from 'graphql'
import { readBuilt } from '../../schema/built.ts'
import type { OperationFile } from '../../schema/registry/collect-operations.ts'
import {
  splitByClient,
  toTrustedManifest,
} from '../../schema/registry/manifests/trusted-operations.ts'
import { hashOfDocument, loadTrustedDocuments } from '../../schema/trusted-documents.ts'

const SCHEMA = buildSchema('type Query { club: Club } type Club { id: ID! name: String }')

const aFile = (file: string, text: string): OperationFile => ({
  ...{ file: join(file), text, document: parse(text, { noLocation: true }), syntaxFault: null },
})

describe('the manifest of trusted documents', () => {
  test('lists each operation of clients, with its type, text and hash', () => {
    const files = [
      aFile('facade/a.graphql', 'query OfFacade { club { id } }'),
      aFile(
        'dashboard/a.graphql',
        'query B { club { ...F } } query A { club { id } } fragment F on Club { name }',
      ),
    ]
    const { format, version, operations } = JSON.parse(toTrustedManifest(files, SCHEMA))
    expect([format, version]).toEqual(['apollo-persisted-query-manifest', 1])
    const a = 'query A {\n  club {\n    id\n    __typename\n  }\n}'
    expect(operations[0]).toEqual({ id: hashOfDocument(a), name: 'A', type: 'query', body: a })
    expect(operations[1].body).toContain('fragment F on Club {\n  name\n  __typename\n}')
    expect(operations.length).toBe(2)
  })

  test('refuses a member that clients do not see, with its file', () => {
    const files = [aFile('dashboard/a.graphql', 'query A { club { secret } }')]
    expect(() => toTrustedManifest(files, SCHEMA)).toThrow(/^dashboard\/a\.graphql: .*secret/)
  })

  test('refuses a name that two documents share', () => {
    const text = 'query A { club { id } }'
    const files = [aFile('dashboard/a.graphql', text), aFile('screen/a.graphql', text)]
    expect(() => toTrustedManifest(files, SCHEMA)).toThrow(
      /Another file has an operation of this name/,
    )
  })

  test('has ids that are found', () => {
    const { operations } = JSON.parse(readBuilt('graph/trusted.json'))
    expect(operations.length).toBeGreaterThan(0)
    const trusted = loadTrustedDocuments()
    for (const { id, body } of operations) {
      expect(id).toBe(hashOfDocument(body))
      expect(trusted.find(id)).toBe(body)
      expect(trusted.includes(parse(body))).toBe(true)
    }
    expect(trusted.find('constructor')).toBeNull()
  })

  test('leaves the operations of the tiers to their own manifest', () => {
    const text = 'query A { club { id } }'
    const files = ['facade', 'gateway', 'issuer', 'portal', 'dashboard'].map((name) =>
      aFile(`${name}/a`, text),
    )
    expect(splitByClient(files).ofTiers.map(({ file }) => file)).toEqual([
      'facade/a',
      'gateway/a',
      'issuer/a',
      'portal/a',
    ])
  })
})
