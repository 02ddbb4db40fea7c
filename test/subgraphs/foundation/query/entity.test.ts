import { describe, expect, test } from '@jest/globals'
import {
  keyword,
  nullable,
  primary,
  text,
  uuid,
} from '../../../../subgraphs/foundation/query/columns.ts'
import { defineEntity } from '../../../../subgraphs/foundation/query/entity.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'

interface Parcel {
  id: string
  status: 'WAITING' | 'GONE'
  note: string | null
}

const id = primary(uuid('id'))
const status = keyword<Parcel['status']>('status')
const note = nullable(text('note', 80))
const table = { name: 'Parcel', tableName: 'parcels', audit: null }

/** What must not compile is marked as such: `npm run types` fails where it does. */
describe('an entity', () => {
  test('has a column for each property, under its name', () => {
    const Parcels = defineEntity<Parcel>({ ...table, columns: { id, status, note } })
    expect(tableOf(Parcels).columns('p')).toBe('p.id AS id, p.status AS status, p.note AS note')
  })

  test('does not compile without the column of a property', () => {
    // @ts-expect-error `note` has no column
    defineEntity<Parcel>({ ...table, columns: { id, status } })
  })

  test('does not compile with a column without a property', () => {
    // @ts-expect-error `size` is no property
    defineEntity<Parcel>({ ...table, columns: { id, status, note, size: text('size', 8) } })
  })

  test('does not compile if only one of column and property is nullable', () => {
    // @ts-expect-error `status` is never null
    defineEntity<Parcel>({ ...table, columns: { id, note, status: nullable(status) } })
    // @ts-expect-error `note` may be null
    defineEntity<Parcel>({ ...table, columns: { id, status, note: text('note', 80) } })
  })

  test('does not compile with an index over an unknown property', () => {
    // @ts-expect-error `state` is no property
    const indices = [{ name: 'parcels_by_state', columns: ['state'] }] satisfies Indices
    expect(indices).toHaveLength(1)
  })
})

type Indices = Parameters<typeof defineEntity<Parcel>>[0]['indices']
