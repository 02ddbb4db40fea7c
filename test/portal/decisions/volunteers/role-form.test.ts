import { describe, expect, test } from '@jest/globals'
import { Fault } from '../../../../portal/src/graph/fault.ts'
import { findRefused } from '../../../../portal/src/graph/fault-lines.ts'
import {
  draftOfRole,
  findFaultyRole,
  REFUSED_ROLE,
  toRoleChanges,
  toRoleFields,
} from '../../../../portal/src/pages/volunteering/plan/role/role-draft.ts'
import { REFUSED_SHIFT } from '../../../../portal/src/pages/volunteering/plan/shift/shift-draft.ts'

const BAR = { id: '1', name: 'Bar', description: 'Drinks.', updatedAt: '2026-12-01T00:00:00Z' }

describe('the form of a role', () => {
  test('names the entries that the graph would refuse', () => {
    const long = { name: 'x'.repeat(121), description: 'x'.repeat(1001) }
    expect(findFaultyRole(long)).toEqual(['name', 'description'])
    expect(findFaultyRole({ name: '  ', description: '' })).toEqual(['name'])
    expect(findFaultyRole({ name: 'Bar', description: ' ' })).toEqual([])
  })

  test('sends texts without their edges, and an empty one as none', () => {
    const fields = toRoleFields({ name: ' Bar ', description: ' ' })
    expect(fields).toEqual({ name: 'Bar', description: null })
  })

  test('sends of a known role only what was changed', () => {
    const before = draftOfRole(BAR)
    expect(toRoleChanges(before, { ...before, name: ' Bar' })).toEqual({})
    expect(toRoleChanges(before, { ...before, description: '' })).toEqual({ description: null })
  })
})

const invalid = (...paths: string[]) =>
  new Fault('invalid_input', 'name: too long', {
    details: { issues: paths.map((path) => ({ in: 'body', path, message: 'too long' })) },
  })

describe('a refusal of the graph', () => {
  test.each([
    ['the fields that it names', invalid('name', 'description'), ['name', 'description']],
    ['the field that its code means', new Fault('duplicate_role', 'Taken.'), ['name']],
    ['no field where it also names what the form lacks', invalid('name', 'eventId'), []],
    ['no field where it is about the whole', new Fault('not_found', 'Gone.'), []],
    ['no field where there is none', null, []],
  ])('is shown beside %s', (_case, fault, fields) => {
    expect(findRefused(fault, REFUSED_ROLE)).toEqual(fields)
  })

  test('of times is shown beside the clock times of the form', () => {
    expect(findRefused(invalid('startTime'), REFUSED_SHIFT)).toEqual(['from'])
    expect(findRefused(new Fault('invalid_time_range', 'x'), REFUSED_SHIFT)).toEqual(['to'])
  })
})
