import { describe, expect, test } from '@jest/globals'
import { compose } from '../support/tools/compose.ts'
import { fetchTool } from '../support/tools/fetch-tool.ts'

const source = {
  name: 'absent-tool',
  packages: ['clubgate-absent-tool'],
  path: 'usr/bin/absent-tool',
  versionArgs: ['version'],
  version: /./,
}

describe('a tool of the tests', () => {
  test('is null where no package has it, so that its tests are skipped', async () => {
    expect(await fetchTool(source)).toBeNull()
  })

  const testWithTool = compose ? test : test.skip
  testWithTool('returns exit code and both outputs of a run', async () => {
    const { status, stderr } = (await compose?.run(['config', '--no-such-flag'])) ?? {}
    expect(status).toBeGreaterThan(0)
    expect(stderr).toContain('no-such-flag')
  })
})
