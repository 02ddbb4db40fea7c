import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { CALLERS_TOPIC } from '../../../../platform/bus/bus.ts'
import type { Caller, PublicCaller, StaffCaller } from '../../../../platform/caller.ts'
import { SERVICE } from '../../../../platform/caller.ts'
import { hashDeviceCredential } from '../../../../schema/club/device-credential-text.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { addClub } from '../../../support/club/fixtures.ts'
import { type Courtside, minutesAfter, START, startCourtside } from '../match-sessions/courtside.ts'

let side: Courtside
let courtId: string

beforeAll(async () => {
  side = await startCourtside()
  courtId = side.home.courts[0]?.id ?? ''
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query('DELETE FROM court_credentials')
})

const ANSWERS = {
  startCourtScreen: 'token screen { startedAt startedBy startedByName openedAt }',
  endCourtScreen: 'court { screen { startedAt } }',
  startScorePad: 'code scorePad { scorePadId pairedAt codeExpiresAt createdByName }',
  endScorePad: 'court { scorePads { scorePadId } }',
} as const

type Name = keyof typeof ANSWERS

async function change(name: Name, input: object, caller: Caller = named()) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const document = `mutation M($input: ${type}!) { ${name}(input: $input) { ${ANSWERS[name]} } }`
  const asked = { name: 'M', kind: 'mutation', document, hash: name, registered: false } as const
  const { data, codes } = await side.execute(asked, caller, { input })
  return { ...data?.[name], codes }
}

const named = (): StaffCaller => ({ ...side.staff(), name: 'Nora' })

async function read(caller: Caller = named()) {
  const document = `{ court(id: "${courtId}") {
    screen { startedByName openedAt } scorePads { scorePadId pairedAt } } }`
  const asked = { name: 'Q', kind: 'query', document, hash: document, registered: false } as const
  return (await side.execute(asked, caller)).data.court
}

const STRANGER: PublicCaller = { kind: 'public', address: '192.0.2.1' }

const pair = (code: string) => side.ask('PairScorePad', { input: { code } }, STRANGER)

const identityOf = async (credential: string) =>
  (await side.ask('FindCourtDevice', { hash: hashDeviceCredential(credential) }, SERVICE)).data
    .courtDevice

describe('the screen of a court', () => {
  test('is off until staff switch it on, which shows its token once', async () => {
    expect(await read()).toEqual({ screen: null, scorePads: [] })
    const { token, screen } = await change('startCourtScreen', { courtId })
    expect(token).toMatch(/^cs_[\w-]{43}$/)
    expect(screen).toMatchObject({ startedBy: 'staff-1', startedByName: 'Nora' })
    expect(await identityOf(token)).toMatchObject({ courtId, isScreen: true })
    const rows = await side.database.query('SELECT * FROM court_credentials')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('was opened when a browser first did so, with its own token', async () => {
    const { token, screen } = await change('startCourtScreen', { courtId })
    expect(screen.openedAt).toBeNull()
    const open = async (minutes: number, of = token) => {
      side.setNow(minutesAfter(START, minutes))
      const answer = await side.ask('PortalOpenScreen', { input: { token: of } }, STRANGER)
      return answer.data.openCourtScreen.openedAt
    }
    const first = minutesAfter(START, 1).toISOString()
    expect(await open(1)).toBe(first)
    expect(await open(2)).toBe(first)
    expect(await open(3, `${token}x`)).toBeNull()
    expect((await read()).screen).toMatchObject({ openedAt: first })
  })

  test('has one token: the one before ends, and so do its cached look-ups', async () => {
    const ended: string[] = []
    const forget = side.bus.subscribe(CALLERS_TOPIC, (key) => void ended.push(key))
    const first = await change('startCourtScreen', { courtId })
    const second = await change('startCourtScreen', { courtId })
    await change('endCourtScreen', { courtId })
    forget()
    expect(await identityOf(first.token)).toBeNull()
    expect(await identityOf(second.token)).toBeNull()
    expect(ended).toEqual([first.token, second.token].map(hashDeviceCredential))
  })

  test('is for the front desk of its club alone', async () => {
    const other = await addClub(side.database)
    const foreign = { courtId: other.courts[0]?.id }
    expect((await change('startCourtScreen', foreign)).codes).toEqual(['not_found'])
    const coach: StaffCaller = { ...named(), roles: [{ clubId: side.home.club.id, role: 'COACH' }] }
    expect((await change('startCourtScreen', { courtId }, coach)).codes).toEqual(['forbidden'])
    expect((await change('startScorePad', { courtId }, side.device())).codes).toEqual(['forbidden'])
    await change('startCourtScreen', { courtId })
    expect(await read(coach)).toEqual({ screen: null, scorePads: null })
  })
})

describe('a score pad', () => {
  test('is paired by its code, however it is typed, and is a device of the court', async () => {
    const { code, scorePad } = await change('startScorePad', { courtId })
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(scorePad.codeExpiresAt).toBe(minutesAfter(START, 10).toISOString())
    const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const { credential, courtPublicId } = (await pair(typed)).data.pairScorePad
    expect(courtPublicId).toBe(side.home.courts[0]?.publicId)
    expect(await identityOf(credential)).toMatchObject({
      ...{ courtId, isScreen: false, deviceId: scorePad.scorePadId },
    })
    expect((await read()).scorePads).toEqual([
      { scorePadId: scorePad.scorePadId, pairedAt: START.toISOString() },
    ])
  })

  test('pairs once, of ten attempts at the same time', async () => {
    const { code } = await change('startScorePad', { courtId })
    const tried = await Promise.all(Array.from({ length: 10 }, () => pair(code)))
    expect(tried.flatMap(({ codes }) => codes)).toEqual(Array(9).fill('invalid_credential'))
  })

  test('is refused a code that has expired, is another or very long', async () => {
    const { code } = await change('startScorePad', { courtId })
    side.setNow(minutesAfter(START, 10))
    for (const typed of [code, '00000-00000', '', 'x'.repeat(100_000)])
      expect((await pair(typed)).codes).toEqual(['invalid_credential'])
  })

  test('ends with its credential', async () => {
    const { code, scorePad } = await change('startScorePad', { courtId })
    const { credential } = (await pair(code)).data.pairScorePad
    const { scorePadId } = scorePad
    const stranger: StaffCaller = { ...named(), roles: [{ clubId: 'another', role: 'OWNER' }] }
    expect((await change('endScorePad', { scorePadId }, stranger)).codes).toEqual(['not_found'])
    expect(await change('endScorePad', { scorePadId })).toEqual({
      court: { scorePads: [] },
      codes: [],
    })
    expect(await identityOf(credential)).toBeNull()
    expect((await change('endScorePad', { scorePadId })).codes).toEqual(['not_found'])
  })

  test('is one of ten of its court; expired codes make room', async () => {
    for (let count = 0; count < CLUB_LIMITS.scorePads; count += 1)
      expect((await change('startScorePad', { courtId })).codes).toEqual([])
    expect((await change('startScorePad', { courtId })).codes).toEqual(['state_conflict'])
    side.setNow(minutesAfter(START, 11))
    expect((await change('startScorePad', { courtId })).codes).toEqual([])
    expect((await read()).scorePads).toHaveLength(1)
  })
})
