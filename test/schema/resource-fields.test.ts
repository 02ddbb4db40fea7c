import { describe, expect, test } from '@jest/globals'
import { isEnumType } from 'graphql'
import { CLEARED_FIELDS } from '../../schema/volunteer/helpers.ts'
import { GRAPH } from '../support/graph/graph.ts'
import { describedFieldsOf, RESOURCE_RECORDS } from '../support/graph/resource-records.ts'

describe.each(RESOURCE_RECORDS)('the fields of $type', ({ type, inputs, fields }) => {
  test.each([type, ...inputs])('are all in %s of the SDL', (name) => {
    expect([...describedFieldsOf(name, fields).keys()].toSorted()).toEqual(
      Object.keys(fields).toSorted(),
    )
  })

  test.each(inputs)('have their lengths in the descriptions of %s', (name) => {
    const described = describedFieldsOf(name, fields)
    const unstated = Object.entries(fields).filter(
      ([field, { stored }]) =>
        'length' in stored && !described.get(field)?.includes(` ${stored.length} characters`),
    )
    expect(unstated.map(([field]) => field)).toEqual([])
  })
})

describe('the names in `clear` of a helper', () => {
  test('are those of HelperField in the SDL', () => {
    const type = GRAPH.planning.apiSchema.getType('HelperField')
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
    expect(Object.keys(CLEARED_FIELDS).toSorted()).toEqual(values.toSorted())
  })
})
