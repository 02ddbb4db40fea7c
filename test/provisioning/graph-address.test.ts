import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readConfig } from '../../platform/config/config.ts'
import { findGraph } from '../../provisioning/graph-address.ts'

const root = mkdtempSync(join(tmpdir(), 'clubgate-graph-address-'))

afterAll(() => rmSync(root, { recursive: true }))

const SANDBOX = { graphql: 'http://127.0.0.1:4000/graphql', admin_token: 'of-sandbox' }

/** A data folder with this text as sandbox.json, or without one. */
function makeDataDir(text: string | null): string {
  const path = mkdtempSync(join(root, 'data-'))
  if (text !== null) writeFileSync(join(path, 'sandbox.json'), text)
  return path
}

const find = (dataDir: string, env: Record<string, string> = {}) =>
  findGraph(readConfig({ DATA_DIR: dataDir, ...env }, 'provision'))

const ADMIN = { ADMIN_TOKEN: 'of-admin' }

describe('the graph of the command provision', () => {
  test.each([
    [{}, SANDBOX.graphql, 'of-sandbox'],
    [ADMIN, SANDBOX.graphql, 'of-admin'],
    [{ ...ADMIN, GRAPH_URL: 'https://a.example' }, 'https://a.example/graphql', 'of-admin'],
    [
      { ...ADMIN, GRAPH_URL: 'https://a.example/graphql/' },
      'https://a.example/graphql',
      'of-admin',
    ],
    [{ ...ADMIN, PUBLIC_URL: 'https://b.example' }, 'https://b.example/graphql', 'of-admin'],
  ])('is, beside a sandbox, by the settings %j', async (env, url, token) => {
    expect(await find(makeDataDir(JSON.stringify(SANDBOX)), env)).toEqual({ url, token })
  })

  test('is missing without a sandbox and without settings', async () => {
    const dataDir = makeDataDir(null)
    await expect(find(dataDir)).rejects.toThrow(
      `Set ADMIN_TOKEN to an access token of an ADMIN: there is no sandbox in ${dataDir}.`,
    )
    await expect(find(dataDir, ADMIN)).rejects.toThrow(
      `Set GRAPH_URL, or PUBLIC_URL, to the address of the graph: there is no sandbox in ${dataDir}.`,
    )
  })

  test.each(['{"graphql":', '{}'])('is not found in the damaged sandbox.json %s', async (text) => {
    await expect(find(makeDataDir(text))).rejects.toThrow(
      /sandbox\.json is damaged: start the sandbox again\.$/,
    )
  })

  test('is not called missing where sandbox.json cannot be read', async () => {
    const dataDir = makeDataDir(null)
    mkdirSync(join(dataDir, 'sandbox.json'))
    await expect(find(dataDir)).rejects.toMatchObject({ code: 'EISDIR' })
  })
})
