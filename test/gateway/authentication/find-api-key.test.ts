import { describe, expect, test } from '@jest/globals'
import { makeFindApiKey } from '../../../gateway/authentication/find-api-key.ts'
import { SERVICE } from '../../../platform/caller.ts'
import type { GraphExecutor } from '../../../platform/executor.ts'
import { AT } from '../samples/sample-answers.ts'
import { aGraph, DOWN } from '../samples/sample-graph.ts'

describe('the look-up of an API key by its hash', () => {
  test('queries the volunteer subgraph as a service and returns the caller', async () => {
    const { volunteer, club, calls } = await aGraph()
    expect(await makeFindApiKey({ volunteer, club })('hash-1', 'req-1')).toEqual({
      expiresAt: AT,
      isRevoked: false,
      caller: {
        kind: 'api_key',
        apiKeyId: 'key-1',
        clubId: 'club-1',
        name: 'Key',
        scopes: ['events:read'],
        plan: 'PRO',
        addOns: ['api_access_plus'],
        isIntegrationEnabled: true,
        isClubActive: true,
      },
    })
    expect(calls).toMatchObject([
      { args: { hash: 'hash-1' }, caller: SERVICE },
      { args: { id: 'club-1' }, caller: SERVICE },
    ])
  })

  test('returns null for an unknown key, and reports a revoked one', async () => {
    const owners = await aGraph()
    expect(await makeFindApiKey(owners)('unknown', 'req-1')).toBeNull()
    expect(await makeFindApiKey(owners)('revoked', 'req-1')).toMatchObject({ isRevoked: true })
  })

  test('is refused with dependency_unavailable when the subgraph is down or fails', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'internal_error' } }]
    const failing = { ...DOWN, execute: async () => ({ data: null, errors }) }
    for (const volunteer of [DOWN, failing]) {
      const lookUp = makeFindApiKey({ ...(await aGraph()), volunteer })('hash-1', 'req-1')
      await expect(lookUp).rejects.toMatchObject({ code: 'dependency_unavailable' })
    }
  })

  test('uses the last known status of the club while the club subgraph is down', async () => {
    const { volunteer } = await aGraph()
    let execute: GraphExecutor['execute'] = async () => ({ data: { isClubActive: false } })
    const club = { ...DOWN, execute: (...asked: Parameters<typeof execute>) => execute(...asked) }
    const find = makeFindApiKey({ volunteer, club })
    expect(await find('hash-1', 'req-1')).toMatchObject({ caller: { isClubActive: false } })
    execute = DOWN.execute
    expect(await find('hash-1', 'req-2')).toMatchObject({ caller: { isClubActive: false } })
  })

  test('uses the status stored by the volunteer side if the club subgraph was never reachable', async () => {
    const { volunteer } = await aGraph()
    const find = makeFindApiKey({ volunteer, club: DOWN })
    const isActive = async (hash: string) => (await find(hash, 'req-1'))?.caller.isClubActive
    expect(await isActive('hash-1')).toBe(true)
    expect(await isActive('of a closed club')).toBe(false)
  })
})
