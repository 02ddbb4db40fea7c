import { describe, expect, test } from '@jest/globals'
import { compareSpecified } from '../../support/openapi/compare-specified.ts'
import { readDocument } from '../../support/openapi/documents.ts'
import { CLUB_FIELDS, VOLUNTEER_FIELDS } from '../../support/openapi/specified-fields.ts'

describe.each([
  ['club', CLUB_FIELDS],
  ['volunteer', VOLUNTEER_FIELDS],
] as const)('the served document of the %s API', (api, objects) => {
  const document = readDocument(api)

  test.each(objects.map((object) => [object.at, object] as const))(
    'has the specified fields, with type, null, bounds, pattern and uniqueness: %s',
    (_at, object) => {
      expect(compareSpecified(document, object)).toEqual([])
    },
  )
})
