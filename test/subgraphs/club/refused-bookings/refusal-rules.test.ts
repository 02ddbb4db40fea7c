import { describe, expect, test } from '@jest/globals'
import { checkInput } from '../../../../platform/input/issues.ts'
import { BookingSnapshot } from '../../../../schema/club/bookings.ts'
import { toGraph, toRest } from '../../../../schema/fields/input-record.ts'
import {
  asRefusedCode,
  toRefusedDetails,
} from '../../../../subgraphs/club/refused-bookings/rules.ts'
import { aBookingInput } from '../booking-input.ts'

const MARK = 'Zyzzy'

const PERSON = { externalId: 'p-1', displayName: MARK }

/** What is kept of the refusal of an input of the graph. */
function keptOf(changes: Record<string, unknown>) {
  const input = { bookingSourceId: 'source-1', ...aBookingInput({}), ...changes }
  const checked = checkInput(toGraph(BookingSnapshot), input, 'body')
  if (checked.ok) throw new Error('The input is valid.')
  return toRefusedDetails({ code: 'invalid_input', details: { issues: checked.issues } })
}

describe('what is kept of a refusal', () => {
  test.each([
    [
      'too many participants',
      { participants: Array.from({ length: 5 }, (_, n) => ({ ...PERSON, externalId: `p-${n}` })) },
      [{ name: 'participants', value: 'max_items 4' }],
    ],
    [
      'an end before the start',
      { scheduledEnd: new Date('2099-07-01T17:00:00Z') },
      [{ name: 'scheduledEnd', value: 'after_start' }],
    ],
    ['a status of another product', { status: MARK }, [{ name: 'status', value: 'enum' }]],
  ])('is the field, its rule and its bounds: %s', (_fault, changes, kept) => {
    const times = {
      scheduledStart: new Date('2099-07-01T18:00:00Z'),
      scheduledEnd: new Date('2099-07-01T19:30:00Z'),
    }
    expect(keptOf({ ...times, ...changes })).toEqual(kept)
  })

  test('is the same from REST, in the names of the graph, and no name that a source invents', () => {
    const person = { external_id: 'p', display_name: ' ', [MARK]: 1 }
    const body = { participants: [person], source_version: 1, [MARK]: MARK }
    const checked = checkInput(toRest(BookingSnapshot, 'body'), body, 'body')
    if (checked.ok) throw new Error('The body is valid.')
    const kept = toRefusedDetails({ code: 'invalid_input', details: { issues: checked.issues } })
    expect(kept).toEqual(
      expect.arrayContaining([
        { name: 'participants[0]', value: 'unknown_property' },
        { name: '', value: 'unknown_property' },
        { name: 'scheduledStart', value: 'required' },
      ]),
    )
    expect(kept.map(({ name }) => name)).toContain('participants[0].displayName')
    expect(JSON.stringify(kept)).not.toContain(MARK)
  })

  test.each([
    [
      'unmapped_court',
      { bookingSourceId: 's', externalCourtId: 'c9' },
      [{ name: 'externalCourtId', value: 'c9' }],
    ],
    [
      'version_conflict',
      { storedSourceVersion: 3, submittedSourceVersion: 2, reason: 'older' },
      [
        { name: 'storedSourceVersion', value: '3' },
        { name: 'submittedSourceVersion', value: '2' },
        { name: 'reason', value: 'older' },
      ],
    ],
    [
      'booking_source_inactive',
      { bookingSourceId: 's', status: 'PAUSED' },
      [{ name: 'status', value: 'PAUSED' }],
    ],
    [
      'insufficient_scope',
      { required: ['bookings:write'], missing: ['bookings:write'] },
      [{ name: 'missing', value: 'bookings:write' }],
    ],
    [
      'unmapped_court',
      { participants: MARK, externalCourtId: 'c'.repeat(300) },
      [{ name: 'externalCourtId', value: 'c'.repeat(200) }],
    ],
    [
      'unmapped_court',
      { externalCourtId: `c${'🎾'.repeat(300)}` },
      [{ name: 'externalCourtId', value: `c${'🎾'.repeat(199)}` }],
    ],
    [
      'unmapped_court',
      { externalCourtId: 'c\ud83d' },
      [{ name: 'externalCourtId', value: 'c\ufffd' }],
    ],
    ['internal_error', { anything: MARK }, []],
    ['unmapped_court', undefined, []],
    ['unmapped_court', MARK, []],
    ['invalid_input', { issues: MARK }, []],
    [
      'invalid_input',
      { issues: [null, 1, { path: `${MARK}.x`, rule: MARK, message: MARK }] },
      [{ name: '', value: 'invalid' }],
    ],
  ])('of %s with %j are the details of the contract alone', (code, details, kept) => {
    expect(toRefusedDetails({ code, details })).toEqual(kept)
  })

  test('are ten faults at most', () => {
    const issues = Array.from({ length: 50 }, () => ({ path: 'status', rule: 'enum', message: '' }))
    expect(toRefusedDetails({ code: 'invalid_input', details: { issues } })).toHaveLength(10)
  })

  test.each([
    ...['rate_limited', 'dependency_unavailable', 'not_found', 'installation_inactive'],
    ...['invalid_credential', 'forbidden', 'toString', ''],
  ])('is nothing of %s, which is about no booking', (code) => {
    expect(asRefusedCode(code)).toBeNull()
  })
})
