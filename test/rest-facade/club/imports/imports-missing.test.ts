import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { postImport, records, waitForImport } from '../../../support/club/imports.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string
let sourceId: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
})

beforeEach(async () => {
  sourceId = await addSource(api, home, token)
})

afterAll(() => api.close())

/** Queues an import, loses some of what was kept of it, and lets it run to its end. */
async function runWithout(lose: (id: string) => Promise<unknown>) {
  const { id } = (await postImport(api, sourceId, { token, bookings: records(300) })).body.data
  await lose(id)
  const stopJobs = api.startClubJobs()
  const job = await waitForImport(api, id, token)
  await stopJobs()
  return job
}

describe('an import of which records are missing', () => {
  test('is FAILED and adds up where those at its end are missing', async () => {
    const job = await runWithout((id) =>
      api.club.query(
        'DELETE FROM booking_import_pieces WHERE import_id = ? AND first_position > 0',
        [id],
      ),
    )
    expect(job).toMatchObject({ status: 'FAILED', total: 300, imported: 250, failed: 50 })
    expect(job.result.records).toHaveLength(250)
  })

  test('is FAILED and adds up where those at its beginning are missing', async () => {
    const job = await runWithout((id) =>
      api.club.query(
        'DELETE FROM booking_import_pieces WHERE import_id = ? AND first_position = 0',
        [id],
      ),
    )
    expect(job).toMatchObject({ status: 'FAILED', total: 300, imported: 0, failed: 300 })
  })

  test('imports no record at the place of a missing one', async () => {
    const job = await runWithout((id) =>
      api.club.query(
        `UPDATE booking_import_pieces SET snapshots = JSON_REMOVE(snapshots, '$[249]')
         WHERE import_id = ? AND first_position = 0`,
        [id],
      ),
    )
    expect(job).toMatchObject({ status: 'FAILED', total: 300, imported: 249, failed: 51 })
  })
})
