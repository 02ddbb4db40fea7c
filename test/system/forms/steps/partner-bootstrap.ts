import { describe, expect, test } from '@jest/globals'
import {
  bootstrap,
  exchange,
  readContext,
  type Sandbox,
} from '../../../../examples/partner-bootstrap.ts'
import type { Instance } from '../../support/processes/instance.ts'

type Approved = Sandbox & { authorization: { code: string; code_verifier: string } }

export function bootstrapAPartner(running: () => Instance): void {
  const sandbox = () => running().sandbox as unknown as Approved

  describe('a new partner', () => {
    test('comes from the owner’s approval to its first request as the guide shows', async () => {
      const context = await bootstrap(sandbox())
      expect(context.club.id).toBe(running().sandbox.clubs.main.id)
      expect(context.installation.scopes).toEqual([
        'club:read',
        'courts:read',
        'bookings:read',
        'bookings:write',
      ])
    })

    test('exchanges the approval that sandbox.json holds, once', async () => {
      const { authorization, base_url: baseUrl } = sandbox()
      const approval = {
        code: authorization.code,
        codeVerifier: authorization.code_verifier,
        redirectUri: authorization.redirect_uri,
      }
      const installation = await exchange(baseUrl, approval)
      const context = await readContext(baseUrl, installation, authorization.private_jwk)
      expect(context.installation.id).toBe(installation.installation_id)
      await expect(exchange(baseUrl, approval)).rejects.toMatchObject({ status: 400 })
    })
  })
}
