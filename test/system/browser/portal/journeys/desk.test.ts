import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { keepTogether } from '../../../../../portal/src/i18n/line-breaks.ts'
import { makeRandom } from '../../../../../sandbox/making/random.ts'
import type { DeskBooking } from '../../../../../sandbox/simulator/booking-desk.ts'
import { playMatch } from '../../../../../sandbox/simulator/match/play-match.ts'
import { readSession } from '../../../../../sandbox/simulator/match/scoring-desk.ts'
import type { World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import {
  findLiveMatch,
  importDay,
  type LiveMatch,
  makeWorld,
  moveBookingOfMatch,
  moveToNoon,
  play,
  showsScore,
} from '../support/court-day.ts'
import { checkPage, openPortal } from '../support/portal-page.ts'

const TODAY = '/portal/el-naranjal/today'

let dir: DataDir
let instance: Instance
let world: World
let timezone: string
let match: LiveMatch
let path: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  timezone = await moveToNoon(world)
  match = await findLiveMatch(world)
  path = `/portal/el-naranjal/matches/${match.session.id}`
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

describeInBrowser('the desk of a club', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const openToday = (as: 'owner' | 'frontdesk' | 'coach') =>
    openPortal(browser, instance, { as, path: TODAY })

  test('sees each point of a simulated match on two open pages', async () => {
    const opened = [await openToday('owner'), await openToday('coach')]
    const pages = opened.map(({ page }) => page)
    for (const page of pages) await page.locator('.st.live').first().waitFor()
    const { seat, session } = match
    const started = await readSession(world, session.id)
    let points = 0
    const watched: World = {
      ...world,
      // Between two points of the simulator, both pages have to show the last one.
      async wait() {
        const now = await readSession(world, session.id)
        for (const page of pages) await until(() => showsScore(page, now))
        points += 1
      },
      now: () => new Date(points),
    }
    const plan = { blueShare: 0.7, incidents: [], endsAt: new Date(12), random: makeRandom('a') }
    const played = await playMatch(watched, seat, started, plan)
    expect(played.eventSequence - started.eventSequence).toBeGreaterThanOrEqual(12)
    for (const page of pages) await until(() => showsScore(page, played))
    expect(opened.flatMap(({ faults }) => faults)).toEqual([])
  })

  test('counts for a coach, too, what Today lists', async () => {
    const { page } = await openToday('coach')
    await page.getByRole('heading', { name: /^Needs your attention [1-9]/ }).waitFor()
    const count = await page.locator('.need').count()
    await page
      .locator('.nav')
      .getByRole('link', { name: new RegExp(`^Today ${count} `) })
      .waitFor()
  })

  test('has a match that is accessible to a coach, who may correct it, in both themes at three widths', async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    const shows = 'How it got here'
    expect(await checkPage(context, instance, { as: 'coach', path, shows })).toEqual([])
    await context.close()
  })

  test('sees a match that a coach corrects at once, with the name', async () => {
    const { page: owner, faults } = await openPortal(browser, instance, { as: 'owner', path })
    await owner.getByText('How it got here').waitFor()
    const { page: coach } = await openPortal(browser, instance, { as: 'coach', path })
    await coach.getByRole('button', { name: 'Correct points…' }).click()
    const correct = coach.getByRole('button', { name: 'Correct points', exact: true })
    expect(await correct.getAttribute('title')).toBe('Nothing is changed yet')
    await coach.getByLabel('Blue', { exact: true }).selectOption('15')
    await coach.getByLabel('Orange', { exact: true }).selectOption('30')
    await correct.click()
    await coach.getByText('The points are corrected').waitFor()
    await owner.locator('tbody').getByText('Score corrected').first().waitFor()
    await until(async () => String(await owner.locator('.sb .pt').allInnerTexts()) === '15,30')
    await owner.getByText('Corrected the score').waitFor()
    await owner.getByText(/^Núria Llopis, /).waitFor()
    await owner.getByRole('button', { name: /^Corrections [1-9]/ }).click()
    await owner.locator('tbody tr.sel').first().waitFor()
    // A read is aborted when a newer one replaces it.
    expect(faults.filter((fault) => !/^failed: .*\/portal\/api\/operations$/.test(fault))).toEqual(
      [],
    )
  })

  test('pauses a match that another page pauses at the same moment, without a refusal', async () => {
    const { page } = await openPortal(browser, instance, { as: 'frontdesk', path })
    const { page: coach } = await openPortal(browser, instance, { as: 'coach', path })
    const release = await hold(page, 'PortalPauseMatch')
    await page.getByRole('button', { name: 'Pause match' }).click()
    await coach.getByRole('button', { name: 'Pause match' }).click()
    await page.getByRole('button', { name: 'Go on with match' }).waitFor()
    release()
    await page.locator('.toasts').getByText('The match changed meanwhile').waitFor()
    expect(await page.locator('.note.fail').count()).toBe(0)
    await page.getByRole('button', { name: 'Go on with match' }).click()
    await coach.getByRole('button', { name: 'Pause match' }).waitFor()
  })

  test('awards a match by its name, which then has a winner', async () => {
    const { page } = await openPortal(browser, instance, { as: 'frontdesk', path })
    const { page: coach } = await openPortal(browser, instance, { as: 'coach', path })
    await coach.getByRole('button', { name: 'Correct points…' }).click()
    await coach.getByRole('button', { name: 'Correct points', exact: true }).waitFor()
    await page.getByRole('button', { name: 'End match' }).click()
    await page.getByRole('menuitem', { name: 'Award match to Blue…' }).click()
    await page.getByRole('button', { name: 'Award match', exact: true }).click()
    // The toast is there for five seconds only.
    await page.locator('.toasts').getByText('The match is awarded to Blue').waitFor()
    await page.locator('.ph').getByText('Completed').waitFor()
    await page.locator('tbody').getByText('Match awarded').waitFor()
    await page.locator('.ph').getByText('Awarded to Blue').waitFor()
    expect(await page.locator('.sb thead').innerText()).toContain('Awarded to Blue')
    expect(await page.getByRole('button', { name: 'Correct points…' }).count()).toBe(0)
    // No dialog of another correction takes the place of the one that was open.
    await coach.getByText('The match changed meanwhile: the correction is closed').waitFor()
    await coach.getByRole('button', { name: 'Correct winner…' }).waitFor()
    expect(await coach.getByRole('dialog').count()).toBe(0)
    await coach.getByRole('button', { name: 'Correct winner…' }).click()
    const corrections = await page.getByRole('button', { name: /^Corrections/ }).innerText()

    await page.getByRole('button', { name: 'Correct winner…' }).click()
    await page.getByRole('button', { name: 'Award to Orange instead' }).click()
    await page.locator('.ph').getByText('Awarded to Orange').waitFor()
    // The correction counts as one, unlike the award.
    const count = Number(corrections.split(' ').at(-1))
    await page.getByRole('button', { name: `Corrections ${count + 1}` }).waitFor()

    // The button of the coach keeps its team, and takes no press before the new winner is accepted.
    await coach.getByText('The match is awarded to Orange now').waitFor()
    const award = coach.getByRole('button', { name: 'Award to Orange instead' })
    expect(await award.getAttribute('title')).toBe('Look at the new winner first')
    await coach.getByRole('button', { name: 'Use the new winner' }).click()
    await coach.getByRole('button', { name: 'Award to Blue instead' }).waitFor()
  })

  test('records a walkover of a match that never began, and takes it back', async () => {
    const { client, clubId, staffToken } = world
    const { matchSessions } = await client.graph<{ matchSessions: { nodes: { id: string }[] } }>(
      staffToken,
      `query ($id: ID!) { club(id: $id) { matchSessions(first: 1, filter: { status: SCHEDULED }) {
        nodes { id } } } }`,
      { id: clubId },
    )
    const path = `/portal/el-naranjal/matches/${matchSessions.nodes[0]?.id}`
    const { page, faults } = await openPortal(browser, instance, { as: 'frontdesk', path })
    const { page: coach } = await openPortal(browser, instance, { as: 'coach', path })
    await coach.getByRole('button', { name: 'Record walkover' }).click()
    await coach.getByRole('menuitem', { name: 'Walkover for Blue…' }).click()
    await coach.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Record walkover' }).click()
    await page.getByRole('menuitem', { name: 'Walkover for Orange…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Orange wins the match on .* by walkover\?$/ })
    await dialog.getByRole('button', { name: 'Record walkover' }).click()
    await page.getByRole('button', { name: 'Take the walkover back' }).waitFor()
    await page.locator('.ph').getByText('Awarded to Orange').waitFor()
    await page.getByText('Never began').waitFor()
    await coach.locator('.toasts').getByText('The match changed meanwhile').waitFor()
    expect(await coach.getByRole('dialog').count()).toBe(0)
    // The button that was pressed is gone, and the keyboard goes on at the page.
    await page.locator('main:focus').waitFor()

    await page.getByRole('button', { name: 'Take the walkover back' }).click()
    await page.getByRole('button', { name: 'Record walkover' }).waitFor()
    await page.locator('main:focus').waitFor()
    const back = page.locator('tbody tr', { hasText: 'Walkover taken back' })
    expect(await back.innerText()).toMatch(/takes back 1[\s\S]*Not begun/)
    expect(faults).toEqual([])
  })

  test('opens a page that did not load, once the connection is back', async () => {
    const { page } = await openToday('frontdesk')
    await page.locator('.st.live').first().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Screens and pads' }).click()
    await page.getByText('The server cannot be reached').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Screens and pads' }).waitFor()
  })

  test('counts no matches of a day before it is read', async () => {
    const { page } = await openToday('frontdesk')
    await page.locator('.st.live').first().waitFor()
    const release = await hold(page, 'PortalToday')
    await page.goto(`${instance.baseUrl}${TODAY}?day=2031-05-05`)
    const courts = page.getByRole('region', { name: 'Courts' })
    await courts.getByText('Loading').waitFor()
    expect(await courts.innerText()).not.toContain('No matches')
    const statuses = page.getByRole('status').filter({ hasText: 'Loading' })
    await statuses.waitFor({ state: 'attached' })
    expect(await statuses.count()).toBe(1)
    release()
    await courts.getByText('No matches').waitFor()
  })

  test('finds no match of another club, or of none', async () => {
    for (const id of ['01980000-0000-7000-8000-000000000000', 'xyz']) {
      const path = `/portal/el-naranjal/matches/${id}`
      const { page } = await openPortal(browser, instance, { as: 'owner', path })
      await page.getByText('No such match').waitFor()
    }
  })

  test('finds a conflict with the other time beside the match, and settles it for every open page', async () => {
    const [{ page, faults }, { page: other }] = [
      await openToday('frontdesk'),
      await openToday('owner'),
    ]
    for (const one of [page, other]) await one.locator('.st.live').first().waitFor()
    const moved = await moveBookingOfMatch(world, 'portal-1')
    const card = page.locator('.need', { hasText: 'Booking moved after its match began' })
    await card.waitFor()
    const period = await periodOf(page, moved)
    expect(await card.innerText()).toContain(`The booking from rallydesk is now at ${period}`)
    const said = page.locator('.tl-row').getByText(`The booking from rallydesk says ${period}`)
    await said.waitFor()
    expect(await page.locator('.blk.warn').count()).toBe(1)

    await card.getByRole('button', { name: 'Review conflict' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(period).waitFor()
    expect(await dialog.innerText()).toMatch(
      /version 2[\s\S]*changes neither the booking nor the match/,
    )
    // On a phone on its side too, the buttons are in reach.
    await page.setViewportSize({ width: 844, height: 390 })
    const settle = await dialog.getByRole('button', { name: 'Mark as settled' }).boundingBox()
    expect((settle?.y ?? 0) + (settle?.height ?? 0)).toBeLessThan(390)
    await other.getByRole('button', { name: 'Review conflict' }).click()
    await dialog.getByRole('button', { name: 'Mark as settled' }).click()
    await card.waitFor({ state: 'detached' })
    await said.waitFor({ state: 'detached' })
    await page
      .locator('.toasts')
      .getByText(/^Conflict on .* is settled$/)
      .waitFor()
    const elsewhere = other.locator('.toasts').getByText(/^Conflict on .* was settled meanwhile$/)
    await elsewhere.waitFor()
    await other.getByRole('dialog').waitFor({ state: 'detached' })
    for (const one of [page, other]) await until(() => one.evaluate<boolean>(IS_FOCUS_NEXT))
    expect(faults).toEqual([])
  })

  test('takes the winning point of a match back, which then goes on', async () => {
    // The match whose booking was moved goes on.
    const won = await findLiveMatch(world)
    while (won.session.status === 'ACTIVE') await play(world, won, 'recordPoint', { team: 'BLUE' })
    const path = `/portal/el-naranjal/matches/${won.session.id}`
    const { page } = await openPortal(browser, instance, { as: 'frontdesk', path })
    await page.getByRole('button', { name: 'Take the winning point back' }).click()
    await page.getByText('The winning point is taken back; the match goes on').waitFor()
    await page.getByRole('button', { name: 'End match' }).waitFor()
    expect((await readSession(world, won.session.id)).status).toBe('ACTIVE')
  })

  test('sees a day of 500 bookings, whose next change touches one of them', async () => {
    await importDay(world, { timezone, day: '2027-05-04', count: 500 })
    const { page, faults } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/account',
    })
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.postData() ?? ''))
    await page.goto(`${instance.baseUrl}${TODAY}?day=2027-05-04`)
    await until(async () => (await page.locator('.blk').count()) === 500)
    // 200 matches are read at once.
    expect(requests.filter((body) => body.includes('"PortalToday"'))).toHaveLength(3)
    // Eight for each block.
    expect(await page.locator('main *').count()).toBeLessThan(500 * 8 + 500)
    expect(await countMutations(page, () => page.locator('.blk').first().focus())).toBeLessThan(5)
    const key = await countMutations(page, () => page.keyboard.press('ArrowRight'))
    expect(key).toBeGreaterThan(0)
    expect(key).toBeLessThan(5)
    expect(faults).toEqual([])
  })

  /** Holds the requests of an operation until it is called. */
  async function hold(page: Page, operation: string): Promise<() => void> {
    const held = Promise.withResolvers<void>()
    await page.route('**/portal/api/operations*', async (route) => {
      if (route.request().postData()?.includes(`"${operation}"`)) await held.promise
      await route.continue()
    })
    return held.resolve
  }

  /** What a deed changes in the page, until it has been painted. */
  async function countMutations(page: Page, doIt: () => Promise<unknown>): Promise<number> {
    await page.evaluate(`{
      window.changes = 0
      const watcher = new MutationObserver((records) => { window.changes += records.length })
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    }`)
    await doIt()
    return page.evaluate<number>(`new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.changes))))`)
  }

  /** As the page writes times: in the club's zone. */
  async function periodOf(page: Page, { start, end }: DeskBooking): Promise<string> {
    const period = await page.evaluate<string>(`[${start.getTime()}, ${end.getTime()}].map((at) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: '${timezone}', hour: '2-digit', minute: '2-digit' })
        .format(at)).join('–')`)
    return keepTogether(period)
  }
})

/** The card that left had it. */
const IS_FOCUS_NEXT = "document.activeElement.closest('.need, #courts') !== null"
