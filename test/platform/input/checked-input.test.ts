import { describe, expect, test } from '@jest/globals'
import { areValidated, isValidated, markValidated } from '../../../platform/input/checked-input.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { SnapshotBody } from '../../../rest-facade/club/snapshots.ts'
import { BookingSnapshot } from '../../../schema/club/bookings.ts'
import { inputRecord, withFields } from '../../../schema/fields/input-record.ts'
import { readSnapshot } from '../../../subgraphs/club/bookings/inputs.ts'

const body = {
  source_version: 1,
  external_court_id: ' court-1 ',
  scheduled_start: '2026-07-01T10:00:00+02:00',
  scheduled_end: '2026-07-01T11:00:00+02:00',
  status: 'CONFIRMED',
  participants: [{ external_id: 'member-1', display_name: 'Ana' }],
}

function aBookingSnapshot() {
  const names = { bookingSourceId: 'source-1', externalBookingId: 'booking-1' }
  return { ...names, ...parseInput(SnapshotBody, body) }
}

describe('input that the REST facade has validated', () => {
  test('reaches the resolver equal to input that the graph validates', () => {
    const checked = markValidated(BookingSnapshot, aBookingSnapshot())
    expect(isValidated(BookingSnapshot, checked)).toBe(true)
    expect(readSnapshot(checked)).toEqual(readSnapshot(aBookingSnapshot()))
  })

  test('is validated again by the graph if it is a copy', () => {
    const checked = markValidated(BookingSnapshot, aBookingSnapshot())
    expect(isValidated(BookingSnapshot, { ...checked })).toBe(false)
    expect(isValidated(BookingSnapshot, structuredClone(checked))).toBe(false)
    expect(() => readSnapshot({ ...checked, sourceVersion: -1 })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  })

  test('is validated again by a resolver with another schema', () => {
    const other = withFields({}, inputRecord(BookingSnapshot.fields))
    expect(isValidated(other, markValidated(BookingSnapshot, aBookingSnapshot()))).toBe(false)
  })

  test('is coerced beside variables that were not validated', () => {
    const input = markValidated(BookingSnapshot, aBookingSnapshot())
    expect(areValidated({ input }, ['input'])).toBe(true)
    expect(areValidated({ input, first: 1 }, ['input', 'first'])).toBe(false)
    expect(areValidated({ input: { ...input } }, ['input'])).toBe(false)
    expect(areValidated({}, ['input'])).toBe(false)
  })
})
