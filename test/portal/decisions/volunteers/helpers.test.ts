import { describe, expect, test } from '@jest/globals'
import { fitTags } from '../../../../portal/src/pages/volunteering/helpers/fit-tags.ts'
import {
  countLanguages,
  countShown,
  countTags,
  filterPeople,
  isFiltered,
  readFilters,
  toggleShown,
} from '../../../../portal/src/pages/volunteering/helpers/helper-filters.ts'
import { toNamesakes } from '../../../../portal/src/pages/volunteering/volunteers/people.ts'
import {
  groupOptions,
  summarize,
} from '../../../../portal/src/pages/volunteering/volunteers/poll-answers.ts'
import { chooseEvent } from '../../../../portal/src/pages/volunteering/volunteers/volunteer-events.ts'
import { toRowWindow } from '../../../../portal/src/parts/rows/row-window.ts'
import {
  extendTo,
  NOTHING_CHOSEN,
  toggleAll,
  toggleRow,
} from '../../../../portal/src/parts/rows/selection.ts'
import { aHelper, aPerson, aPoll } from './sample-people.ts'

const PEOPLE = [
  aPerson('a', { firstName: 'Chloé', language: 'de-AT', tags: ['bar', 'noche'] }, { confirmed: 1 }),
  aPerson(
    'b',
    { firstName: 'Ben', phone: '+49 151 2345678', language: 'ca-ES', tags: ['bar'] },
    { says: ['YES'] },
  ),
  aPerson('c', { firstName: 'Iker' }, { hasAccess: false }),
  aPerson('d', { firstName: 'Noor', status: 'INACTIVE', language: 'de' }),
]

function shown(address: string) {
  const filters = readFilters(new URLSearchParams(address))
  return filterPeople(PEOPLE, filters).map(({ helper }) => helper.id)
}

test('helpers of one name have their addresses beside it, others none', () => {
  const named = [
    aHelper('a', { firstName: 'Ana', lastName: 'Gómez' }),
    aHelper('b', { firstName: 'ana', lastName: 'Gomez' }),
    aHelper('c', { firstName: 'Ana', lastName: 'Gómez', email: null }),
    aHelper('d'),
  ]
  expect([...toNamesakes(named)]).toEqual([
    ['a', 'a@azahar.example'],
    ['b', 'b@azahar.example'],
  ])
})

describe('filters of helpers', () => {
  test.each([
    ['', ['a', 'b', 'c', 'd']],
    ['show=access', ['a', 'b', 'd']],
    ['show=noShift', ['b']],
    ['show=notAnswered', ['a']],
    ['show=inactive', ['d']],
    ['show=access,inactive', ['d']],
    ['language=de', ['a', 'd']],
    ['tag=bar', ['a', 'b']],
    ['q=chloe', ['a']],
    ['q=NOCHE albiol', ['a']],
    ['q=x-b', ['b']],
    ['q=b%40azahar', ['b']],
    ['q=nobody', []],
    ['q=0151/2345678', ['b']],
    ['q=152 2345678', []],
  ])('of the address %s keep %j', (address, ids) => {
    expect(shown(address)).toEqual(ids)
  })

  test('leave out what they do not know', () => {
    expect(readFilters(new URLSearchParams('show=access,nonsense')).shown).toEqual(['access'])
    expect(isFiltered(readFilters(new URLSearchParams('show=nonsense&q=+')))).toBe(false)
  })

  test('are taken out by a second press, and the last one leaves the address', () => {
    const on = readFilters(new URLSearchParams('show=access'))
    expect([toggleShown(on, 'inactive'), toggleShown(on, 'access')]).toEqual([
      'access,inactive',
      null,
    ])
  })

  test('are counted with the others as they are', () => {
    const filters = readFilters(new URLSearchParams('tag=bar'))
    expect(countShown(PEOPLE, filters)).toEqual({
      ...{ access: 2, noShift: 1, notAnswered: 1, inactive: 0 },
    })
    expect(countLanguages(PEOPLE, filters).map(({ value }) => value)).toEqual(['ca', 'de'])
    expect(countTags(PEOPLE, filters)).toEqual([
      { value: 'bar', count: 2 },
      { value: 'noche', count: 1 },
    ])
  })
})

