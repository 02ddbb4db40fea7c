import { describe, expect, test } from '@jest/globals'
import {
  addressStateOf,
  codeStateOf,
} from '../../../portal/src/pages/courts/court-screens/code-state.ts'
import {
  byLocation,
  type CourtOfDevices,
} from '../../../portal/src/pages/courts/court-screens/court-of-devices.ts'
import { deviceStateOf } from '../../../portal/src/pages/courts/court-screens/device-state.ts'

const REPORTED_AT = '2026-11-28T16:00:00Z'
const now = (minute: string) => new Date(`2026-11-28T16:${minute}:00Z`)

function aCourt(changes: Partial<CourtOfDevices> = {}): CourtOfDevices {
  return {
    ...{ id: 'court', name: 'Pista 1', number: 1, publicId: 'NARANJAL-01', status: 'AVAILABLE' },
    ...{ location: { id: 'playa', name: 'Playa' }, screen: null, scorePads: [] },
    device: { lastReportedAt: REPORTED_AT, hasWarning: false },
    ...changes,
  }
}

describe('the built-in device of a court', () => {
  test('is not shown where none has reported', () => {
    expect(deviceStateOf(aCourt({ device: null }), now('01'))).toBe(null)
  })

  test('is offline as the platform says, not by the age of what the page has read', () => {
    expect(deviceStateOf(aCourt({ status: 'OFFLINE' }), now('09'))).toBe('offline')
    expect(deviceStateOf(aCourt(), now('09'))).toBe('connected')
    const device = { lastReportedAt: REPORTED_AT, hasWarning: true }
    expect(deviceStateOf(aCourt({ device }), now('01'))).toBe('warning')
  })

  test('is offline at a closed court after five minutes, which the status does not say', () => {
    for (const status of ['MAINTENANCE', 'DISABLED'] as const)
      expect([
        deviceStateOf(aCourt({ status }), now('04')),
        deviceStateOf(aCourt({ status }), now('05')),
      ]).toEqual(['connected', 'offline'])
  })
})

describe('courts of several locations', () => {
  test('stand below theirs by number, also where the list has them in another order', () => {
    const other = { id: 'patraix', name: 'Patraix' }
    const courts = [
      aCourt({ number: 9, name: 'Pista 9', location: other }),
      aCourt({ number: 2, name: 'Pista 2' }),
      aCourt(),
    ]
    expect(shown(courts)).toEqual([
      ['Playa', ['Pista 1', 'Pista 2']],
      ['Patraix', ['Pista 9']],
    ])
  })

  test('stay apart where two locations have one name, and where a location is not visible', () => {
    const courts = [
      aCourt(),
      aCourt({ number: 2, name: 'Pista 2', location: { id: 'playa-2', name: 'Playa' } }),
      aCourt({ number: 3, name: 'Pista 3', location: null }),
    ]
    expect(shown(courts)).toEqual([
      ['Playa', ['Pista 1']],
      ['Playa', ['Pista 2']],
      [undefined, ['Pista 3']],
    ])
  })

  const shown = (courts: readonly CourtOfDevices[]) =>
    byLocation(courts).map(({ location, courts: ofLocation }) => [
      ...[location?.name, ofLocation.map(({ name }) => name)],
    ])
})

describe('the code of a score pad', () => {
  const pad = { pairedAt: null, codeExpiresAt: '2026-11-28T16:10:00Z' }

  test('waits until it expires, and is paired once it was used', () => {
    expect(codeStateOf(pad, true, now('09'))).toBe('waiting')
    expect(codeStateOf(pad, true, now('10'))).toBe('ended')
    expect(codeStateOf({ ...pad, pairedAt: REPORTED_AT }, true, now('11'))).toBe('paired')
  })

  test('has ended where its pad is not listed any more, but not before the first list', () => {
    expect(codeStateOf(undefined, false, now('01'))).toBe('waiting')
    expect(codeStateOf(undefined, true, now('01'))).toBe('ended')
  })
})

describe('the address of a screen', () => {
  test('has ended once the list has its screen no more, but not before the first list', () => {
    expect(addressStateOf(false, false)).toBe('waiting')
    expect(addressStateOf(true, true)).toBe('waiting')
    expect(addressStateOf(false, true)).toBe('ended')
  })
})
