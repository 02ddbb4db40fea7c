import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { LIMITS } from '../../../../schema/limits.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import {
  type ApiRequest,
  REQUEST_RETENTION_MS,
} from '../../../../subgraphs/foundation/request-log/api-request.ts'
import { recordRequests } from '../../../../subgraphs/foundation/request-log/record-requests.ts'
import { lastRequestOf } from '../../../../subgraphs/foundation/request-log/request-page.ts'
import { requestLogStore } from '../../../../subgraphs/foundation/request-log/store.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { readPages } from '../../../support/graph/read-pages.ts'

const NOW = new Date('2026-07-02T12:00:00Z')

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})

beforeEach(() => database.query('DELETE FROM api_requests'))

afterAll(() => database.close())

function aRequest(changes: Partial<ApiRequest> = {}): ApiRequest {
  return {
    id: newUuid(),
    ownerId: newUuid(),
    method: 'GET',
    route: '/v1/club/context',
    status: 200,
    code: null,
    durationMs: 3,
    requestedAt: NOW,
    ...changes,
  }
}

/** Requests of an owner, one each second, oldest first. */
function many(ownerId: string, count: number): ApiRequest[] {
  return Array.from({ length: count }, (_, nth) =>
    aRequest({ ownerId, requestedAt: new Date(NOW.getTime() + nth * 1_000) }),
  )
}

const listOf = (ownerId: string, limit: number) =>
  requestLogStore.list(readPages(database), ownerId, { after: null, limit })

describe('the log of requests', () => {
  test('has the requests of each owner, newest first', async () => {
    const [mine, others] = [many(newUuid(), 3), many(newUuid(), 2)]
    await recordRequests(database, [...mine, ...others])
    expect(await listOf(mine[0]?.ownerId ?? '', 10)).toEqual(mine.toReversed())
  })

  test('has the latest request of each owner, and none of an owner without one', async () => {
    const [mine, others] = [many(newUuid(), 3), many(newUuid(), 2)]
    await recordRequests(database, [...mine, ...others])
    const lastOf = (ownerId = newUuid()) => lastRequestOf(readPages(database), ownerId)
    expect(await lastOf(mine[0]?.ownerId)).toEqual(mine.at(-1))
    expect(await lastOf(others[0]?.ownerId)).toEqual(others.at(-1))
    expect(await lastOf()).toBeNull()
  })

  test('is trimmed to the latest requests of an owner, however many it sends', async () => {
    const [mine, others] = [many(newUuid(), LIMITS.requestLog.kept + 200), many(newUuid(), 5)]
    const ownerId = mine[0]?.ownerId ?? ''
    await requestLogStore.addAll(database, [...mine, ...others])
    await requestLogStore.trim(database, ownerId)
    const kept = await listOf(ownerId, 2_000)
    expect(kept.map(({ id }) => id)).toEqual(
      mine
        .slice(200)
        .map(({ id }) => id)
        .toReversed(),
    )
    expect(await listOf(others[0]?.ownerId ?? '', 10)).toHaveLength(5)
  })

  test('loses requests after 7 days', async () => {
    const request = aRequest()
    await recordRequests(database, [request])
    const expiry = NOW.getTime() + REQUEST_RETENTION_MS
    expect(await requestLogStore.purge(database, new Date(expiry), 10)).toBe(0)
    expect(await requestLogStore.purge(database, new Date(expiry + 1), 10)).toBe(1)
  })
})
