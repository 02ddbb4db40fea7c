import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { findDataFiles, readDataFiles } from '../../launch/wiring/databases/data-files.ts'
import type { BackupManifest } from '../../subgraphs/foundation/backup/manifest.ts'
import { fingerprintsOf } from '../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'

const KEY = randomBytes(32)
const USED = fingerprintsOf([KEY]).map((fingerprint) => fingerprint.toString('hex'))
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function makeFolderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'clubgate-files-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

const SANDBOX = { environment: 'SANDBOX', secretKeys: null } as const
const OWN = { 'secret-keys': KEY.toString('base64'), 'issuer-keys.json': '{}' }

/** Only the files of a manifest are read here. */
const manifestOf = (files: object) =>
  ({ files: Object.keys(files).map((name) => ({ name })) }) as BackupManifest

describe('the files of a data directory that go along with a backup', () => {
  test('are its keys, and not its tokens', async () => {
    const dataDir = makeFolderOf({ ...OWN, 'sandbox.json': '{}' })
    const found = await findDataFiles({ ...SANDBOX, dataDir }, USED)
    expect(Object.fromEntries(found)).toEqual(OWN)
  })

  test('contain no secret keys where SECRET_KEYS is set', async () => {
    const config = { ...SANDBOX, dataDir: makeFolderOf(OWN), secretKeys: [KEY] }
    expect([...(await findDataFiles(config, USED)).keys()]).toEqual(['issuer-keys.json'])
  })

  test('are none in PRODUCTION, or where the data directory is of other databases', async () => {
    const dataDir = makeFolderOf(OWN)
    const production = { ...SANDBOX, environment: 'PRODUCTION', dataDir } as const
    expect((await findDataFiles({ ...production, secretKeys: [KEY] }, USED)).size).toBe(0)
    expect((await findDataFiles({ ...SANDBOX, dataDir }, ['00'])).size).toBe(0)
  })
})

describe('the data directory of a restore', () => {
  test('receives the missing files, readable by its user alone, and its keys open the secrets', async () => {
    const dataDir = join(makeFolderOf({}), 'new')
    const files = await readDataFiles({ ...SANDBOX, dataDir }, makeFolderOf(OWN), manifestOf(OWN))
    expect(files.secretKeys).toEqual([KEY])
    await files.write()
    for (const [name, content] of Object.entries(OWN)) {
      expect(readFileSync(join(dataDir, name), 'utf8')).toBe(content)
      expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
    }
    await (await readDataFiles({ ...SANDBOX, dataDir }, makeFolderOf(OWN), manifestOf(OWN))).write()
  })

  test('with another file is refused before anything is written', async () => {
    const dataDir = makeFolderOf({ 'issuer-keys.json': '{"keys": []}' })
    const reading = readDataFiles({ ...SANDBOX, dataDir }, makeFolderOf(OWN), manifestOf(OWN))
    await expect(reading).rejects.toThrow(/issuer-keys\.json differs from the file of the backup/)
  })
})
