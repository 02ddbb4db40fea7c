import { expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { migrate } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'

test('every migration of the volunteer database can be repeated after an interruption', async () => {
  const database = await openVolunteerDatabase()
  await addEvents(database, anEvent({ publishedCount: 4 }))
  const structure = () => database.query('SHOW CREATE TABLE events')
  const before = await structure()
  await database.query('DELETE FROM schema_migrations')
  await migrate(database, { newId: newUuid, signal: new AbortController().signal })
  expect(await structure()).toEqual(before)
  expect(await database.query('SELECT published_count AS n FROM events')).toEqual([{ n: 4 }])
  await database.close()
})
