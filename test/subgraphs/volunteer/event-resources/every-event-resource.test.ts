import { describe, expect, test } from '@jest/globals'
import { isInputObjectType, isNonNullType } from 'graphql'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { VOLUNTEER_SCOPES } from '../../../../schema/volunteer/scopes.ts'
import { startRetention } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { GRAPH } from '../../../support/graph/graph.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { LONG_AGO, loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { RESOURCE_ROWS, type ResourceRow, type StoredFields } from './resource-rows.ts'

const home = startVolunteerEvent()

const ROWS = Object.entries(RESOURCE_ROWS).map(([scopes, row]) => {
  const single = row.type.charAt(0).toLowerCase() + row.type.slice(1)
  return { ...row, scopes, single, plural: `${single}s` }
})

type Row = (typeof ROWS)[number]
type Verb = 'Create' | 'Update' | 'Delete'

const CHANGES = ROWS.flatMap((row) => [
  { ...row, mutation: `update${row.type}`, verb: 'Update' as const },
  ...(row.isDeletable ? [{ ...row, mutation: `delete${row.type}`, verb: 'Delete' as const }] : []),
])

test('every update and deletion of a resource of an event has a row', () => {
  const mutations = GRAPH.planning.apiSchema.getMutationType()?.getFields() ?? {}
  const expected = Object.values(mutations).flatMap(({ name, args }) => {
    const type = args.find((one) => one.name === 'input')?.type
    const input = isNonNullType(type) ? type.ofType : type
    if (!/^(update|delete)/.test(name) || !isInputObjectType(input)) return []
    const event = input.getFields()['eventId']
    return event !== undefined && !isNonNullType(event.type) ? [name] : []
  })
  // A workflow may be about an event; it belongs to the club.
  const ofClubs = ['updateVolunteerWorkflow']
  expect([...CHANGES.map(({ mutation }) => mutation), ...ofClubs].sort()).toEqual(expected.sort())
})

const store = (row: ResourceRow, fields: Partial<StoredFields> = {}) =>
  row.store(home.database, { ...home.ids, ...fields })

async function change(
  verb: Verb,
  { type, name }: Row,
  { id, by = home.key, ...fields }: { id?: string; by?: Caller; [field: string]: unknown },
) {
  const shown = `{ id updatedAt ${verb === 'Delete' ? 'deletedAt' : ''} }`
  const document = `mutation ($input: ${verb}${type}Input!) {
    payload: ${verb.toLowerCase()}${type}(input: $input) { ${name} ${shown} }
  }`
  const input = { ...(id !== undefined && { [`${name}Id`]: id }), ...fields }
  const { data, code } = await home.change(document, input, by)
  return { code, record: data?.payload?.[name] }
}

async function read({ single }: Row, id: string, eventId: string | null = null, by = home.key) {
  const document = `query ($eventId: ID) { record: ${single}(id: "${id}", eventId: $eventId) { id } }`
  const { data, errors } = await home.ask(document, { eventId }, by)
  expect(errors).toEqual([])
  return data.record?.id ?? null
}

async function list(
  { type, plural, listsClub }: Row,
  asked: { eventId?: string; [filter: string]: unknown },
) {
  const { eventId = home.eventId, ...filter } = asked
  const names = listsClub ? 'filter: $filter' : 'eventId: $eventId, filter: $filter'
  const document = `query (${listsClub ? '' : '$eventId: ID!, '}$filter: ${type}Filter) {
    page: ${plural}(${names}) { nodes { id } totalCount }
  }`
  const variables = listsClub ? { filter: { eventId, ...filter } } : { eventId, filter }
  const { data, code } = await home.ask(document, variables)
  const ids: string[] | undefined = data?.page?.nodes.map((node: { id: string }) => node.id)
  return { code, ids, total: data?.page?.totalCount }
}

