import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import {
  AUDIT_RETENTION_MS,
  type AuditEntry,
} from '../../../../subgraphs/foundation/audit/audit-entry.ts'
import { AuditEntryEntity } from '../../../../subgraphs/foundation/audit/entities.ts'
import { type AuditFilter, auditStore } from '../../../../subgraphs/foundation/audit/store.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { anAuditEntry } from '../../../support/database/audit-entries.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { readPages } from '../../../support/graph/read-pages.ts'

const START = new Date('2026-07-01T12:00:00Z')
const minute = (nth: number) => new Date(START.getTime() + nth * 60_000)

const addEntries = (entries: readonly AuditEntry[]) =>
  tableOf(AuditEntryEntity).insertAll(database, entries)

const ANY: AuditFilter = { clubId: null, resourceId: null, actorId: null, from: null, to: null }

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})

beforeEach(() => database.query('DELETE FROM audit_entries'))

afterAll(() => database.close())

async function listOf(filter: Partial<AuditFilter>, after: AuditEntry | null = null) {
  const position = after && ([after.occurredAt.getTime(), after.id] as const)
  const slice = { after: position, limit: 3 }
  const listed = await auditStore.list(readPages(database), { ...ANY, ...filter }, slice)
  return listed.map(({ id }) => id)
}

describe('audit entries', () => {
  test('are listed as they were added', async () => {
    const entry = anAuditEntry({
      valuesBefore: null,
      valuesAfter: { scopes: ['a'], revokedAt: null },
    })
    await addEntries([entry])
    expect(await auditStore.list(readPages(database), ANY, { after: null, limit: 2 })).toEqual([
      entry,
    ])
  })

  test('are listed newest first by club, resource, actor and time', async () => {
    const clubId = newUuid()
    const entries = [0, 1, 2, 3, 4].map((nth) => anAuditEntry({ occurredAt: minute(nth) }))
    const [a, b, c, d, e] = entries.map(({ id }) => id)
    const [, second, third] = entries
    Object.assign(second ?? {}, { clubId, actorId: 'élodie' })
    Object.assign(third ?? {}, { clubId })
    await addEntries(entries)
    const { resourceId = null } = third ?? {}

    expect(await listOf({})).toEqual([e, d, c])
    expect(await listOf({}, third)).toEqual([b, a])
    expect(await listOf({ clubId })).toEqual([c, b])
    expect(await listOf({ actorId: 'élodie' })).toEqual([b])
    expect(await listOf({ clubId, actorId: 'élodie' })).toEqual([b])
    expect(await listOf({ clubId, actorId: 'staff-1' })).toEqual([c])
    expect(await listOf({ resourceId })).toEqual([c])
    expect(await listOf({ resourceId, clubId })).toEqual([c])
    expect(await listOf({ resourceId, clubId: newUuid() })).toEqual([])
    expect(await listOf({ resourceId, actorId: 'élodie' })).toEqual([])
    expect(await listOf({ from: minute(1), to: minute(3) })).toEqual([c, b])
  })

  test('are purged after 400 days, and later ones stay in the pages that follow', async () => {
    const entries = [0, 1, 2, 3].map((nth) => anAuditEntry({ occurredAt: minute(nth) }))
    await addEntries(entries)
    const [a, b, c, d] = entries.map(({ id }) => id)
    expect(await listOf({})).toEqual([d, c, b])

    const expiry = minute(1).getTime() + AUDIT_RETENTION_MS
    expect(await auditStore.purge(database, new Date(expiry), 10)).toBe(1)
    expect(await listOf({}, entries[2])).toEqual([b])
    expect(await auditStore.purge(database, new Date(expiry), 10)).toBe(0)
    expect(await listOf({}, entries[1])).not.toContain(a)
  })
})
