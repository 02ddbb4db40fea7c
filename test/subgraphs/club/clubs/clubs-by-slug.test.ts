import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import type { Operation } from '../../../../platform/executor.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { ClubEntity } from '../../../../subgraphs/club/clubs/entities.ts'
import { addClub, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { type RunningClub, startClub } from '../running-club.ts'

let club: RunningClub
let home: ClubFixture

beforeAll(async () => {
  club = await startClub({ poolSize: 1 })
  home = await addClub(club.database)
  await copyMany(club.database, ClubEntity, home.club.id, {
    id: ID,
    slug: "CONCAT('padel-', LPAD(n, 5, '0'))",
  })
  await misleadStatistics(club.database)
})

afterAll(() => club.close())

const ADMIN: Caller = { kind: 'staff', subject: 'admin-1', isAdmin: true, roles: [] }

const document = 'query F($prefix: String!) { clubsBySlug(prefix: $prefix) { slug } }'
const FIND: Operation = { name: 'F', kind: 'query', document, hash: 'f', registered: true }

async function find(prefix: string, caller: Caller = ADMIN) {
  const { data, codes } = await club.execute(FIND, caller, { prefix })
  return codes[0] ?? data.clubsBySlug.map(({ slug }: { slug: string }) => slug)
}

describe('clubsBySlug', () => {
  test('finds the clubs whose slugs begin with the text, in any case', async () => {
    expect(await find('padel-0123')).toHaveLength(10)
    expect(await find('PADEL-01234')).toEqual(['padel-01234'])
    expect(await find(home.club.slug)).toContain(home.club.slug)
  })

  test('ends with the first 20 by their slugs', async () => {
    const slugs = await find('padel')
    expect(slugs).toHaveLength(CLUB_LIMITS.clubsBySlug)
    expect([slugs[0], slugs.at(-1)]).toEqual(['padel-00001', 'padel-00020'])
  })

  test.each([
    ['no club has', 'zzz'],
    ['no slug can begin with', 'Pádel %_~'],
    ['is longer than a slug', 'p'.repeat(41)],
  ])('finds nothing for a text that %s', async (_what, prefix) => {
    expect(await find(prefix)).toEqual([])
  })

  test('reads few of 20,000 clubs', async () => {
    expect(await countRowsRead(club.database, () => find('padel-0123'))).toBeLessThan(30)
  })

  test('is for ADMINs alone', async () => {
    const roles = [{ clubId: home.club.id, role: 'OWNER' as const }]
    const owner: Caller = { kind: 'staff', subject: 'owner-1', isAdmin: false, roles }
    expect(await find('padel', owner)).toBe('forbidden')
  })
})
