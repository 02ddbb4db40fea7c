import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { publishSchemas } from '../../schema/registry/releases/publish.ts'
import { readPublished, readPublishedOperations } from '../../schema/registry/releases/version.ts'
import { copySchema, type SchemaCopy } from './schema-copy.ts'

let copy: SchemaCopy
beforeEach(() => {
  copy = copySchema()
})
afterEach(() => copy.remove())

const publishCopy = ({ mayBreak = false } = {}) =>
  publishSchemas(copy.folder, copy.readServed, { mayBreak })

describe('publishing the graph', () => {
  test('stores the SDL of subgraphs and clients, and lists the changes', async () => {
    copy.edit('club/bookings.graphql', 'type Participant {', 'type Participant {\n  team: Team')
    await copy.build()
    expect(await publishCopy()).toEqual({
      isPublished: true,
      lines: [
        "safe: field 'team' was added to object type 'Participant' (schema/club/)",
        'Published, with 1 change.',
      ],
    })
    const published = readPublished(copy.folder)
    expect(published?.subgraphs.club).toContain('type Participant {\n  team: Team')
    expect(published?.api).toContain('type Participant {\n  team: Team')
    expect(published?.api).not.toContain('InstallationIdentity')
  })

  test('stores the registered operations', async () => {
    const before = readPublishedOperations(copy.folder)
    copy.edit('published/operations.json', '"ListBookings"', '"ListFormerBookings"')
    expect(readPublishedOperations(copy.folder)).not.toEqual(before)
    await publishCopy()
    expect(readPublishedOperations(copy.folder)).toEqual(before)
  })

  test('lists no changes the second time', async () => {
    expect(await publishCopy()).toEqual({
      isPublished: true,
      lines: ['Published, with no changes.'],
    })
  })

  test('is refused while another check fails', async () => {
    copy.edit('club/bookings.graphql', 'type Participant {', 'type Participant {\n  team: Team')
    const before = readPublished(copy.folder)
    const { isPublished, lines } = await publishCopy({ mayBreak: true })
    expect(isPublished).toBe(false)
    expect(lines.filter((line) => !line.startsWith('stale: '))).toEqual(['Nothing was published.'])
    expect(readPublished(copy.folder)).toEqual(before)
  })

  test('of a breaking change requires the flag', async () => {
    copy.edit(
      'club/club.graphql',
      '  "The organization it belongs to; events are numbered within it."\n  organizationId: ID!\n  "Short',
      '  "Short',
    )
    await copy.build()
    const breaking =
      "breaking: field 'organizationId' was removed from object type 'Club' (schema/club/)"
    expect(await publishCopy()).toEqual({
      isPublished: false,
      lines: [breaking, 'Nothing was published: 1 change breaks; --breaking allows it.'],
    })
    expect(await publishCopy({ mayBreak: true })).toEqual({
      isPublished: true,
      lines: [breaking, 'Published, with 1 change.'],
    })
  })
})
