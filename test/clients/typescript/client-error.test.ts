import { describe, expect, test } from '@jest/globals'
import { ClubgateError, unwrap } from '../../../clients/typescript/src/client-error.ts'
import { toErrorExample } from '../../../rest-facade/reference/errors/error-examples.ts'

/** The error that a call throws for the documented refusal. */
function refusalOf(api: 'club' | 'volunteer', code: string): ClubgateError {
  const { status, body } = toErrorExample(api, code)
  const response = new Response(null, { status, headers: { 'x-request-id': 'r-1' } })
  try {
    unwrap({ error: body, response })
  } catch (error) {
    if (error instanceof ClubgateError) return error
  }
  throw new Error(`${code} was not refused.`)
}

describe('a ClubgateError', () => {
  test('has the details of the Club API, typed by its code', () => {
    const error = refusalOf('club', 'VERSION_CONFLICT')
    const stored: number | null = error.is('VERSION_CONFLICT')
      ? error.details.stored_source_version
      : null
    expect([error.status, error.requestId, stored]).toEqual([409, 'r-1', 7])
    expect(error.is('UNMAPPED_COURT')).toBe(false)
  })

  test('has details that some refusals with its code lack', () => {
    const error = refusalOf('club', 'invalid_request')
    const places = error.is('invalid_request') ? error.details?.issues.map(({ path }) => path) : []
    expect(places).toEqual(['scheduled_end'])
  })

  test('has the further members of the Volunteer API', () => {
    const error = refusalOf('volunteer', 'feature_forbidden')
    const addOns: readonly string[] =
      (error.is('feature_forbidden') && error.details?.recommended_add_ons) || []
    expect(addOns).toContain('api_access_plus')
  })

  test('has none where the answer has none', () => {
    expect(refusalOf('club', 'not_found').details).toBeUndefined()
    expect(refusalOf('volunteer', 'not_found').details).toBeUndefined()
  })
})
