import { expect, test } from '@jest/globals'
import { importStore } from '../../../../subgraphs/club/imports/store.ts'
import { createBookingImportRecords } from '../../../../subgraphs/club/migrations/0141-create-booking-import-records.ts'
import { createBookingImportResults } from '../../../../subgraphs/club/migrations/0142-create-booking-import-results.ts'
import { KeepImportsInPieces } from '../../../../subgraphs/club/migrations/0161-keep-imports-in-pieces.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

const RECORDS = 300
const DONE = 120
const AT = '2026-01-01T10:00:00.000Z'

const aKept = (position: number) => ({
  ...{ externalBookingId: `b-${position}`, sourceVersion: 1, externalCourtId: 'c1' },
  ...{ scheduledStart: AT, scheduledEnd: AT, status: 'CONFIRMED', participants: null },
})

const aResult = (position: number, importId: string) => {
  const isRefused = position === 7
  return {
    ...{ position, externalBookingId: `ü-${position}`, sourceVersion: position + 1 },
    ...{ outcome: isRefused ? 'FAILED' : 'CREATED', reconciliationStatus: 'NONE' },
    bookingId: isRefused ? null : importId,
    error: isRefused ? { code: 'version_conflict', message: 'It is "older".' } : null,
  }
}

test('an import that is under way when its rows become pieces goes on where it was, and keeps its results', async () => {
  const database = await openClubDatabase()
  const id = '0190a000-0000-7000-8000-000000000001'
  const job = {
    id,
    clubId: id,
    bookingSourceId: id,
    installationId: id,
    status: 'PROCESSING',
  } as const
  const counts = {
    total: RECORDS,
    imported: DONE - 1,
    failed: 1,
    startedAt: null,
    completedAt: null,
  }
  const kept = { ...job, ...counts, createdAt: new Date(AT), updatedAt: new Date(AT) }
  const results = Array.from({ length: DONE }, (_, position) => aResult(position, id))
  await inTransaction(database, (tx) => importStore.add(tx, kept, []))

  const runner = database.dataSource.createQueryRunner()
  for (const Migration of [createBookingImportRecords, createBookingImportResults])
    await new Migration().up(runner)
  await runner.query('INSERT INTO booking_import_records VALUES ?', [
    Array.from({ length: RECORDS }, (_, at) => [id, at, JSON.stringify(aKept(at))]),
  ])
  await runner.query('INSERT INTO booking_import_results VALUES ?', [
    results.map((result) => [
      ...[id, result.position, Buffer.from(result.externalBookingId), result.sourceVersion],
      ...[result.outcome, result.bookingId, result.reconciliationStatus],
      result.error && JSON.stringify(result.error),
    ]),
  ])
  for (const _time of ['the first', 'once more, cut off after it'])
    await new KeepImportsInPieces().up(runner)
  await runner.release()

  expect(await importStore.resultsOf(database, id)).toEqual(results)
  const next = await inTransaction(database, (tx) => importStore.nextRecords(tx, kept, 250))
  expect(next.map(({ position }) => position)).toEqual(
    Array.from({ length: RECORDS - DONE }, (_, nth) => DONE + nth),
  )
  expect(next[0]).toEqual({
    position: DONE,
    snapshot: { ...aKept(DONE), scheduledStart: new Date(AT), scheduledEnd: new Date(AT) },
  })
  await database.close()
})
