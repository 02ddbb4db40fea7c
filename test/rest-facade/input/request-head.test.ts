import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createBookingSourceRoute } from '../../../rest-facade/club/routes/booking-sources.ts'
import { listBookingsRoute, putBookingRoute } from '../../../rest-facade/club/routes/bookings.ts'
import { getCourtMappingRoute } from '../../../rest-facade/club/routes/court-mappings.ts'
import { checkHead, type RequestHead } from '../../../rest-facade/input/request-head.ts'

function aHead(changes: Partial<RequestHead> = {}): RequestHead {
  return { url: '/', params: {}, query: {}, keys: [], ...changes }
}

const queryOf = (query: Record<string, unknown>) =>
  checkHead(listBookingsRoute, aHead({ query })).query

function withIssues(...issues: Record<string, unknown>[]) {
  return expect.objectContaining({
    code: 'invalid_input',
    details: { issues: issues.map((issue) => expect.objectContaining(issue)) },
  })
}

describe('the query of a list', () => {
  test('defaults to 50 items, and ignores unknown parameters', () => {
    expect(queryOf({ page: '2', sort: ['a', 'b'] })).toEqual({ first: 50 })
  })

  test('takes a limit of 1 to 200 in decimal digits and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 300 }).map(String), fc.string()), (limit) => {
        const size = Number(limit)
        if (/^\d{1,9}$/.test(limit) && size >= 1 && size <= 200)
          expect(queryOf({ limit })).toEqual({ first: size })
        else
          expect(() => queryOf({ limit })).toThrow(
            withIssues({ in: 'query', path: 'limit', rule: 'range' }),
          )
      }),
    )
  })

  test('takes filters and turns moments into UTC', () => {
    const query = {
      limit: '7',
      cursor: 'opaque',
      location_id: 'l',
      court_id: 'c',
      status: 'CANCELLED',
      provider: 'portal',
      from: '2026-07-01T20:00:00+02:00',
      to: '2026-07-01T18:00:00.000Z',
    }
    const input = { ...checkHead(listBookingsRoute, aHead({ query })), body: undefined }
    expect(listBookingsRoute.variables(input)).toEqual({
      first: 7,
      after: 'opaque',
      filter: {
        locationId: 'l',
        courtId: 'c',
        status: 'CANCELLED',
        provider: 'portal',
        from: '2026-07-01T18:00:00.000Z',
        to: '2026-07-01T18:00:00.000Z',
      },
    })
  })

  test('leaves out of the variables what was not given', () => {
    const input = { ...checkHead(listBookingsRoute, aHead()), body: undefined }
    expect(Object.keys(listBookingsRoute.variables(input))).toEqual(['first', 'filter'])
    expect(listBookingsRoute.variables(input)['filter']).toEqual({})
  })

  test.each([
    [{ status: ['CONFIRMED', 'CANCELLED'] }, 'status', 'repeated'],
    [{ limit: ['1', '1'] }, 'limit', 'repeated'],
    [{ status: 'confirmed' }, 'status', 'enum'],
    [{ court_id: '' }, 'court_id', 'min_length'],
    [{ court_id: 'x'.repeat(201) }, 'court_id', 'max_length'],
    [{ provider: 'x'.repeat(81) }, 'provider', 'max_length'],
    [{ from: '2026-07-01' }, 'from', 'format'],
    [{ from: '2026-07-02T00:00:00Z', to: '2026-07-01T00:00:00Z' }, 'from', 'range_order'],
  ])('is refused when it is %j', (query, path, rule) => {
    expect(() => queryOf(query)).toThrow(withIssues({ in: 'query', path, rule }))
  })

  test('mentions %2B when the plus sign of an offset has become a space', () => {
    const message = expect.stringContaining('%2B')
    expect(() => queryOf({ to: '2026-07-01T20:00:00 02:00' })).toThrow(
      withIssues({ path: 'to', rule: 'format', message }),
    )
  })

  test.each(['/?limit=%zz', '/?provider=%ff', '/?a=%'])('is refused as %s', (url) => {
    expect(() => checkHead(listBookingsRoute, aHead({ url }))).toThrow(
      withIssues({ in: 'query', rule: 'percent_encoding' }),
    )
  })
})

describe('a path', () => {
  test('has its external court id trimmed and its external booking id as it is', () => {
    const params = { sourceId: 's', externalCourtId: ' c ', externalBookingId: ' b ' }
    expect(checkHead(getCourtMappingRoute, aHead({ params })).params).toEqual({
      sourceId: 's',
      externalCourtId: 'c',
    })
    expect(checkHead(putBookingRoute, aHead({ params })).params).toEqual({
      sourceId: 's',
      externalBookingId: ' b ',
    })
  })

  test('counts characters, not code units', () => {
    const paramsOf = (length: number) => ({ sourceId: 's', externalBookingId: '🎾'.repeat(length) })
    expect(() => checkHead(putBookingRoute, aHead({ params: paramsOf(200) }))).not.toThrow()
    expect(() => checkHead(putBookingRoute, aHead({ params: paramsOf(201) }))).toThrow(
      withIssues({ in: 'path', path: 'externalBookingId', rule: 'max_length' }),
    )
  })

  test('has all its faults named at once', () => {
    const params = { sourceId: '', externalCourtId: '  ' }
    expect(() => checkHead(getCourtMappingRoute, aHead({ params }))).toThrow(
      withIssues({ path: 'sourceId' }, { path: 'externalCourtId', rule: 'min_length' }),
    )
  })
})

describe('an Idempotency-Key', () => {
  const keyOf = (...keys: string[]) => checkHead(createBookingSourceRoute, aHead({ keys }))

  test.each([[[]], [['']]])('is required, and its absence has a code of its own: %j', (keys) => {
    expect(() => keyOf(...keys)).toThrow(
      expect.objectContaining({ code: 'idempotency_key_required' }),
    )
  })

  test('is taken as it is when it has 1 to 255 printable ASCII characters', () => {
    const printable = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 255 })
    fc.assert(fc.property(printable, (key) => expect(keyOf(key).idempotencyKey).toBe(key)))
  })

  test.each([
    ['x'.repeat(256), 'max_length'],
    ['clé', 'printable_ascii'],
    ['a\tb', 'printable_ascii'],
  ])('is refused as %j', (key, rule) => {
    const issue = { in: 'header', path: 'idempotency-key', rule }
    expect(() => keyOf(key)).toThrow(withIssues(issue))
  })

  test('is refused when it is sent twice, though both are the same', () => {
    const issue = { in: 'header', path: 'idempotency-key', rule: 'repeated' }
    expect(() => keyOf('a', 'a')).toThrow(withIssues(issue))
  })
})
