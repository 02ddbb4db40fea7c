import { describe, expect, test } from '@jest/globals'
import type { Api, RestError } from '../../../rest-facade/api.ts'
import { CLUB_API } from '../../../rest-facade/club/club-api.ts'
import { CLUB_ERRORS } from '../../../rest-facade/club/errors.ts'
import { CLUB_ERROR_HELP } from '../../../rest-facade/reference/errors/club-error-help.ts'
import { toErrorExample } from '../../../rest-facade/reference/errors/error-examples.ts'
import type { ErrorHelp } from '../../../rest-facade/reference/errors/shared-error-help.ts'
import { VOLUNTEER_ERROR_HELP } from '../../../rest-facade/reference/errors/volunteer-error-help.ts'
import { toRefusal } from '../../../rest-facade/refusal.ts'
import { VOLUNTEER_ERRORS } from '../../../rest-facade/volunteer/errors.ts'
import { VOLUNTEER_API } from '../../../rest-facade/volunteer/volunteer-api.ts'
import { Problem } from '../../../schema/problem.ts'
import { compileClosed } from '../../support/openapi/compile-closed.ts'
import { readDocument } from '../../support/openapi/documents.ts'

type Row = [
  name: 'club' | 'volunteer',
  api: Pick<Api, 'toErrorAnswer'>,
  errors: Readonly<Record<string, RestError>>,
  help: Readonly<Record<string, ErrorHelp>>,
  besides: readonly string[],
]

const ROWS: readonly Row[] = [
  ['club', CLUB_API, CLUB_ERRORS, CLUB_ERROR_HELP, []],
  ['volunteer', VOLUNTEER_API, VOLUNTEER_ERRORS, VOLUNTEER_ERROR_HELP, ['invalid_json']],
]

describe.each(ROWS)('the error codes of the %s API', (name, api, errors, help, besides) => {
  const codes = [...new Set(Object.values(errors).map(({ code }) => code)), ...besides].sort()

  test('have a cause, a remedy and an example each', () => {
    expect(Object.keys(help).sort()).toEqual(codes)
    for (const { cause, remedy, message } of Object.values(help))
      for (const text of [cause, remedy, message]) expect(text).toMatch(/^[`A-Z_a-z].*[.…]$/)
  })

  test('have examples that are answers of the API', () => {
    const document = readDocument(name)
    const envelope = { $ref: '#/components/schemas/Error' }
    const validate = compileClosed(envelope, document)
    for (const code of codes) {
      const { status, body } = toErrorExample(name, code)
      const [own] = Object.values(errors).filter((error) => error.code === code)
      expect([code, status]).toEqual([code, own?.status ?? 400])
      expect([code, validate(body), validate.errors]).toEqual([code, true, null])
      expect(JSON.stringify(body)).toContain(`"code":"${code}"`)
    }
  })

  test('are linked from each refusal', () => {
    const source = { requestId: 'r', publicUrl: 'https://api.example.org' }
    const { headers } = toRefusal(api, new Problem('not_found', 'No.'), source)
    const link = '<https://api.example.org/docs#error-not_found>; rel="help"'
    expect(headers['link']).toBe(link)
  })
})
