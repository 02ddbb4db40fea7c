import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkInput, parseInput } from '../../../platform/input/issues.ts'
import { SnapshotBody } from '../../../rest-facade/club/snapshots.ts'
import { toVariables } from '../../../rest-facade/input/to-variables.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { aSnapshot } from '../sample-facade.ts'

function faultsOf(changes: Record<string, unknown>): string[] {
  const checked = checkInput(SnapshotBody, aSnapshot(changes), 'body')
  return checked.ok ? [] : checked.issues.map(({ path, rule }) => `${path} ${rule}`)
}

const withParticipant = (changes: Record<string, unknown>) => ({
  participants: [{ external_id: 'p-1', display_name: 'Ann', ...changes }],
})

describe('a booking snapshot', () => {
  test('becomes the input of the graph, trimmed and in UTC, with absent properties left out', () => {
    const snapshot = aSnapshot({
      external_court_id: ' c-1 ',
      scheduled_start: '2026-07-01T20:00:00+02:00',
      ...withParticipant({
        display_name: ' Ann ',
        consent_to_share: true,
        consent_reference: ' r ',
      }),
    })
    expect(toVariables(parseInput(SnapshotBody, snapshot))).toStrictEqual({
      sourceVersion: 3,
      externalCourtId: 'c-1',
      scheduledStart: '2026-07-01T18:00:00.000Z',
      scheduledEnd: '2026-07-01T19:30:00.000Z',
      status: 'CONFIRMED',
      participants: [
        { externalId: 'p-1', displayName: 'Ann', consentToShare: true, consentReference: 'r' },
      ],
    })
  })

  test('names no team of a participant whose team is UNASSIGNED', () => {
    const inputOf = (team: string) =>
      toVariables(parseInput(SnapshotBody, aSnapshot(withParticipant({ team }))))
    const ann = { externalId: 'p-1', displayName: 'Ann' }
    expect(inputOf('UNASSIGNED')['participants']).toStrictEqual([ann])
    expect(inputOf('BLUE')['participants']).toStrictEqual([{ ...ann, team: 'BLUE' }])
  })

  test('refuses another team with all that REST takes, UNASSIGNED among them', () => {
    const checked = checkInput(SnapshotBody, aSnapshot(withParticipant({ team: 'RED' })), 'body')
    expect(checked).toMatchObject({
      issues: [{ message: 'Send one of "BLUE", "ORANGE", "UNASSIGNED".' }],
    })
  })

  test('keeps absent participants apart from none', () => {
    const inputOf = (changes: object) =>
      toVariables(parseInput(SnapshotBody, { ...aSnapshot(), ...changes }))
    expect(inputOf({})).not.toHaveProperty('participants')
    expect(inputOf({ participants: [] })).toHaveProperty('participants', [])
  })

  test.each([0, 2_147_483_647])('takes source_version %d', (source_version) => {
    expect(faultsOf({ source_version })).toEqual([])
  })

  test.each<[Record<string, unknown>, string]>([
    [{ source_version: -1 }, 'source_version minimum'],
    [{ source_version: 2_147_483_648 }, 'source_version maximum'],
    [{ source_version: 1.5 }, 'source_version type'],
    [{ source_version: '1' }, 'source_version type'],
    [{ source_version: undefined }, 'source_version required'],
    [{ external_court_id: '  ' }, 'external_court_id min_length'],
    [{ external_court_id: 'x'.repeat(LIMITS.id + 1) }, 'external_court_id max_length'],
    [{ external_court_id: '\ud800' }, 'external_court_id unicode'],
    [{ scheduled_start: '2026-07-01T18:00Z' }, 'scheduled_start format'],
    [{ scheduled_start: '2026-02-30T18:00:00Z' }, 'scheduled_start format'],
    [{ scheduled_start: 1_782_928_800 }, 'scheduled_start type'],
    [{ scheduled_end: '2026-07-01T18:00:00Z' }, 'scheduled_end after_start'],
    [{ scheduled_end: '2026-07-02T18:00:00.001Z' }, 'scheduled_end max_duration'],
    [{ status: 'PENDING' }, 'status enum'],
    [{ court: 'c' }, 'court unknown_property'],
    [{ participants: null }, 'participants type'],
    [{ participants: Array(5).fill({}) }, 'participants max_items'],
    [
      withParticipant({ display_name: 'x'.repeat(CLUB_LIMITS.displayName + 1) }),
      'participants[0].display_name max_length',
    ],
    [withParticipant({ team: 'RED' }), 'participants[0].team enum'],
    [withParticipant({ consent_to_share: 'yes' }), 'participants[0].consent_to_share type'],
    [withParticipant({ email: 'a@b.c' }), 'participants[0].email unknown_property'],
  ])('is refused with %j', (changes, fault) => {
    expect(faultsOf(changes)).toContain(fault)
  })

  test('may last 24 hours to the millisecond', () => {
    expect(faultsOf({ scheduled_end: '2026-07-02T18:00:00Z' })).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'toString'])('refuses the property %s', (name) => {
    const body = JSON.parse(`{ "${name}": { "status": "CONFIRMED" } }`)
    const checked = checkInput(SnapshotBody, body, 'body')
    expect(checked).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: name, rule: 'unknown_property' }),
      ]),
    })
    expect(Object.hasOwn(Object.prototype, 'status')).toBe(false)
  })

  test('refuses a second participant with the same external_id once trimmed', () => {
    const participants = ['p', 'q', ' p '].map((external_id) => ({
      external_id,
      display_name: 'Ann',
    }))
    expect(faultsOf({ participants })).toEqual(['participants[2].external_id unique'])
  })

  test.each<[Record<string, unknown>, boolean]>([
    [{ consent_reference: 'r' }, false],
    [{ consent_reference: 'r', consent_to_share: false }, false],
    [{ consent_reference: 'r', consent_to_share: true }, true],
    [{ consent_to_share: true }, true],
    [{ consent_to_share: false }, true],
  ])('takes a consent_reference only together with consent: %j', (consent, isTaken) => {
    const fault = 'participants[0].consent_reference consent_required'
    expect(faultsOf(withParticipant(consent))).toEqual(isTaken ? [] : [fault])
  })

  test('is taken or refused, never a crash, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkInput(SnapshotBody, value, 'body').ok).toBe(false)
      }),
    )
  })
})
