import { expect, test } from '@jest/globals'
import { endWhatIsLeft } from '../../support/jest/left-behind.ts'
import { makeDataDir, spawnInstance } from '../support/processes/instance.ts'

test('a process of the product that a suite has not ended is ended with the suite', async () => {
  const dir = await makeDataDir()
  const child = spawnInstance(dir.path, { PORT: '0' })
  expect(child.process.exitCode).toBeNull()
  endWhatIsLeft()
  await child.exited
  expect([child.process.exitCode, child.process.signalCode]).not.toEqual([null, null])
  await dir.remove()
})
