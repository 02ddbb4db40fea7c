import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import type { StaffCaller } from '../../../platform/caller.ts'
import type { Operation } from '../../../platform/executor.ts'
import type { SubgraphName } from '../../../schema/subgraphs.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { everyMutationOf } from '../../support/graph/every-mutation.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount } from '../../support/volunteer/volunteer-fixtures.ts'
import { type RunningClub, startClub } from '../club/running-club.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer/volunteer-fixture.ts'
import { CLUB_CASES, type Ids, type MutationCase, VOLUNTEER_CASES } from './mutation-cases.ts'
import { differencesOf, type Images, readImages } from './row-images.ts'

const ADMIN: StaffCaller = {
  ...{ kind: 'staff', subject: 'admin-1', name: 'Ada Admin', isAdmin: true, roles: [] },
}

interface Entry {
  [column: string]: unknown
  resourceType: string | null
  resourceId: string | null
  changedFields: string
}

let club: RunningClub
let volunteer: VolunteerTest

beforeAll(async () => {
  club = await startClub()
  volunteer = await startVolunteer()
})
afterAll(() => Promise.all([club.close(), volunteer.close()]))

async function makeClub(): Promise<Ids> {
  const home = await addClub(club.database)
  return addOneOfEach(club.database, home, await addInstallation(club.database, home.club))
}

async function makeVolunteerClub(): Promise<Ids> {
  const clubId = await addAccount(volunteer.database)
  return { Club: clubId, ...(await addOneOfEachVolunteer(volunteer.database, clubId)) }
}

const runInClub = async (operation: Operation, variables: object) =>
  (await club.execute(operation, ADMIN, { ...variables })).codes
const runInVolunteer = async ({ document }: Operation, variables: object) =>
  (await volunteer.ask(document, { ...variables }, ADMIN)).errors.map(
    ({ extensions, message }) => extensions?.['code'] ?? message,
  )

interface Side {
  database: () => Database
  entities: readonly EntitySchema[]
  addOne: () => Promise<Ids>
  run: (operation: Operation, variables: object) => Promise<unknown[]>
}

const SIDES: Readonly<Record<SubgraphName, Side>> = {
  club: {
    database: () => club.database,
    entities: CLUB_DATABASE.entities,
    addOne: makeClub,
    run: runInClub,
  },
  volunteer: {
    database: () => volunteer.database,
    entities: VOLUNTEER_DATABASE.entities,
    addOne: makeVolunteerClub,
    run: runInVolunteer,
  },
}

const CASES: Record<SubgraphName, Record<string, MutationCase | string>> = {
  club: CLUB_CASES,
  volunteer: VOLUNTEER_CASES,
}

describe.each(['club', 'volunteer'] as const)(
  'a mutation of the %s subgraph by an ADMIN',
  (name) => {
    const { database, entities, addOne, run } = SIDES[name]
    const entriesOf = (mutation: string) =>
      database().query<Entry[]>(
        `SELECT actor_kind, actor_id, actor_name, club_id, action, resource_type AS resourceType,
         resource_id AS resourceId, changed_fields AS changedFields, values_before, values_after
       FROM audit_entries WHERE mutation = ?`,
        [mutation],
      )
    const imagesNow = (): Promise<Images> => readImages(database(), entities)

    test.each(everyMutationOf(name, '').map((mutation) => mutation.name))(
      '%s leaves an entry for each row that it changes, and none without a resource',
      async (mutationName) => {
        const found = CASES[name][mutationName]
        if (found === undefined) throw new Error(`Add a case for ${mutationName}.`)

        const ids = await addOne()
        const mutations = everyMutationOf(name, ids['Club'] ?? '')
        const getMutation = (wanted: string) => {
          const mutation = mutations.find((one) => one.name === wanted)
          if (mutation === undefined) throw new Error(`There is no ${wanted}.`)
          return mutation
        }
        const mutation = getMutation(mutationName)
        const { setUp, earlier = [], input } = typeof found === 'string' ? {} : found
        for (const sql of setUp?.(ids).split(';') ?? []) await database().query(sql)
        for (const [name, inputOf] of earlier)
          expect(await run(getMutation(name).operation, { input: inputOf(ids) })).toEqual([])
        await database().query('DELETE FROM audit_entries')
        const before = await imagesNow()
        const variables = input === undefined ? mutation.variables : { input: input(ids) }
        const codes = await run(mutation.operation, variables)
        const changes = differencesOf(before, await imagesNow())
        const entries = await entriesOf(mutationName)

        if (typeof found === 'string') {
          expect(codes).not.toEqual([])
          expect({ changes, entries }).toEqual({ changes: [], entries: [] })
          return
        }
        expect(codes).toEqual([])
        expect(
          entries
            .filter(({ action }) => action !== 'NONE')
            .map(({ resourceType, resourceId, changedFields }) => ({
              row: `${resourceType} ${resourceId}`,
              fields: (JSON.parse(changedFields) as string[]).sort(),
            }))
            .sort(byRow),
        ).toEqual(changes.sort(byRow))
        for (const entry of entries) {
          expect(entry).toMatchObject({
            actor_kind: 'ADMIN',
            actor_id: Buffer.from('admin-1'),
            actor_name: 'Ada Admin',
          })
          expect(JSON.stringify([entry['values_before'], entry['values_after']])).not.toMatch(
            /MARK/,
          )
        }

        // A repetition, such as a second revocation, changes nothing or is refused: an entry would name no resource.
        await run(mutation.operation, variables)
        const named = await entriesOf(mutationName)
        expect(named.filter(({ resourceType }) => resourceType === null)).toEqual([])
      },
    )
  },
)

function byRow(a: { row: string }, b: { row: string }): number {
  return a.row < b.row ? -1 : 1
}
