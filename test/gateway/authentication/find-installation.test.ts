import { describe, expect, test } from '@jest/globals'
import { makeFindInstallation } from '../../../gateway/authentication/find-installation.ts'
import { SERVICE } from '../../../platform/caller.ts'
import { aGraph, DOWN } from '../samples/sample-graph.ts'

describe('the look-up of an installation by subject', () => {
  test('queries the club subgraph as a service and returns the caller', async () => {
    const { club, calls } = await aGraph()
    expect(await makeFindInstallation(club)('subject-1', 'req-1')).toEqual({
      isActive: true,
      caller: {
        kind: 'installation',
        installationId: 'inst-1',
        applicationId: 'app-1',
        provider: 'padel',
        name: 'Padel',
        organizationId: 'org-1',
        clubId: 'club-1',
        scopes: ['club:read'],
      },
    })
    expect(calls).toMatchObject([{ args: { subject: 'subject-1' }, caller: SERVICE }])
  })

  test('returns null for an unknown subject, and reports an inactive installation', async () => {
    const { club } = await aGraph()
    expect(await makeFindInstallation(club)('unknown', 'req-1')).toBeNull()
    expect(await makeFindInstallation(club)('revoked', 'req-1')).toMatchObject({ isActive: false })
  })

  test('is refused with dependency_unavailable when the subgraph is down', async () => {
    const lookUp = makeFindInstallation(DOWN)('subject-1', 'req-1')
    await expect(lookUp).rejects.toMatchObject({ code: 'dependency_unavailable' })
  })

  test('is refused with dependency_unavailable when the subgraph fails', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'internal_error' } }]
    const failing = { ...DOWN, execute: async () => ({ data: null, errors }) }
    const lookUp = makeFindInstallation(failing)('subject-1', 'req-1')
    await expect(lookUp).rejects.toMatchObject({ code: 'dependency_unavailable' })
  })
})
