import { expect, test } from '@jest/globals'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { newAddress, openEmptyDatabase } from '../../../support/database/empty-database.ts'

test('a process that opens a database neither waits for writers nor blocks them', async () => {
  const address = newAddress()
  const written = await openEmptyDatabase({}, address)
  await written.query('CREATE TABLE notes (id int PRIMARY KEY)')
  await inTransaction(written, async (tx) => {
    await tx.query('INSERT INTO notes VALUES (1)')
    const another = await openEmptyDatabase({}, address)
    expect(await another.query('SELECT id FROM notes')).toEqual([])
    await another.dataSource.destroy()
  })
  expect(await written.query('SELECT id FROM notes')).toEqual([{ id: 1 }])
  await written.close()
})
