import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { PRODUCTS } from '../../../subgraphs/foundation/backup/manifest.ts'
import { readBackup } from '../../../subgraphs/foundation/backup/read-backup.ts'
import {
  type Folder,
  makeTestFolder,
  openMigratedPair,
  type Pair,
} from '../../subgraphs/foundation/backup/backup-fixture.ts'
import { testSocket } from '../../support/database/test-database.ts'

let source: Pair
let folder: Folder

beforeAll(async () => {
  folder = await makeTestFolder()
  source = await openMigratedPair()
})

afterAll(async () => {
  await source.close()
  await folder.remove()
})

describe('the command that backs up', () => {
  test('leaves no file when the disk is full, and names the fault', async () => {
    const path = join(folder.path, 'full-disk')
    // No file of this process may have more than 1 KiB.
    await expect(runInShell('ulimit -f 1; exec "$0" "$@"', path)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Not backed up: EFBIG.*\n.*contains no complete backup/),
    })
    expect(readdirSync(path)).toEqual([])
    await expect(readBackup(path)).rejects.toThrow(/not a complete backup/)
  })

  test('is complete where its output is closed', async () => {
    const path = join(folder.path, 'closed-output')
    await runInShell('set -o pipefail; "$0" "$@" | true', path)
    await readBackup(path)
  })
})

/** Runs the command in a process of its own. */
function runInShell(script: string, path: string) {
  const socket = encodeURIComponent(testSocket())
  const toUrl = (product: (typeof PRODUCTS)[number]) =>
    `mysql://root@localhost/${source.addresses[product].database}?socketPath=${socket}`
  const { PATH = '', HOME = '' } = process.env
  const env = {
    ...{ PATH, HOME },
    CLUB_DATABASE_URL: toUrl('club'),
    VOLUNTEER_DATABASE_URL: toUrl('volunteer'),
  }
  const args = ['-c', script, process.execPath, 'launch/backup.ts', path]
  return promisify(execFile)('bash', args, { env })
}
