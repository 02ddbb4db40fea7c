import { describe, expect, test } from '@jest/globals'
import {
  countShows,
  filterAnswers,
  findAsked,
  readPollFilters,
  toAnswerRows,
} from '../../../../portal/src/pages/volunteering/polls/answer-rows.ts'
import {
  daysOf,
  findLongerLinks,
  findPollFault,
  findSamePoll,
  type PollDraft,
  toPollInput,
} from '../../../../portal/src/pages/volunteering/polls/form/poll-draft.ts'
import { findThinnest } from '../../../../portal/src/pages/volunteering/polls/thinnest-option.ts'
import { inZone } from '../../../../portal/src/time/zoned.ts'
import { aPerson, aPoll } from './sample-people.ts'

const POLL = aPoll(2)
const PEOPLE = [
  aPerson('a', { firstName: 'Ada' }, { says: ['MAYBE', 'YES'] }),
  aPerson('b', { firstName: 'Ben' }, { says: ['YES', 'NO'], comment: 'With a car.' }),
  aPerson('c', { firstName: 'Chloé' }),
  aPerson('d', { firstName: 'Dídac' }, { hasAccess: false }),
  aPerson('e', { firstName: 'Elif' }, { says: ['NO'], hasAccess: false }),
]

function rowsOf() {
  const answers = PEOPLE.flatMap(({ answers }) => [...answers.values()])
  return toAnswerRows(answers, PEOPLE, findAsked(POLL, PEOPLE, []))
}

function shown(address: string) {
  const filters = readPollFilters(new URLSearchParams(address), POLL)
  return filterAnswers(rowsOf(), filters).map(({ person }) => person.helper.id)
}

describe('answers to a poll', () => {
  test.each([
    ['', ['a', 'b', 'e']],
    ['show=missing', ['c']],
    ['show=commented', ['b']],
    ['option=day-0', ['b', 'a']],
    ['option=day-1', ['a']],
    ['option=unknown', ['a', 'b', 'e']],
    ['q=ada', ['a']],
  ])('with %j in the address are those of %j, the sure ones first', (address, ids) => {
    expect(shown(address)).toEqual(ids)
  })

  test('are counted, and so are those who were asked and said nothing', () => {
    expect(countShows(rowsOf())).toEqual({ answered: 3, commented: 1, missing: 1 })
  })

  test.each([
    [[3, 1, 2], 'day-1'],
    [[1, 1, 2], null],
    [[1], null],
  ])('of %j yes show which day is thin: %s', (yes, optionId) => {
    const totals = yes.map((yesCount, at) => ({ optionId: `day-${at}`, yesCount }))
    expect(findThinnest(totals)).toBe(optionId)
  })
})

describe('a poll', () => {
  const zone = 'Europe/Madrid'
  const now = new Date('2026-11-25T10:00:00Z')
  const event = { id: 'event', startDate: '2026-03-28', endDate: '2026-03-30' }
  const draft: PollDraft = {
    ...{ title: 'When?', description: '', days: daysOf(event), others: '', respondBy: '' },
  }

  test('asks for whole days, also for that on which the clock is put forward', () => {
    const { options } = toPollInput(draft, { event, zone, nameDay: (day) => day.toISOString() })
    const hours = options.map(
      ({ startTime, endTime }) =>
        (Date.parse(String(endTime)) - Date.parse(String(startTime))) / 3_600_000,
    )
    expect(hours).toEqual([24, 23, 24])
  })

  test('asks for each line of other options', () => {
    const others = ' Build-up \n\nTidying'
    const { options } = toPollInput(
      { ...draft, days: [], others },
      { event, zone, nameDay: String },
    )
    expect(options).toEqual([{ label: 'Build-up' }, { label: 'Tidying' }])
  })

  test('is remarked on while an open one has its title and its days', () => {
    const days = ['2026-12-01', '2026-12-02']
    const again = { ...draft, title: ' WHEN? ', days }
    expect(findSamePoll(again, [POLL], zone, now)?.id).toBe(POLL.id)
    expect(findSamePoll({ ...again, days: days.slice(1) }, [POLL], zone, now)).toBeNull()
    expect(findSamePoll({ ...again, title: 'Where?' }, [POLL], zone, now)).toBeNull()
    expect(findSamePoll(again, [{ ...POLL, status: 'CLOSED' }], zone, now)).toBeNull()
  })

  test.each([
    ['', null],
    ['2026-12-0', null],
    ['2026-12-10T01:00', null],
    ['2026-12-10T01:01', '2026-12-11T00:01:00.000Z'],
  ])('that ends at %j keeps mailed links valid beyond its event until %j', (respondBy, end) => {
    const shown = findLongerLinks(respondBy, { endDate: '2026-12-03' }, 'Europe/Berlin')
    expect(shown?.toISOString() ?? null).toBe(end)
  })

  const nameDay = (moment: Date) => `Day of ${inZone(moment, zone).day}`

  test.each([
    [{ title: ' a ' }, 'title'],
    [{ days: [] }, 'noOption'],
    [{ others: 'x'.repeat(121) }, 'longOption'],
    [{ others: Array.from({ length: 48 }, (_, at) => at).join('\n') }, 'tooMany'],
    [{ others: 'Build-up\nTidying\n build-up ' }, 'alike'],
    [{ others: 'day of 2026-03-29' }, 'alike'],
    [{ respondBy: '2026-11-25T11:00' }, 'past'],
    [{}, null],
  ])('with %j is refused before it is asked: %s', (changes, fault) => {
    expect(findPollFault({ ...draft, ...changes }, { zone, nameDay }, now)).toBe(fault)
  })
})
