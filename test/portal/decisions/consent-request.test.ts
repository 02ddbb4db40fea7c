import { describe, expect, test } from '@jest/globals'
import {
  checkAgainst,
  readConsentRequest,
  toRedirect,
} from '../../../portal/src/pages/developers/consent/consent-request.ts'
import {
  chosenAtFirst,
  groupScopes,
} from '../../../portal/src/pages/developers/consent/scope-groups.ts'

const GIVEN = {
  client_id: '01980000-0000-7000-8000-000000000001',
  redirect_uri: 'https://app.example/back?a=1',
  scope: 'club:read participants:read club:read',
  state: 's 1',
  nonce: 'n',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}

const read = (changes: Record<string, string | null> = {}) => {
  const given = Object.entries({ ...GIVEN, ...changes })
  const kept = given.filter((pair): pair is [string, string] => pair[1] !== null)
  return readConsentRequest(new URLSearchParams(kept))
}

function aRequest(changes: Record<string, string | null> = {}) {
  const request = read(changes)
  if (typeof request === 'string') throw new Error(request)
  return request
}

const APPLICATION = {
  redirectUris: [GIVEN.redirect_uri],
  wantedScopes: ['CLUB_READ', 'PARTICIPANTS_READ'] as const,
}

describe('the address of a consent', () => {
  test('names application, scopes, challenge, nonce and the way back', () => {
    expect(read()).toEqual({
      applicationId: GIVEN.client_id,
      redirectUri: GIVEN.redirect_uri,
      scopes: ['CLUB_READ', 'PARTICIPANTS_READ'],
      state: 's 1',
      nonce: 'n',
      codeChallenge: GIVEN.code_challenge,
    })
    expect(read({ scope: null, state: null })).toMatchObject({ scopes: null, state: null })
  })

  test.each([
    ['client', { client_id: null }],
    ['client', { client_id: 'rallydesk' }],
    ['redirect', { redirect_uri: '/back' }],
    ['challenge', { code_challenge: 'short' }],
    ['challenge', { code_challenge_method: null }],
    ['challenge', { code_challenge_method: 'plain' }],
    ['nonce', { nonce: '' }],
    ['nonce', { nonce: 'n'.repeat(201) }],
  ])('is refused as %s with %p', (fault, changes) => {
    expect(read(changes)).toBe(fault)
  })
})

describe('a request for a consent', () => {
  test('returns to an address of the application, exactly, and wants what it registered', () => {
    const check = (changes = {}) =>
      checkAgainst(aRequest(changes), {
        ...APPLICATION,
        wantedScopes: [...APPLICATION.wantedScopes],
      })
    expect([check(), check({ scope: null })]).toEqual([null, null])
    expect(check({ redirect_uri: `${GIVEN.redirect_uri}&b=2` })).toBe('redirect')
    expect(check({ redirect_uri: 'https://app.example/back' })).toBe('redirect')
    expect(check({ scope: 'bookings:read' })).toBe('scope')
    expect(check({ scope: '' })).toBe('scope')
  })

  test('is answered with its state beside what the address has', () => {
    expect(toRedirect(aRequest(), { code: 'c+1' })).toBe(
      'https://app.example/back?a=1&code=c%2B1&state=s+1',
    )
    expect(toRedirect(aRequest({ state: null }), { error: 'access_denied' })).toBe(
      'https://app.example/back?a=1&error=access_denied',
    )
  })
})

describe('scopes of a consent', () => {
  test('stand in groups, personal data apart and unread at first', () => {
    const scopes = ['CLUB_READ', 'BOOKINGS_WRITE', 'PARTICIPANTS_READ', 'PARTICIPANTS_WRITE']
    expect(groupScopes(scopes)).toEqual({
      see: ['CLUB_READ'],
      change: ['BOOKINGS_WRITE'],
      personal: ['PARTICIPANTS_READ', 'PARTICIPANTS_WRITE'],
    })
    expect([...chosenAtFirst(scopes)]).toEqual([
      'CLUB_READ',
      'BOOKINGS_WRITE',
      'PARTICIPANTS_WRITE',
    ])
  })
})