describe('what a helper said to a poll', () => {
  test.each([
    [['YES', 'NO', 'YES'] as const, { kind: 'YES', count: 2, all: 3, isDays: true }],
    [['NO', 'MAYBE'] as const, { kind: 'MAYBE', count: 1, all: 3, isDays: true }],
    [['NO'] as const, { kind: 'NO', count: 1, all: 3, isDays: true }],
    [[] as const, { kind: 'NONE', count: 3, all: 3, isDays: true }],
  ])('%j is summed up by the best of it', (says, summary) => {
    const { answers } = aPerson('a', {}, { says: [...says] })
    expect(summarize(answers, groupOptions([aPoll(3)], 'Europe/Madrid'))).toEqual(summary)
  })

  const aDay = (id: string, startTime: string | null) => ({
    ...{ id, label: id, endTime: null },
    startTime,
  })
  const later = {
    ...aPoll(0),
    ...{
      id: 'later',
      options: [aDay('b-1', '2026-12-01T23:30:00Z'), aDay('b-2', '2026-12-09T08:00Z')],
    },
  }

  test('is kept when another poll of the event is opened', () => {
    const { answers } = aPerson('a', {}, { says: ['YES', 'NO', 'YES'] })
    const asked = groupOptions([later, aPoll(3)], 'Europe/Madrid')
    expect(summarize(answers, asked)).toMatchObject({ kind: 'YES', count: 2, isDays: true })
  })

  test('counts a day once that two polls ask for, by the clock of the event', () => {
    expect(groupOptions([later, aPoll(3)], 'Europe/Madrid').groups).toEqual([
      ['b-1', 'day-1'],
      ['b-2'],
      ['day-0'],
      ['day-2'],
    ])
    const timeless = { ...later, options: [aDay('x', null)] }
    expect(groupOptions([timeless, aPoll(1)], 'Europe/Madrid')).toEqual({
      groups: [['x'], ['day-0']],
      isDays: false,
    })
  })
})

describe('tags in a row', () => {
  test.each([
    [['bar'], ['bar'], []],
    [['bar', 'noche', 'coche'], ['bar', 'noche', 'coche'], []],
    [['montaje', 'primeros auxilios', 'bar'], ['montaje'], ['primeros auxilios', 'bar']],
    [['a tag that is longer than its column'], ['a tag that is longer than its column'], []],
  ])('of %j are %j, and the others are counted: %j', (tags, shown, more) => {
    expect(fitTags(tags)).toEqual({ shown, more })
  })
})

describe('rows that are chosen', () => {
  const listed = ['a', 'b', 'c', 'd']

  test('are those from the last choice to this one, in either direction', () => {
    const down = extendTo(toggleRow(NOTHING_CHOSEN, 'b'), 'd', listed)
    const up = extendTo(toggleRow(NOTHING_CHOSEN, 'c'), 'a', listed)
    expect([[...down.ids], [...up.ids].sort()]).toEqual([
      ['b', 'c', 'd'],
      ['a', 'b', 'c'],
    ])
  })

  test('are this one alone where nothing was chosen before, or a filter hides it', () => {
    const hidden = toggleRow(NOTHING_CHOSEN, 'z')
    expect([...extendTo(NOTHING_CHOSEN, 'b', listed).ids]).toEqual(['b'])
    expect([...extendTo(hidden, 'b', listed).ids]).toEqual(['z', 'b'])
  })

  test('are all that are listed, then none', () => {
    const all = toggleAll(NOTHING_CHOSEN, listed)
    expect([all.ids.size, toggleAll(all, listed).ids.size]).toEqual([4, 0])
  })
})

describe('rows that are drawn', () => {
  test.each([
    [{ top: 200, height: 900, rowHeight: 60, count: 300 }, 0],
    [{ top: -6_000, height: 900, rowHeight: 60, count: 300 }, 88],
    [{ top: -17_900, height: 900, rowHeight: 60, count: 300 }, 284],
  ])('of %j begin at %i, few of them, and all that are seen', (seen, from) => {
    const drawn = toRowWindow(seen)
    const first = Math.max(0, Math.floor(-seen.top / seen.rowHeight))
    const last = Math.min(seen.count, Math.ceil((-seen.top + seen.height) / seen.rowHeight))
    expect(drawn.from).toBe(from)
    expect([drawn.from <= first, drawn.to >= last]).toEqual([true, true])
    expect(drawn.to - drawn.from).toBeLessThanOrEqual(60)
  })

  test('are none of an empty list', () => {
    expect(toRowWindow({ top: 0, height: 900, rowHeight: 60, count: 0 })).toEqual({
      from: 0,
      to: 0,
    })
  })
})

describe('the event that a page is about', () => {
  const anEvent = (
    id: string,
    status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED',
    startDate: string,
    helpers = 0,
  ) => ({
    ...{ id, name: id, status, startDate, endDate: startDate, timezone: null },
    helpers: { nodes: Array.from({ length: helpers }, (_, at) => ({ id: `${id}-${at}` })) },
  })
  const events = [
    anEvent('old', 'ARCHIVED', '2026-09-01', 1),
    anEvent('soon', 'ACTIVE', '2026-12-01'),
    anEvent('draft', 'DRAFT', '2026-12-02', 1),
    anEvent('later', 'ACTIVE', '2026-12-11', 1),
  ]

  test.each([
    [null, '2026-11-25', 'later'],
    ['draft', '2026-11-25', 'draft'],
    ['unknown', '2026-12-12', 'later'],
  ])('with %s in the address on %s is %s', (wanted, today, id) => {
    expect(chooseEvent(events, wanted, today)?.id).toBe(id)
  })

  test('is the next one where none has helpers, and none where there are no events', () => {
    const [, soon] = events
    expect(chooseEvent(soon ? [soon] : [], null, '2026-11-25')?.id).toBe('soon')
    expect(chooseEvent([], null, '2026-11-25')).toBeNull()
  })
})
