import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Form, Instance, Sandbox } from '../../support/processes/instance.ts'
import { makeRestClient } from '../clients/rest-client.ts'

let instance: Instance

export function revokeAnInstallation(running: () => Instance, form: Form): void {
  beforeAll(() => {
    instance = running()
  })

  describe('an installation that its club revokes', () => {
    test('is refused as soon as every process knows, though it was let in a moment ago', async () => {
      const { id, status } = installationOf('peer')
      expect(await status()).toEqual([200, undefined])
      expect(await revoke(instance.sandbox, id)).toEqual({
        data: { revokeInstallation: { installation: { id, status: 'REVOKED' } } },
      })

      let answer = await status()
      // Within one process the next request knows; between processes a wake-up is on its way.
      while (form !== 'one process' && answer[0] === 200) answer = await status()
      expect(answer).toEqual([403, 'installation_inactive'])
    })

    test('leaves the other installations of the club alone', async () => {
      expect(await installationOf('full').status()).toEqual([200, undefined])
    })
  })
}

const REVOKE = `mutation Revoke($input: RevokeInstallationInput!) {
  revokeInstallation(input: $input) { installation { id status } }
}`

/** Revokes an installation of the main club as its staff. */
export async function revoke(
  { graphql, clubs }: Sandbox,
  installationId: string | undefined,
): Promise<unknown> {
  const response = await fetch(graphql, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${clubs.main.staff_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      query: REVOKE,
      variables: { input: { clubId: clubs.main.id, installationId } },
    }),
  })
  return response.json()
}

function installationOf(name: string) {
  const installation = instance.sandbox.installations[name]
  if (!installation) throw new Error(`The sandbox has no installation ${name}.`)
  const partner = makeRestClient(instance.baseUrl, installation.access_token)
  const status = async () => {
    const answer = await partner('GET', '/context')
    return [answer.status, answer.body.error?.code]
  }
  return { id: installation.id, status }
}
