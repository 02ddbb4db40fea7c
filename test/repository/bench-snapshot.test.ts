import { describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { toBody } from '../../bench/hand-written/booking.ts'
import { asSnapshot } from '../../bench/hand-written/validate.ts'
import { aSnapshot } from '../../bench/workloads/snapshot.ts'
import { BOOKING_FIELDS } from '../../schema/club/bookings.ts'
import { fieldNamesOf } from '../../schema/fields/resource-fields.ts'
import { toRestName } from '../../schema/fields/rest-names.ts'
import { operation } from '../../schema/operations.ts'

describe('the booking that the bench writes', () => {
  test('has every field of a snapshot', () => {
    const names = fieldNamesOf(BOOKING_FIELDS).map((name) => toRestName(name))
    expect(Object.keys(aSnapshot(1, 1)).toSorted()).toEqual(names.toSorted())
  })

  test('is read with every field by the hand-written service', () => {
    const snapshot = asSnapshot(aSnapshot(1, 1))
    expect(Object.keys(snapshot).toSorted()).toEqual(fieldNamesOf(BOOKING_FIELDS).toSorted())
  })

  test('is shown with every field by the hand-written service', () => {
    const text = toBody.toString()
    const fragment = parse(operation('GetBooking').document).definitions.find(
      (node) => node.kind === 'FragmentDefinition',
    )
    const names = fragment?.selectionSet.selections.map((node) =>
      'name' in node ? toRestName(node.name.value) : '',
    )
    expect(names?.filter((name) => !new RegExp(`\\b${name}:`).test(text))).toEqual([])
  })
})
