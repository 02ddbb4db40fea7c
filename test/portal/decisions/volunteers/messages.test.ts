import { describe, expect, test } from '@jest/globals'
import {
  type Audience,
  assignedAfter,
  assignedTo,
  chooseAudience,
  countReached,
  EVERYBODY,
  isNamed,
  type Reach,
  sumReaches,
  toAudience,
  toAudienceInputs,
} from '../../../../portal/src/pages/volunteering/messages/compose/audience.ts'
import {
  findDraftFault,
  type MessageDraft,
  needsQuestion,
  toMessageDraft,
} from '../../../../portal/src/pages/volunteering/messages/compose/message-draft.ts'
import { groupByOutcome } from '../../../../portal/src/pages/volunteering/messages/outcomes.ts'
import { toInstant, toLocal } from '../../../../portal/src/time/zoned.ts'
import { findUnfilled } from '../../../../rules/volunteer/placeholders.ts'

describe('texts in braces that no mail fills in', () => {
  test.each([
    ['', 'Hello {first_name} {last_name}: {link}', []],
    [
      '{first_name}, {nombre}',
      'Hola {nombre} {fisrtName} { First_Name }',
      ['{nombre}', '{fisrtName}', '{ First_Name }'],
    ],
    ['{link}', '{link}', ['{link}']],
    ['', 'Hello {{first_name}}', ['{{first_name}}']],
    ['', 'Bring {} or {1}; { has no end', []],
  ])('are in %j with %j: %j', (subject, body, unfilled) => {
    expect(findUnfilled({ subject, body })).toEqual(unfilled)
  })
})

const aReach = (mailedCount: number, noAddress: string[], isComplete = true): Reach => ({
  ...{ mailedCount, isComplete },
  noAddress: { count: noAddress.length, names: noAddress },
  optedOut: { count: 2, names: ['Ann', 'Bo'] },
})

describe('whom a message reaches', () => {
  test('is the sum of its messages', () => {
    const reach = sumReaches([aReach(200, ['Cy']), aReach(30, [], false)])
    expect(reach).toEqual({
      ...{ mailedCount: 230, isComplete: false },
      noAddress: { count: 1, names: ['Cy'] },
      optedOut: { count: 4, names: ['Ann', 'Bo', 'Ann', 'Bo'] },
    })
    expect([countReached(reach), countReached(sumReaches([]))]).toEqual([235, 0])
  })

  test('is asked for once what the audience names is chosen', () => {
    const named = (audience: Partial<Audience>) => isNamed({ ...EVERYBODY, ...audience })
    expect([named({}), named({ type: 'STATUS' }), named({ type: 'ROLE' })]).toEqual([
      ...[true, true, false],
    ])
    expect(named({ type: 'ROLE', roleIds: ['bar'] })).toBe(true)
  })

  test('takes several messages where one names no more', () => {
    const helperIds = Array.from({ length: 430 }, (_, at) => String(at))
    const inputs = toAudienceInputs({ ...EVERYBODY, type: 'HELPERS', helperIds })
    expect(inputs.map((input) => input.helperIds?.length)).toEqual([200, 200, 30])
    expect(toAudienceInputs(EVERYBODY)).toEqual([{ type: 'ALL' }])
  })

  test('is all who are assigned to what is cancelled, in one message whatever their number', () => {
    const updatedAt = '2026-12-09T21:00:00.000Z'
    expect([assignedAfter(new Date(updatedAt)), assignedTo({ id: 'bar', updatedAt })]).toEqual([
      { type: 'SHIFT', endingAfter: updatedAt },
      { type: 'SHIFT', shiftIds: ['bar'], cancelledSince: updatedAt },
    ])
  })

  test('stays that of a message that is read and changed', () => {
    const none = { roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null }
    const audience = { ...none, type: 'SHIFT' as const, endingAfter: '2026-12-09T21:00:00Z' }
    expect(isNamed(toAudience({ audience }))).toBe(true)
    expect(toAudienceInputs(toAudience({ audience }))).toEqual([
      { type: 'SHIFT', shiftIds: [], endingAfter: audience.endingAfter, cancelledSince: null },
    ])
  })

  test('is what is chosen anew, whatever a moment named before', () => {
    const moment = '2026-12-09T21:00:00Z'
    const earlier: Audience = {
      ...{ ...EVERYBODY, type: 'SHIFT', shiftIds: ['gone'] },
      ...{ endingAfter: moment, cancelledSince: moment },
    }
    const asAll = chooseAudience(earlier, { type: 'ALL' })
    const asShifts = chooseAudience(asAll, { type: 'SHIFT' })
    expect([isNamed(earlier), isNamed(asAll), isNamed(asShifts)]).toEqual([true, true, false])
    expect(toAudienceInputs(chooseAudience(asShifts, { shiftIds: ['bar'] }))).toEqual([
      { type: 'SHIFT', shiftIds: ['bar'], endingAfter: null, cancelledSince: null },
    ])
  })
})

