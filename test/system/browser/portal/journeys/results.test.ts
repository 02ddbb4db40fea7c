import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { isAwaited } from '../../../../../rules/club/match-states.ts'
import { readSession } from '../../../../../sandbox/simulator/match/scoring-desk.ts'
import type { World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { bookReadyMatch, findLiveMatch, makeWorld, moveToNoon } from '../support/court-day.ts'
import { checkLooks, openPortal } from '../support/portal-page.ts'

const CLUB = '/portal/el-naranjal'

let dir: DataDir
let instance: Instance
let world: World

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  await moveToNoon(world)
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

/** A match of its own, which takes a result and has not begun. */
async function book(): Promise<string> {
  booked += 1
  const { sessionId } = await bookReadyMatch(world, `result-${booked}`, booked)
  return sessionId
}

let booked = 0

const pair = (blue: number, orange: number) => ({ blue, orange })

describeInBrowser('results and deciding rules of matches', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = async (as: 'owner' | 'frontdesk' | 'coach', path: string): Promise<Page> =>
    (await openPortal(browser, instance, { as, path })).page

  test('are chosen by a coach before the first point, and named on pad and wall', async () => {
    const { court, sessionId } = await findAwaitedMatch(world)
    const [pad, wall, page] = [
      await open('frontdesk', `/portal/score/${court}`),
      await open('frontdesk', `/portal/screen/${court}`),
      await open('coach', `${CLUB}/matches/${sessionId}`),
    ]
    await pad.getByText('Star point', { exact: true }).waitFor()
    // The wall speaks the club's language.
    await wall.getByText('Punto estrella', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change how this match is counted' }).click()
    await page.getByRole('radio', { name: 'Golden point' }).check()
    await page.getByRole('radio', { name: 'Match tie-break' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The rules of the match are changed').waitFor()
    await page.getByText('Padel 2026, with a match tie-break to 10').waitFor()
    await pad.getByText('Golden point · Match tie-break').waitFor()
    await wall.getByText('Punto de oro · Súper desempate').waitFor()

    await page.getByRole('button', { name: 'Change how this match is counted' }).click()
    await pad.getByRole('button', { name: 'Start the match' }).click()
    await page.getByText('The match has begun: its rules stay as they are.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(
      await page.getByRole('button', { name: 'Change how this match is counted' }).count(),
    ).toBe(0)
    await pad.getByText('Golden point · Match tie-break').waitFor()
  })

  test('begin with those that an owner sets for the club', async () => {
    const page = await open('owner', `${CLUB}/courts`)
    await page.getByRole('button', { name: 'Change how matches are counted' }).click()
    const dialog = page.getByRole('dialog', { name: 'How matches are counted' })
    await dialog.getByRole('radio', { name: 'Golden point' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Matches are counted like this from now on').waitFor()
    await page.getByRole('definition').getByText('Golden point').waitFor()
    const { sessionId } = await bookReadyMatch(world, 'rules-1')
    expect((await readSession(world, sessionId)).scoringMode).toBe('GOLDEN_POINT')
  })

  test('take three sets in at most ten keys', async () => {
    const page = await openMatch('coach', await book())
    await page.getByRole('button', { name: 'Enter result…' }).waitFor()
    const keys = ['r', ...'643662', 'Enter']
    for (const key of keys) await page.keyboard.press(key)
    expect(keys.length).toBeLessThanOrEqual(10)
    await page.getByText('The result is recorded').waitFor()
    await page.locator('.ph .t').getByText('Blue wins').waitFor()
    expect(await page.locator('.sb tbody td').allInnerTexts()).toEqual([
      '6',
      '3',
      '6',
      '4',
      '6',
      '2',
    ])
    await page.getByRole('button', { name: 'Correct result…' }).waitFor()
  })

  test('are checked while they are typed, and look right to every eye', async () => {
    const page = await openMatch('coach', await book())
    await page.getByRole('button', { name: 'Enter result…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter the result' })
    const record = dialog.getByRole('button', { name: 'Record result' })
    expect(await record.getAttribute('title')).toBe('Type the games first')
    await page.keyboard.type('73')
    await dialog.getByText('No set can be 7–3').waitFor()
    expect(await dialog.getByLabel('Blue, Set 1').getAttribute('aria-invalid')).toBe('true')
    expect(await record.getAttribute('title')).toBe('No match can have this set')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('65')
    await dialog.getByText('The match is not over at 6–5.').waitFor()
    await page.keyboard.type('64')
    await dialog.getByText('Set 1 is not over at 6–5, and another one follows.').waitFor()
    expect(await checkLooks(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard' }).click()
  })

  test('of a match that ran out of time are entered from Today', async () => {
    const sessionId = await book()
    const page = await open('frontdesk', `${CLUB}/today`)
    await page.locator(`[data-block="${sessionId}"]`).click()
    await page.getByRole('button', { name: 'Enter result…' }).click()
    const keys = [...'6432', 'Enter', 'Space', 'Enter']
    for (const key of keys) await page.keyboard.press(key)
    await page.getByText('The result is recorded').waitFor()
    const { status, score } = await readSession(world, sessionId)
    expect([status, score?.completed, score?.winner]).toEqual(['COMPLETED', false, null])
    expect([score?.setHistory, score?.games]).toEqual([[pair(6, 4)], pair(3, 2)])
    const block = page.locator(`[data-block="${sessionId}"] .t2`, { hasText: '6–4 3–2' })
    // The block of a short booking has no room for it, and its title has.
    await block.waitFor({ state: 'attached' })
    await page.goto(`${instance.baseUrl}${CLUB}/matches/${sessionId}`)
    const row = page.locator('tbody tr', { hasText: 'Result entered' })
    await row.getByText('6–4 3–2').waitFor()
  })

  test('are offered from Today once the server can be reached, which says why not until then', async () => {
    const sessionId = await book()
    const { session: other } = await findLiveMatch(world)
    for (const as of ['frontdesk', 'coach'] as const) {
      const page = await open(as, `${CLUB}/today`)
      const dialog = page.getByRole('dialog')
      const enter = dialog.getByRole('button', { name: 'Enter result…' })
      const refusal = dialog.getByRole('alert').getByText('The server cannot be reached')
      await page.locator(`[data-block="${other.id}"]`).click()
      await enter.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.context().setOffline(true)
      await page.locator(`[data-block="${sessionId}"]`).click()
      await refusal.waitFor()
      expect(await enter.count()).toBe(0)
      await page.context().setOffline(false)
      await enter.click()
      expect(await refusal.count()).toBe(0)
      await page.keyboard.type('6464')
      await page.context().setOffline(true)
      await page.keyboard.press('Enter')
      await refusal.waitFor()
      await page.context().setOffline(false)
    }
    expect((await readSession(world, sessionId)).score?.completed ?? false).toBe(false)
  })

  test('of a match tie-break and of a retirement say so', async () => {
    const page = await openMatch('owner', await book())
    await page.getByRole('button', { name: 'Change how this match is counted' }).click()
    await page.getByRole('radio', { name: 'Match tie-break' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Padel 2026, with a match tie-break to 10').waitFor()
    await page.getByRole('button', { name: 'Enter result…' }).click()
    await page.keyboard.type('6-4 3-6 5-2')
    await page.getByRole('radio', { name: 'Blue retired: Orange wins' }).check()
    await page.getByRole('button', { name: 'Record result' }).click()
    await page.locator('.ph .t').getByText('Awarded to Orange').waitFor()

    await page.getByRole('button', { name: 'Correct result…' }).click()
    await page.getByLabel('Blue, Match tie-break').focus()
    await page.keyboard.type('108')
    const dialog = page.getByRole('dialog', { name: 'Correct the result' })
    await dialog.getByText('Blue wins 6–4 3–6 10–8').waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText('So far Orange has won this match. With this result Blue wins').waitFor()
    await dialog.getByRole('button', { name: 'Back to the sets' }).click()
    await page.getByLabel('Orange, Match tie-break').focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Make Blue the winner' }).click()
    await page.locator('.ph .t').getByText('Blue wins').waitFor()
  })

  test('of two desks show the later one what the other has recorded', async () => {
    const sessionId = await book()
    const [page, coach] = [
      await openMatch('frontdesk', sessionId),
      await openMatch('coach', sessionId),
    ]
    for (const one of [page, coach]) {
      await one.getByRole('button', { name: 'Enter result…' }).click()
      await one.getByLabel('Blue, Set 1').waitFor()
    }
    const release = await hold(page, 'PortalMatch')
    await page.keyboard.type('4646')
    await coach.keyboard.type('6464')
    await coach.keyboard.press('Enter')
    await coach.getByText('The result is recorded').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(/^Núria Llopis recorded 6–4 6–4 meanwhile/).waitFor()
    release()
    await page.getByRole('button', { name: 'Record mine all the same' }).click()
    await page.getByRole('button', { name: 'Record result' }).click()
    await page.getByRole('button', { name: 'Make Orange the winner' }).click()
    await coach.locator('.ph .t').getByText('Orange wins').waitFor()
  })

  test('of a match that was not played are a walkover', async () => {
    const page = await openMatch('coach', await book())
    await page.getByRole('button', { name: 'Enter result…' }).click()
    await page.getByRole('button', { name: 'Walkover for Blue…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Blue wins the match on .* by walkover\?$/ })
    await dialog.getByRole('button', { name: 'Record walkover' }).click()
    await page.locator('.ph .t').getByText('Awarded to Blue').waitFor()
  })

  test('of a match that no one started in its time are a walkover as well', async () => {
    const { sessionId, desk, booking } = await bookReadyMatch(world, 'absent', 9)
    const ago = (minutes: number) => new Date(booking.start.getTime() - minutes * 60_000)
    await desk.push(booking, { start: ago(90), end: ago(30) })
    await until(async () => (await readSession(world, sessionId)).status === 'CANCELLED')
    const page = await openMatch('coach', sessionId)
    await page.getByRole('button', { name: 'Enter result…' }).click()
    await page.getByRole('button', { name: 'Walkover for Orange…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Orange wins the match on .* by walkover\?$/ })
    await dialog.getByRole('button', { name: 'Record walkover' }).click()
    await page.locator('.ph .t').getByText('Awarded to Orange').waitFor()
    const { status, score } = await readSession(world, sessionId)
    expect([status, score?.winner]).toEqual(['COMPLETED', 'ORANGE'])
  })

  test('are not for a coordinator', async () => {
    const path = `${CLUB}/matches/${await book()}`
    const { page } = await openPortal(browser, instance, { as: 'coordinator', path })
    await page.getByText(/^No such match|^Your role does not allow this/).waitFor()
    expect(await page.getByRole('button', { name: 'Enter result…' }).count()).toBe(0)
  })

  const openMatch = (as: 'owner' | 'frontdesk' | 'coach', sessionId: string) =>
    open(as, `${CLUB}/matches/${sessionId}`)
})

/** A court whose board shows a match that nobody has begun. */
async function findAwaitedMatch({ client, seats, staffToken }: World) {
  for (const { courtId } of seats) {
    const { publicId } = await client.graph<{ publicId: string }>(
      staffToken,
      'query ($id: ID!) { court(id: $id) { publicId } }',
      { id: courtId },
    )
    const { match } = await client.graph<{ match: { id: string; status: string } | null }>(
      staffToken,
      'query ($id: String!) { courtBoard(publicId: $id) { match { id status } } }',
      { id: publicId },
    )
    if (match && isAwaited(match.status)) return { court: publicId, sessionId: match.id }
  }
  throw new Error('No court waits for players.')
}

/** Holds the answers of an operation back; the result lets them through. */
async function hold(page: Page, operation: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/portal/api/operations*', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await held.promise
    await route.continue()
  })
  return held.resolve
}
