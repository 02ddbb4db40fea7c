import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { OperationTypeNode, parse } from 'graphql'
import {
  acceptedOperations,
  indexOperations,
  loadOperations,
  operationByHash,
} from '../../schema/operations.ts'
import { buildContracts } from '../../schema/registry/build.ts'
import { readPublishedOperations } from '../../schema/registry/releases/version.ts'
import { copySchema, SCHEMA, type SchemaCopy } from './schema-copy.ts'

describe('the built contracts', () => {
  test('hold each operation as one document with its own fragments', () => {
    for (const { name, kind, document } of loadOperations().values()) {
      const [operation, ...rest] = parse(document).definitions
      expect(operation).toMatchObject({ operation: kind, name: { value: name } })
      expect(rest.every((node) => node.kind === 'FragmentDefinition')).toBe(true)
    }
  })

  test('find an operation by its hash', () => {
    for (const operation of loadOperations().values()) {
      expect(operation).toMatchObject({
        registered: true,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      expect(operationByHash(operation.hash)).toBe(operation)
    }
    expect(operationByHash('0'.repeat(64))).toBeUndefined()
  })

  test('find an operation of the last release by its hash, and by its name the present one', () => {
    const entry = (hash: string) => ({ kind: OperationTypeNode.QUERY, hash, document: hash })
    const { byName, byHash } = indexOperations(
      { GetContext: entry('new'), GetCourt: entry('same') },
      { GetContext: entry('old'), GetCourt: entry('same'), GetGone: entry('gone') },
    )
    expect([...byHash.keys()].sort()).toEqual(['gone', 'new', 'old', 'same'])
    expect(byHash.get('old')).toMatchObject({ name: 'GetContext', registered: true })
    expect(byHash.get('same')).toBe(byName.get('GetCourt'))
    expect([...byName.values()].map(({ hash }) => hash)).toEqual(['new', 'same'])
  })

  test('hold the operations of the last release, which tiers of it call with', () => {
    const released = Object.values(readPublishedOperations(SCHEMA))
    expect(released.length).toBeGreaterThan(100)
    expect(released.filter(({ hash }) => operationByHash(hash)?.hash !== hash)).toEqual([])
    const accepted = new Set([...acceptedOperations()].map(({ hash }) => hash))
    expect(released.filter(({ hash }) => !accepted.has(hash))).toEqual([])
  })
})

describe('contracts made from a copy of the sources', () => {
  let copy: SchemaCopy
  let folder: string
  beforeEach(() => {
    copy = copySchema()
    folder = copy.folder
  })
  afterEach(() => copy.remove())

  test('are the same each time', () => {
    const first = buildContracts(folder)
    // What was made of the same text is remembered; a comment says nothing, but makes it another text.
    for (const file of ['club/club.graphql', 'volunteer/volunteer.graphql'])
      copy.append(file, '\n# again\n')
    expect(buildContracts(folder)).toEqual(first)
  })

  test.each([
    [
      'a field that does not exist',
      'query Q { booking(id: "1") { colour } }',
      /facade\/bookings\.graphql: Q: Cannot query field "colour"/,
    ],
    [
      'a name that is taken in the file',
      'query GetBooking { __typename }',
      /GetBooking: The name is used twice/,
    ],
    [
      'a name that is taken in another file',
      'query GetCourt { __typename }',
      /GetCourt: Another file/,
    ],
    ['no name', '{ __typename }', /Every operation needs a name/],
    ['a fragment that nothing uses', 'fragment F on Court { id }', /Fragment "F" is never used/],
    ['a syntax error', 'query {', /facade\/bookings\.graphql: Syntax Error/],
  ])('are refused for an operation with %s, naming the file', (_, text, message) => {
    copy.append('operations/facade/bookings.graphql', `\n${text}\n`)
    expect(() => buildContracts(folder)).toThrow(message)
  })

  test('name a new leaf field in the fragments of its type, but where these leave it out', () => {
    copy.edit('club/courts.graphql', '  number: Int!\n', '  number: Int!\n  colour: String\n')
    const file = 'operations/facade/courts.graphql'
    const { operations, built } = buildContracts(folder)
    expect(operations.get(file)).toMatch(/ {2}number\n {2}colour\n {2}publicId\n/)
    expect(built.get('graph/manifest.json')).toContain('colour')

    copy.edit(file, 'leaf field but ', 'leaf field but colour, ')
    expect(buildContracts(folder).operations.get(file)).not.toMatch(/^ {2}colour$/m)
  })

  test('leave out of such a fragment what is hidden from clients, and keep it where it is selected by hand', () => {
    copy.edit(
      'club/courts.graphql',
      '  number: Int!\n',
      '  number: Int!\n  colour: String @inaccessible\n  weight: Int @inaccessible\n',
    )
    const file = 'operations/facade/courts.graphql'
    copy.edit(file, '  surfaceType\n', '  surfaceType\n  weight\n')
    const text = buildContracts(folder).operations.get(file)
    expect(text).toMatch(/^ {2}weight$/m)
    expect(text).not.toContain('colour')
  })

  test('are refused where a fragment leaves out a field that its type lacks', () => {
    copy.edit('operations/facade/courts.graphql', 'leaf field but ', 'leaf field but colour, ')
    expect(() => buildContracts(folder)).toThrow(/courts\.graphql: Court has no field colour/)
  })

  test('are refused when the subgraphs do not compose', () => {
    copy.edit('volunteer/volunteer.graphql', 'type Club @key(fields: "id")', 'type Club')
    expect(() => buildContracts(folder)).toThrow('The subgraphs do not compose.')
  })
})