describe('a message that is written', () => {
  const zone = 'Europe/Madrid'
  const now = new Date('2026-11-25T10:00:00Z')
  const draft: MessageDraft = { subject: '', body: 'Hello', when: 'now', at: '' }
  test.each([
    [{}, 1, false],
    [{}, 2, true],
    [{ subject: 'Friday' }, 19, false],
    [{ subject: 'Friday' }, 20, true],
    [{ when: 'later' as const }, 300, false],
    [{ when: 'draft' as const }, 300, false],
  ])('with %j to %i is asked about once more: %p', (changes, mailed, isAsked) => {
    expect(needsQuestion({ ...draft, ...changes }, mailed)).toBe(isAsked)
  })

  test('begins with the text that is given, unless it was written before', () => {
    const first = { subject: 'When?', body: 'Hello {first_name}' }
    expect(toMessageDraft(null, zone, first)).toMatchObject(first)
    expect(toMessageDraft(null, zone)).toMatchObject({ subject: '', body: '' })
  })

  const checked = (
    changes: Partial<MessageDraft>,
    count = 3,
    audience: Partial<Audience> = {},
  ) => ({
    ...{ draft: { ...draft, ...changes }, audience: { ...EVERYBODY, ...audience } },
    ...{ count, zone, now, isSent: false },
  })
  const faultOf = (...given: Parameters<typeof checked>) => findDraftFault(checked(...given))

  test('is not sent once more where it was sent while it was written', () => {
    expect(findDraftFault({ ...checked({ body: '' }), isSent: true })).toBe('sent')
  })

  test('is sent where nothing is missing', () => {
    expect([faultOf({}), faultOf({ when: 'later', at: '2026-11-25T11:01' })]).toEqual([null, null])
    expect(faultOf({}, 3, { type: 'SHIFT', endingAfter: '2026-12-09T21:00:00Z' })).toBeNull()
  })

  test.each([
    [faultOf({ body: ' \n' }), 'emptyBody'],
    [faultOf({ when: 'later' }), 'noTime'],
    [faultOf({ when: 'later', at: '2026-11-25T11:00' }), 'past'],
    [faultOf({}, 0), 'noRecipient'],
    [faultOf({ when: 'draft' }, 0, { type: 'HELPERS' }), 'noRecipient'],
    [faultOf({}, 0, { type: 'ROLE' }), 'noneNamed'],
  ])('is not sent, and says why: %s', (found, fault) => {
    expect(found).toBe(fault)
  })

  test('is kept for later where nobody is there yet', () => {
    expect(faultOf({ when: 'draft' }, 0)).toBeNull()
  })
})

describe('the clock of a zone', () => {
  test.each([
    ['2026-11-25T11:00', 'Europe/Madrid', '2026-11-25T10:00:00.000Z'],
    ['2026-07-01T11:00', 'Europe/Madrid', '2026-07-01T09:00:00.000Z'],
    ['2026-10-25T12:00', 'Atlantic/Azores', '2026-10-25T13:00:00.000Z'],
    ['2026-11-25T11:00', 'Asia/Kolkata', '2026-11-25T05:30:00.000Z'],
  ])('at %s in %s is %s', (local, zone, instant) => {
    expect(toInstant(local, zone)?.toISOString()).toBe(instant)
    expect(toLocal(instant, zone)).toBe(local)
  })

  test('has the moment soon after a time that is left out as it is put forward', () => {
    expect(toInstant('2026-03-29T00:30', 'Atlantic/Azores')).toEqual(new Date('2026-03-29T01:30Z'))
  })

  test('has no moment for what is no time', () => {
    expect(toInstant('', 'Europe/Madrid')).toBeNull()
  })
})

describe('what became of a message', () => {
  test('is told with what needs attention first', () => {
    const aRecipient = (id: string, outcome: 'MAILED' | 'FAILED' | 'NO_ADDRESS') => ({
      ...{ id, helperId: id, outcome, attemptCount: 1, updatedAt: '', helper: null },
    })
    const groups = groupByOutcome([
      aRecipient('a', 'MAILED'),
      aRecipient('b', 'NO_ADDRESS'),
      aRecipient('c', 'MAILED'),
      aRecipient('d', 'FAILED'),
    ])
    expect(groups.map(({ outcome, recipients }) => [outcome, recipients.length])).toEqual([
      ['FAILED', 1],
      ['NO_ADDRESS', 1],
      ['MAILED', 2],
    ])
  })
})