async function countRows({ table, parts }: Row, id: string): Promise<number> {
  const ofParts = parts && `SELECT id FROM ${parts.table} WHERE ${parts.column} = ?`
  const sql = `SELECT id FROM ${table} WHERE id = ?${ofParts ? ` UNION ALL ${ofParts}` : ''}`
  return (await home.database.query<unknown[]>(sql, ofParts ? [id, id] : [id])).length
}

async function rowOf({ table }: Row, id: string): Promise<unknown> {
  return (await home.database.query(`SELECT * FROM ${table} t WHERE t.id = ?`, [id]))[0]
}

describe.each(CHANGES)('$mutation', (row) => {
  const { verb, other, scopes } = row
  const fields = verb === 'Update' ? other : {}

  test('is rejected with not_found for a record of another event or club, and writes nothing', async () => {
    const id = await store(row)
    const before = await rowOf(row, id)
    const eventId = await home.addEvent()
    const stranger = await addProClub(home.database)
    expect((await change(verb, row, { id, ...fields, eventId })).code).toBe('not_found')
    expect((await change(verb, row, { id, ...fields, by: stranger })).code).toBe('not_found')
    expect(await rowOf(row, id)).toEqual(before)
  })

  test('is rejected with not_found for an unknown id and one that is no UUID', async () => {
    for (const id of [newUuid(), 'no id'])
      expect((await change(verb, row, { id, ...fields })).code).toBe('not_found')
  })

  test('is rejected with insufficient_scope for a key without the scope', async () => {
    const id = await store(row)
    const others = VOLUNTEER_SCOPES.filter((one) => one !== `${scopes}:write`)
    const by = { ...home.key, scopes: others }
    expect((await change(verb, row, { id, ...fields, by })).code).toBe('insufficient_scope')
  })
})

describe.each(ROWS)('updating one of the $plural of an event', (row) => {
  test('without a change keeps updatedAt, writes nothing and publishes nothing', async () => {
    const id = await store(row)
    home.volunteer.takeStatements()
    for (const fields of [{}, row.same, { ...row.same, eventId: home.eventId }]) {
      const { code, record } = await change('Update', row, { id, ...fields })
      expect([code, record?.updatedAt]).toEqual([undefined, LONG_AGO.toISOString()])
    }
    const writes = home.volunteer
      .takeStatements()
      .filter((sql) => /^(\/\*M!.*?\*\/\s*)?(INSERT|UPDATE|DELETE)/.test(sql))
    expect(writes).toEqual([])
    expect(await loggedEventsOf(home.database, id)).toEqual([])
  })

  test('rejects a stale ifUpdatedAt with concurrent_update', async () => {
    const id = await store(row)
    const stale = { id, ...row.other, expectedUpdatedAt: NOW.toISOString() }
    expect((await change('Update', row, stale)).code).toBe('concurrent_update')
    const current = { ...stale, expectedUpdatedAt: LONG_AGO.toISOString() }
    expect((await change('Update', row, current)).record).toEqual({
      ...{ id, updatedAt: NOW.toISOString() },
    })
  })
})

const CREATED = ROWS.filter(({ input }) => input !== undefined)

describe.each(CREATED)('creating one of the $plural of an event', (row) => {
  test('is rejected with not_found in missing and deleted events and those of another club', async () => {
    const gone = await home.addEvent({ deletedAt: NOW })
    const foreign = await home.addEvent({ clubId: newUuid() })
    for (const eventId of [newUuid(), 'no uuid', gone, foreign])
      expect((await change('Create', row, { ...row.input, eventId })).code).toBe('not_found')
    const input = { ...row.input, eventId: home.eventId }
    const stranger = staffOf(newUuid())
    expect((await change('Create', row, { ...input, by: stranger })).code).toBe('not_found')
    const by = staffOf(home.clubId, 'COORDINATOR')
    expect((await change('Create', row, { ...input, by })).code).toBeUndefined()
  })
})

const DELETABLE = ROWS.filter(({ isDeletable }) => isDeletable)

