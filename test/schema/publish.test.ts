import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { addToChangelog } from '../../schema/registry/releases/changelog.ts'
import { type PublicationSetup, publishSchemas } from '../../schema/registry/releases/publish.ts'
import { readSince } from '../../schema/registry/releases/since.ts'
import { readPublished, readPublishedOperations } from '../../schema/registry/releases/version.ts'
import { copySchema, type SchemaCopy } from './schema-copy.ts'
import { copySmallSchema } from './small-schema.ts'

let copy: SchemaCopy
beforeEach(() => {
  copy = copySmallSchema()
})
afterEach(() => copy.remove())

const publishCopy = (setup: Partial<PublicationSetup> = {}) =>
  publishSchemas(copy.folder, copy.readServed, { version: '1.1.0', ...setup })

describe('publishing the graph', () => {
  test('stores the SDL of subgraphs and clients, and lists the changes', async () => {
    copy.edit('club/bookings.graphql', 'type Participant {', 'type Participant {\n  team: Team')
    copy.build()
    expect(await publishCopy()).toEqual({
      isPublished: true,
      lines: [
        "safe: field 'team' was added to object type 'Participant' (schema/club/)",
        'Published, with 1 change.',
      ],
      changelog: '- Published: 1 change of the contracts, none breaking.',
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

  test('lists no changes of the real schema the second time', async () => {
    copy.remove()
    copy = copySchema()
    expect(await publishCopy()).toEqual({
      isPublished: true,
      lines: ['Published, with no changes.'],
      changelog: null,
    })
  })

  test('is refused while another check fails', async () => {
    copy.append('operations/facade/bookings.graphql', '\nquery Q { zzz }\n')
    const before = readPublished(copy.folder)
    const { isPublished, lines } = await publishCopy({ breaking: 'Clubs move.' })
    expect(isPublished).toBe(false)
    expect(lines).toEqual([expect.stringContaining('"zzz"'), 'Nothing was published.'])
    expect(readPublished(copy.folder)).toEqual(before)
  })

  test('of a breaking change requires the flag', async () => {
    copy.edit(
      'club/club.graphql',
      '  "The organization it belongs to; events are numbered within it."\n  organizationId: ID!\n  "Short',
      '  "Short',
    )
    copy.build()
    const breaking =
      "breaking: field 'organizationId' was removed from object type 'Club' (schema/club/, since 1.0.0)"
    expect(await publishCopy()).toEqual({
      isPublished: false,
      lines: [breaking, 'Nothing was published: 1 change breaks; --breaking "CAUSE" allows it.'],
      changelog: null,
    })
    expect(await publishCopy({ breaking: 'Clubs move.' })).toEqual({
      isPublished: true,
      lines: [breaking, 'Published, with 1 change.'],
      changelog:
        "- **Breaking**: field 'organizationId' was removed from object type 'Club'. Cause: Clubs move.",
    })
  })

  test('of a corrected document requires its flag, and leaves what the graph adds to the next release', async () => {
    copy.edit('club/bookings.graphql', 'type Participant {', 'type Participant {\n  team: Team')
    copy.build()
    copy.edit('../built/openapi/club.json', '["locations:read"]', '["courts:read"]')
    expect(await publishCopy()).toMatchObject({ isPublished: false })
    const since = () => readFileSync(join(copy.folder, 'published/since.json'), 'utf8')
    const before = [readPublished(copy.folder), since()]
    const corrected = await publishCopy({ isCorrection: true })
    expect(corrected).toMatchObject({ isPublished: true, changelog: null })
    expect(corrected.lines.filter((line) => line.includes('team'))).toEqual([])
    expect([readPublished(copy.folder), since()]).toEqual(before)
    expect(await publishCopy()).toMatchObject({
      changelog: '- Published: 1 change of the contracts, none breaking.',
    })
  })
})

describe('the version of a member', () => {
  const since = () => JSON.parse(readFileSync(join(copy.folder, 'published/since.json'), 'utf8'))
  const addField = async (name: string) => {
    copy.edit('club/bookings.graphql', 'type Participant {', `type Participant {\n  ${name}: Team`)
    copy.build()
  }

  test('is the one that published it, or the first', async () => {
    await addField('team')
    await publishCopy()
    expect(since()).toEqual({ first: '1.0.0', later: { '1.1.0': ['graph Participant.team'] } })
    const sinceOf = readSince(copy.folder)
    expect(sinceOf('graph', 'Participant.team')).toBe('1.1.0')
    expect(sinceOf('graph', 'Participant.externalId')).toBe('1.0.0')
    expect(sinceOf('club', 'Booking.court_id')).toBe('1.0.0')
    expect(sinceOf('club', 'Booking.unknown[].member')).toBe('1.0.0')
    expect(sinceOf('club', 'Unknown')).toBeNull()
  })

  test('is the next release for what was published between two', async () => {
    await addField('team')
    await publishCopy({ version: 'Unreleased' })
    await addField('seed')
    await publishCopy({ version: '1.1.0' })
    const added = ['graph Participant.seed', 'graph Participant.team']
    expect(since()).toEqual({ first: '1.0.0', later: { '1.1.0': added } })
  })
})

describe('the line of a publication', () => {
  test('ends the part Contracts of the newest section, once', () => {
    const before = '# Changelog\n\n## Unreleased\n\n### Graph\n\n- One.\n\n## 1.0.0\n\nOld.\n'
    const once = addToChangelog(before, '- Two.')
    expect(once).toBe(
      '# Changelog\n\n## Unreleased\n\n### Graph\n\n- One.\n\n### Contracts\n\n- Two.\n\n## 1.0.0\n\nOld.\n',
    )
    expect(addToChangelog(once, '- Two.')).toBe(once)
    expect(addToChangelog(once, '- Three.')).toBe(once.replace('- Two.\n', '- Two.\n- Three.\n'))
  })
})
