import { describe, expect, test } from '@jest/globals'
import { toCredential } from '../../../gateway/authentication/connection-credential.ts'
import { makeFindLinkedHelper } from '../../../gateway/authentication/find-linked-helper.ts'
import {
  type LinkedHelper,
  makePresentHelperLink,
} from '../../../gateway/authentication/present-helper-link.ts'
import { SERVICE } from '../../../platform/caller.ts'
import type { GraphExecutor } from '../../../platform/executor.ts'
import { DOWN } from '../samples/sample-graph.ts'

const EXPIRES_AT = new Date('2026-07-31T12:00:00.000Z')

const FOUND: LinkedHelper = {
  expiresAt: EXPIRES_AT,
  isClubActive: true,
  caller: {
    ...{ kind: 'helper', accessId: 'access-1', helperId: 'helper-1' },
    ...{ eventId: 'event-1', clubId: 'club-1', name: 'Anna' },
  },
}

const present = (found: LinkedHelper | null, now: Date) =>
  makePresentHelperLink({ findLinkedHelper: async () => found, now: () => now })('hl_a', 'req-1')

const before = new Date(EXPIRES_AT.getTime() - 1)

describe("a helper's link", () => {
  test('authenticates the helper until it expires', async () => {
    const expiresAt = EXPIRES_AT.toISOString()
    expect(await present(FOUND, before)).toEqual({ ...FOUND.caller, expiresAt })
    await expect(present(FOUND, EXPIRES_AT)).rejects.toMatchObject({ code: 'invalid_credential' })
  })

  test('is refused when it is revoked, or its club is not active', async () => {
    await expect(present(null, before)).rejects.toMatchObject({ code: 'invalid_credential' })
    const ofInactive = present({ ...FOUND, isClubActive: false }, before)
    await expect(ofInactive).rejects.toMatchObject({ code: 'club_inactive' })
  })

  test('is recognized in the Authorization header of access tokens', () => {
    expect(toCredential('Bearer hl_a-_b')).toEqual({ kind: 'link', token: 'hl_a-_b' })
    expect(toCredential('Bearer a.hl_.b')).toEqual({ kind: 'bearer', token: 'a.hl_.b' })
  })
})

describe("the look-up of a helper's link", () => {
  const { expiresAt, isClubActive, caller } = FOUND
  const identity = { ...caller, kind: undefined, expiresAt: expiresAt.toISOString(), isClubActive }

  function owners(linkedHelper: object | null, isActive: boolean | null) {
    const calls: unknown[] = []
    const answering = (data: Record<string, unknown>): GraphExecutor => ({
      ...DOWN,
      execute: async (_operation, variables, request) => {
        calls.push({ variables, caller: request.caller })
        return { data }
      },
    })
    const club = isActive === null ? DOWN : answering({ isClubActive: isActive })
    return { volunteer: answering({ linkedHelper }), club, calls }
  }

  test('queries both subgraphs as a service', async () => {
    const { calls, ...asked } = owners(identity, false)
    const found = await makeFindLinkedHelper(asked)('hl_a', 'req-1')
    expect(found).toEqual({ ...FOUND, isClubActive: false })
    expect(calls).toEqual([
      { variables: { token: 'hl_a' }, caller: SERVICE },
      { variables: { id: 'club-1' }, caller: SERVICE },
    ])
  })

  test('uses the club status stored by the volunteer side while the club subgraph is down', async () => {
    expect(await makeFindLinkedHelper(owners(identity, null))('hl_a', 'req-1')).toEqual(FOUND)
  })

  test('returns null for an unknown link, and throws while the volunteer subgraph is down', async () => {
    expect(await makeFindLinkedHelper(owners(null, true))('hl_a', 'req-1')).toBeNull()
    const away = makeFindLinkedHelper({ volunteer: DOWN, club: DOWN })('hl_a', 'req-1')
    await expect(away).rejects.toMatchObject({ code: 'dependency_unavailable' })
  })
})