describe.each(DELETABLE)('deleting one of the $plural of an event', (row) => {
  test('returns its last state, publishes the deletion and makes it unreadable', async () => {
    const id = await store(row, { publishedCount: 2 })
    const at = NOW.toISOString()
    expect((await change('Delete', row, { id, eventId: home.eventId })).record).toEqual({
      ...{ id, updatedAt: at, deletedAt: at },
    })
    expect(await loggedEventsOf(home.database, id)).toMatchObject([
      { type: `${row.name}.deleted`, sequence: 3, changedFields: [] },
    ])
    const again = [
      await change('Delete', row, { id }),
      await change('Update', row, { id, ...row.other }),
    ]
    expect(again.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
    expect(await read(row, id)).toBeNull()
    expect((await list(row, {})).ids).toEqual([])
    expect((await list(row, { includeDeleted: true })).ids).toEqual([id])
  })
})

describe.each(ROWS)('the $plural of an event', (row) => {
  test('are absent from another event and from another club', async () => {
    const id = await store(row)
    expect(await read(row, id, home.eventId)).toBe(id)
    expect(await read(row, id, await home.addEvent())).toBeNull()
    expect(await read(row, id, null, await addProClub(home.database))).toBeNull()
  })

  test('are listed for no missing or deleted event, nor for one of another club', async () => {
    const gone = await home.addEvent({ deletedAt: NOW })
    const foreign = await home.addEvent({ clubId: newUuid() })
    for (const eventId of [newUuid(), 'no uuid', gone, foreign])
      expect((await list(row, { eventId })).code).toBe('not_found')
  })

  test('with updatedSince are sorted by their changes, and contain deletions where asked', async () => {
    const at = (hour: number) => new Date(`2026-06-30T0${hour}:00:00Z`)
    const [later, sooner] = [
      await store(row, { updatedAt: at(3) }),
      await store(row, { updatedAt: at(2) }),
    ]
    await store(row, { updatedAt: at(1) })
    const updatedSince = at(2).toISOString()
    expect(await list(row, { updatedSince })).toMatchObject({ ids: [sooner, later], total: 2 })
    if (!row.isDeletable) return

    const gone = await store(row, { updatedAt: at(4), deletedAt: at(4) })
    await store(row, { updatedAt: at(4), deletedAt: LONG_AGO })
    const all = await list(row, { updatedSince, includeDeleted: true })
    expect(all).toMatchObject({ ids: [sooner, later, gone], total: 3 })
    expect((await list(row, { updatedSince })).ids).toEqual([sooner, later])
  })

  test('become unreadable with their event, whose deletion alone is published', async () => {
    const id = await store(row)
    await home.change('DeleteVolunteerEvent', { eventId: home.eventId })
    expect(await read(row, id)).toBeNull()
    expect((await list(row, {})).code).toBe('not_found')
    expect((await change('Update', row, { id, ...row.other })).code).toBe('not_found')
    expect(await loggedEventsOf(home.database, id)).toEqual([])
  })
})

/** An assignment is deleted with its shift. */
const PURGED = ROWS.filter(({ type }) => type !== 'Assignment')

describe.each(PURGED)('deleted $plural of an event', (row) => {
  test('are purged after 90 days with what belongs to them', async () => {
    const old = await store(row)
    await home.change('DeleteVolunteerEvent', { eventId: home.eventId })
    const day = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
    const eventId = await home.addEvent()
    const kept = [await store(row, { eventId, deletedAt: day(2) }), await store(row, { eventId })]
    const stop = startRetention(
      volunteerPurges({ database: home.database, clock: () => day(91) }),
      testLog,
    )
    await until(async () => (await countRows(row, old)) === 0)
    await stop()
    const whole = row.parts ? 2 : 1
    expect(await Promise.all(kept.map((id) => countRows(row, id)))).toEqual([whole, whole])
  })
})
