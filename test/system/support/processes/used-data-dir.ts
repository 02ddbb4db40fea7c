import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'
import { until } from '../../../support/time/until.ts'
import { type DataDir, makeDataDir, startInstance } from './instance.ts'

/**
 * A data directory in which the product ran before, for what is not about a first start: that costs
 * more than twice what a later one does.
 */
export async function makeUsedDataDir(): Promise<DataDir> {
  const dir = await makeDataDir()
  // On another server, the databases are not in the directory.
  if (process.env['TEST_DATABASE'] !== 'mysql')
    await cp(await findOriginal(), dir.path, { recursive: true })
  return dir
}

/** It is made once in a run, by the worker that asks first; the others wait. */
async function findOriginal(): Promise<string> {
  const folder = process.env['TEST_RUN_FOLDER']
  if (!folder) throw new Error('The test run has no folder.')

  const original = join(folder, 'used')
  const turn = join(folder, 'used.turn')
  await until(async () => (await exists(original)) || (await takeTurn(turn)))
  if (await exists(original)) return original

  try {
    await makeOriginal(original)
  } catch (error) {
    await rm(turn, { recursive: true })
    throw error
  }
  return original
}

function takeTurn(turn: string): Promise<boolean> {
  return mkdir(turn).then(
    () => true,
    () => false,
  )
}

/** Written to a temporary folder first, so that copies are always complete. */
async function makeOriginal(original: string): Promise<void> {
  const aside = `${original}.partial`
  await mkdir(aside, { recursive: true })
  const instance = await startInstance({ dataDir: aside })
  const code = await instance.end('SIGTERM')
  if (code !== 0) throw new Error(`The product ended with ${code}:\n${instance.output()}`)
  await rename(aside, original)
}
