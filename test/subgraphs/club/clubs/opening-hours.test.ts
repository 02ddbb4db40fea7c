import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { StaffCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { OPENING_WEEKDAYS } from '../../../../schema/club/opening-days.ts'
import type { ClubRole } from '../../../../schema/club/roles.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { askChange } from '../match-sessions/courtside.ts'
import { type RunningClub, startClub } from '../running-club.ts'

const MORNING = { opens: '08:00', closes: '12:30' }
const NIGHT = { opens: '18:00', closes: '02:00' }
const MONDAY = { weekday: 'MONDAY', date: null, intervals: [MORNING, NIGHT], note: null }
const TO_MIDNIGHT = { weekday: 'SUNDAY', intervals: [{ opens: '00:00', closes: '24:00' }] }
const CHRISTMAS = { weekday: null, date: '2026-12-25', intervals: [], note: 'Christmas' }

let club: RunningClub

beforeAll(async () => {
  // Two owners are asked by two processes.
  club = await startClub({ replicas: 2 })
})

afterAll(() => club.close())

function staffOf({ club: { id } }: ClubFixture, name = 'Olga', role: ClubRole = 'OWNER') {
  const roles = [{ clubId: id, role }]
  return { kind: 'staff', subject: `${name}-1`, name, isAdmin: false, roles } satisfies StaffCaller
}

const set = ({ location }: ClubFixture, caller: StaffCaller, input: object = {}) =>
  askChange(
    club,
    'setOpeningHours',
    {
      ...{ locationId: location.id, openingHours: [MONDAY] },
      expectedUpdatedAt: location.updatedAt.toISOString(),
      ...input,
    },
    caller,
  )

async function storedOf({ location }: ClubFixture): Promise<unknown> {
  const [row] = await club.database.query<{ hours: unknown }[]>(
    'SELECT opening_hours AS hours FROM locations WHERE id = ?',
    [location.id],
  )
  const hours = row?.hours
  return typeof hours === 'string' ? JSON.parse(hours) : hours
}

describe('setOpeningHours', () => {
  test('stores the week and the dates in whole, and moves the state of the location', async () => {
    const home = await addClub(club.database)
    const openingHours = [MONDAY, CHRISTMAS]
    const { data, codes } = await set(home, staffOf(home), { openingHours })
    expect(codes).toEqual([])
    const { location } = data.setOpeningHours
    expect(location.openingHours).toEqual(openingHours)
    expect(Date.parse(location.updatedAt)).toBeGreaterThan(home.location.updatedAt.getTime())
    const next = { openingHours: [TO_MIDNIGHT], expectedUpdatedAt: location.updatedAt }
    expect((await set(home, staffOf(home), next)).codes).toEqual([])
    expect(await storedOf(home)).toEqual({
      ...{ weekly: { sunday: TO_MIDNIGHT.intervals }, exceptions: [] },
    })
  })

  test('stores with an empty list that the hours are not known', async () => {
    const home = await addClub(club.database)
    const { data } = await set(home, staffOf(home))
    const { updatedAt: expectedUpdatedAt } = data.setOpeningHours.location
    const emptied = await set(home, staffOf(home), { openingHours: [], expectedUpdatedAt })
    expect(emptied.data.setOpeningHours.location.openingHours).toBeNull()
    expect(await storedOf(home)).toBeNull()
  })

  test('changes nothing by a repetition, from the same state', async () => {
    const home = await addClub(club.database)
    const [first, second] = [await set(home, staffOf(home)), await set(home, staffOf(home))]
    expect(second).toEqual({ ...first, codes: [] })
  })

  test('is concurrent_update from an older state, and names who came between, and when', async () => {
    const home = await addClub(club.database)
    const { data } = await set(home, staffOf(home, 'Olga'))
    const { updatedAt } = data.setOpeningHours.location
    const other = await set(home, staffOf(home, 'Omar'), { openingHours: [CHRISTMAS] })
    expect(other).toMatchObject({ data: { setOpeningHours: null }, codes: ['concurrent_update'] })
    expect(other.details).toEqual([{ updatedAt, updatedBy: 'Olga-1', updatedByName: 'Olga' }])
    expect(await storedOf(home)).toMatchObject({ exceptions: [] })
  })

  test('names no person where no member of staff came between', async () => {
    const home = await addClub(club.database)
    await club.database.query('UPDATE locations SET updated_at = NOW(3) WHERE id = ?', [
      home.location.id,
    ])
    const { codes, details } = await set(home, staffOf(home))
    expect(codes).toEqual(['concurrent_update'])
    expect(details).toEqual([{ updatedAt: expect.any(String) }])
  })

  test('lets one of two owners at once through, and shows the other who it was', async () => {
    const home = await addClub(club.database)
    const asked = [MONDAY, CHRISTMAS].map((day, nth) =>
      set(home, staffOf(home, ['Olga', 'Omar'][nth]), { openingHours: [day] }),
    )
    const answers = await Promise.all(asked)
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['concurrent_update'])
    const winner = answers.findIndex(({ codes }) => codes.length === 0)
    expect(answers.flatMap(({ details }) => details)).toMatchObject([
      { updatedByName: ['Olga', 'Omar'][winner] },
    ])
  })

  test('is seen by readers of free courts in whole, or not yet', async () => {
    const home = await addClub(club.database, { courts: 5 })
    const partner = await addInstallation(club.database, home.club)
    const [from, to] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
    const read = async (): Promise<string> => {
      const variables = { first: 50, filter: { from, to } }
      const { data } = await club.ask('ListCourtAvailability', variables, partner)
      const nodes: { hours: string; free: unknown[] }[] = data.courtAvailability.nodes
      return nodes.map(({ hours, free }) => `${hours} ${free.length}`).join()
    }
    const readMany = () => Array.from({ length: 10 }, read)
    const intervals = [{ opens: '00:00', closes: '24:00' }]
    const openingHours = OPENING_WEEKDAYS.map((weekday) => ({ weekday, intervals }))
    const before = readMany()
    const change = set(home, staffOf(home), { openingHours })
    const answers = await Promise.all([...before, ...readMany()])
    expect((await change).codes).toEqual([])
    const [unknown, open] = ['UNKNOWN 0', 'KNOWN 1'].map((one) => Array(5).fill(one).join())
    expect(answers.filter((answer) => answer !== unknown && answer !== open)).toEqual([])
    expect(await read()).toBe(open)
  })

  test('is for OWNERs of the club alone', async () => {
    const [home, other] = [await addClub(club.database), await addClub(club.database)]
    for (const role of ['OPERATOR', 'COACH', 'COORDINATOR'] as const)
      expect((await set(home, staffOf(home, 'Nora', role))).codes).toEqual(['forbidden'])
    expect((await set(home, staffOf(other))).codes).toEqual(['not_found'])
    const unknown = { locationId: newUuid() }
    expect((await set(home, staffOf(home), unknown)).codes).toEqual(['not_found'])
    expect(await storedOf(home)).toBeNull()
  })

  test.each([
    ['a day twice', [MONDAY, MONDAY]],
    ['neither weekday nor date', [{ intervals: [] }]],
    ['a weekday with a note', [{ ...MONDAY, note: 'Late' }]],
    ['no time', [{ weekday: 'MONDAY', intervals: [{ opens: '8', closes: '9' }] }]],
    ['five times', [{ weekday: 'MONDAY', intervals: Array(5).fill(MORNING) }]],
  ])('is invalid_input for %s', async (_what, openingHours) => {
    const home = await addClub(club.database)
    expect((await set(home, staffOf(home), { openingHours })).codes).toEqual(['invalid_input'])
  })

  test('has an audit entry with the hours before and after', async () => {
    const home = await addClub(club.database)
    await set(home, staffOf(home))
    const entries = await club.database.query(
      `SELECT mutation, actor_id, values_after FROM audit_entries WHERE resource_id = ?`,
      [home.location.id],
    )
    expect(entries.map((entry) => [entry['mutation'], String(entry['actor_id'])])).toEqual([
      ['setOpeningHours', 'Olga-1'],
    ])
    expect(String(JSON.stringify(entries[0]?.['values_after']))).toContain('monday')
  })
})
