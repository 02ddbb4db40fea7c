import { describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../../support/http/free-port.ts'
import { spawnScript, waitUntilReady } from '../../support/processes/child.ts'
import type { SplitInstance } from '../../support/processes/split-instance.ts'

/** A replica of the edge, which has the sandbox's issuer as well. */
export function addAnEdge(split: () => SplitInstance): void {
  describe('a second edge at another port', () => {
    test('is the same issuer, and accepts the tokens of the first', async () => {
      const { environmentOf, urls, sandbox } = split()
      const port = await findFreePort()
      const child = spawnScript('edge', { ...environmentOf('edge'), PORT: String(port) })
      const baseUrl = `http://127.0.0.1:${port}`
      await waitUntilReady(child, baseUrl)
      const discovery = await fetch(`${baseUrl}/idp/.well-known/openid-configuration`)
      expect(await discovery.json()).toMatchObject({ issuer: `${urls.edge}/idp` })

      const response = await fetch(`${baseUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sandbox.clubs.main.staff_token}`,
        },
        body: JSON.stringify({ query: '{ viewer { __typename } }' }),
      })
      expect(await response.json()).toEqual({ data: { viewer: { __typename: 'StaffViewer' } } })
      child.process.kill('SIGTERM')
      expect(await child.exited).toBe(0)
      expect(child.output()).toContain(`The process edge is ready at ${baseUrl}`)
    })
  })
}
