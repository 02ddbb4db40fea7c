import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createQueryGraph } from '../../../provisioning/graph.ts'
import { readOptions } from '../../../provisioning/options.ts'
import { provisionFile } from '../../../provisioning/provision-file.ts'
import { CREATED, YAML } from '../../provisioning/sample-clubs.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { spawnScript } from '../support/processes/child.ts'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-provision-'))
const FILE = join(folder, 'clubs.yaml')

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(join(folder, 'rallydesk.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  writeFileSync(FILE, YAML)
})

afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

describe('the provisioning command', () => {
  test('stops before the next call where its output is closed, and names the lost credentials', async () => {
    const baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const token = await api.staffToken({ admin: true })
    const child = spawnScript('provision', { GRAPH_URL: baseUrl, ADMIN_TOKEN: token }, [FILE])
    child.process.stdout?.destroy()
    expect(await child.exited).toBe(1)
    expect(child.output()).toMatch(
      /Standard output cannot be written\. .* may be lost: device naranjal-valencia\/pista-1\. /,
    )

    const lines: string[] = []
    const queryGraph = createQueryGraph(
      { url: `${baseUrl}/graphql`, token },
      { pause: async () => {} },
    )
    await provisionFile(queryGraph, readOptions([FILE]), async (line) => void lines.push(line))
    expect(lines).toEqual([CREATED.at(-1), '= 7 unchanged'])
  })
})
