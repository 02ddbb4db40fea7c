import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { CARRIED_OUT, findForeignDirectives } from '../../schema/registry/carried-out-directives.ts'
import { checkContracts } from '../../schema/registry/check-contracts.ts'
import { readSubgraphs } from '../../schema/registry/releases/version.ts'
import { SUBJECTS } from '../gateway/federation/subjects.ts'
import { SCHEMA, type SchemaCopy } from './schema-copy.ts'
import { copySmallSchema } from './small-schema.ts'

const LINK = 'import: ["@key", "@inaccessible", "@shareable"]'

let copy: SchemaCopy
beforeEach(() => {
  copy = copySmallSchema()
})
afterEach(() => copy.remove())

async function check(): Promise<string[]> {
  const { findings } = await checkContracts(copy.folder, copy.readServed)
  return findings.filter(({ kind }) => kind === 'directive').map(({ what }) => what)
}

function plant(directive: string, name = directive.split('(')[0]): void {
  copy.edit('club/club.graphql', LINK, LINK.replace(']', `, "${name}"]`))
  copy.edit(
    'club/bookings.graphql',
    '  sourceVersion: Int\n',
    `  sourceVersion: Int ${directive}\n`,
  )
}

describe('a directive of the SDL', () => {
  test.each([
    ['@authenticated', '@authenticated'],
    ['@requiresScopes(scopes: [["a"]])', '@requiresScopes'],
    ['@tag(name: "internal")', '@tag'],
    ['@override(from: "volunteer", label: "percent(50)")', '@override with a label'],
    ['@requires(fields: "court { name(short: true) }")', '@requires with arguments'],
    ['@provides(fields: "court { location { id } }")', '@provides of nested fields'],
  ])('fails the check by name where it is %s', async (directive, named) => {
    plant(directive)
    expect(await check()).toEqual([
      `Booking.sourceVersion uses ${named}, which the gateway does not carry out`,
    ])
  })

  test('fails the check where it makes an interface an object', async () => {
    copy.append(
      'club/bookings.graphql',
      '\ntype Extra @interfaceObject @key(fields: "id") { id: ID! }',
    )
    copy.edit('club/club.graphql', LINK, LINK.replace(']', ', "@interfaceObject"]'))
    expect(await check()).toEqual([
      'Extra uses @interfaceObject, which the gateway does not carry out',
    ])
  })

  test.each([
    ['of another specification', 'federation/v2.5', 'connect/v0.1'],
    ['under another name', '"@key"', '{ name: "@key", as: "@id" }'],
  ])('fails the check where it is imported %s', async (_how, from, to) => {
    copy.edit('club/club.graphql', from, to)
    expect(await check()).toContainEqual(expect.stringMatching(/^schema uses @link/))
  })

  test.each(CARRIED_OUT)('passes only where random documents prove it: @%s', (name) => {
    const uses = SUBJECTS.filter(({ notRandom }) => notRandom === undefined).flatMap(
      ({ subgraphs }) => Object.values(subgraphs).filter((sdl) => sdl.includes(`@${name}`)),
    )
    expect(uses).not.toEqual([])
  })

  test('passes where it is carried out', () => {
    const club = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
      type Court @key(fields: "id") { id: ID! name: String @deprecated(reason: "Old.") }`
    expect(findForeignDirectives({ club, volunteer: club })).toEqual([])
    expect(findForeignDirectives(readSubgraphs(SCHEMA))).toEqual([])
  })
})
