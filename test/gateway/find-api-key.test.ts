import { describe, expect, test } from '@jest/globals'
import { makeFindApiKey } from '../../gateway/find-api-key.ts'
import { SERVICE } from '../../platform/caller.ts'
import { AT } from './sample-answers.ts'
import { aGraph, DOWN } from './sample-graph.ts'

describe('looking up an API key by its hash', () => {
  test('asks the volunteer subgraph as a service and answers the caller', async () => {
    const { volunteer, calls } = await aGraph()
    expect(await makeFindApiKey(volunteer)('hash-1', 'req-1')).toEqual({
      expiresAt: AT,
      isRevoked: false,
      caller: {
        kind: 'api_key',
        apiKeyId: 'key-1',
        clubId: 'club-1',
        scopes: ['events:read'],
        plan: 'PRO',
        addOns: ['api_access_plus'],
        isIntegrationEnabled: true,
      },
    })
    expect(calls).toMatchObject([{ args: { hash: 'hash-1' }, caller: SERVICE }])
  })

  test('answers null for an unknown one, and says when one was revoked', async () => {
    const { volunteer } = await aGraph()
    expect(await makeFindApiKey(volunteer)('unknown', 'req-1')).toBeNull()
    expect(await makeFindApiKey(volunteer)('revoked', 'req-1')).toMatchObject({ isRevoked: true })
  })

  test('is refused with dependency_unavailable when the subgraph is down or fails', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'internal_error' } }]
    const failing = { ...DOWN, execute: async () => ({ data: null, errors }) }
    for (const volunteer of [DOWN, failing]) {
      const lookUp = makeFindApiKey(volunteer)('hash-1', 'req-1')
      await expect(lookUp).rejects.toMatchObject({ code: 'dependency_unavailable' })
    }
  })
})
