import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { makeTimes } from '../../../../../portal/src/time/times.ts'
import type { World } from '../../../../../sandbox/simulator/world.ts'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { findFreePort } from '../../../../support/http/free-port.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import {
  describeInBrowser,
  openPage,
  startBrowser,
} from '../../../support/tools/browser/browser.ts'
import { askGraph, setCourt } from '../support/ask-graph.ts'
import { findLiveMatch, makeWorld, play, showsScore } from '../support/court-day.ts'
import { checkLooks, openPortal } from '../support/portal-page.ts'

let dir: DataDir
let start: () => Promise<Instance>
let instance: Instance
let court: { name: string; publicId: string }

beforeAll(async () => {
  dir = await makeUsedDataDir()
  const port = await findFreePort()
  start = () => startInstance({ dataDir: dir.path, port })
  instance = await start()
  // What is about to begin when the sandbox is made has begun some minutes later.
  court = (await findCourtOf('READY')) ?? (await findCourtOf('WAITING_FOR_PLAYERS')) ?? court
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

/** A court of the main club on which a match has this status; undefined where none has. */
async function findCourtOf(status: string): Promise<typeof court | undefined> {
  const { id, staff_token: token } = instance.sandbox.clubs.main
  const query = `{ club(id: "${id}") { matchSessions(first: 1, filter: { status: ${status} }) {
    nodes { court { name publicId } } } } }`
  const response = await fetch(`${instance.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as {
    data: { club: { matchSessions: { nodes: { court: { name: string; publicId: string } }[] } } }
  }
  return data.club.matchSessions.nodes[0]?.court
}

/** Ids of the club's events behind one of them, in the order of their publication. */
async function readIdsAfter(first: string): Promise<string[]> {
  const { id, staff_token: token } = instance.sandbox.clubs.main
  const query = `query ($id: ID!, $after: ID) { club(id: $id) { events(first: 500, after: $after) {
    nodes { id } } } }`
  const { club } = await askGraph<{ club: { events: { nodes: { id: string }[] } } }>(
    instance,
    token,
    query,
    { id, after: first },
  )
  return [first, ...club.events.nodes.map((event) => event.id)]
}

describeInBrowser('a court', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const openDesk = () =>
    openPortal(browser, instance, { as: 'frontdesk', path: '/portal/el-naranjal/screens' })

  async function startScreen(desk: Page): Promise<string> {
    await desk
      .getByRole('button', {
        name: new RegExp(`^(Connect a screen|New address.*), ${court.name}$`),
      })
      .click()
    await desk.getByText(`Screen of ${court.name}`, { exact: true }).waitFor()
    return desk.locator('.secret code').innerText()
  }

  async function pairPad(desk: Page): Promise<{ pad: Page; faults: readonly string[] }> {
    await desk.getByRole('button', { name: `Pair a score pad, ${court.name}`, exact: true }).click()
    await desk.getByText(`Code for a score pad of ${court.name}`).waitFor()
    const code = await desk.locator('.secret code').innerText()
    const { page: pad, faults } = await openPage(browser, `${instance.baseUrl}/portal/score`, {
      locale: 'en-GB',
    })
    await desk.locator('main li button').last().focus()
    await pad.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
    await pad.getByRole('button', { name: 'Pair' }).click()
    await pad.getByRole('heading', { name: court.name }).waitFor()
    // A used code is not shown any longer, and the focus stays where the person is.
    await desk.getByText(`Code for a score pad of ${court.name}`).waitFor({ state: 'detached' })
    expect(await desk.locator('main li button').last().and(desk.locator(':focus')).count()).toBe(1)
    return { pad, faults }
  }

  const pointsOn = (page: Page, selector: string) => page.locator(selector).allInnerTexts()

  test('stands below its location, with the device that is built in there', async () => {
    const { page } = await openDesk()
    await page.getByRole('heading', { name: 'Screens and pads' }).waitFor()
    await page.getByRole('heading', { name: 'El Naranjal Playa' }).waitFor()
    const offline = page.locator('li', { hasText: 'Built-in device offline' })
    expect(await offline.innerText()).toMatch(/^Pista 7[\s\S]*last report/)
  })

  test('is counted at a paired pad, point by point, and shown on its screen at once', async () => {
    const { page: desk } = await openDesk()
    const address = await startScreen(desk)
    expect(address).toMatch(/\/portal\/screen\/[\w-]+#cs_[\w-]{43}$/)
    const waits = desk.getByText('Screen not opened yet')
    await waits.waitFor()
    const { page: screen, faults: ofScreen } = await openPage(browser, address, {
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
    })
    await screen.getByRole('heading', { name: court.name }).waitFor()
    expect(new URL(screen.url()).hash).toBe('')
    await waits.waitFor({ state: 'detached' })

    const { pad, faults: ofPad } = await pairPad(desk)
    await pad.getByRole('button', { name: 'Start the match' }).click()
    await pad.getByRole('button', { name: /Point for Blue/ }).click()
    await until(async () => String(await pointsOn(screen, '.wall-g .p')) === '15,0')
    await until(async () => String(await pointsOn(pad, '.tap .big')) === '15,0')
    await pad.locator('.tap.o:not([aria-disabled])').waitFor()
    await pad.keyboard.press('o')
    await until(async () => String(await pointsOn(screen, '.wall-g .p')) === '15,15')
    await pad.getByText('15–0 → 15–15').waitFor()
    await pad.getByRole('button', { name: 'Take the last point back' }).click()
    await until(async () => String(await pointsOn(screen, '.wall-g .p')) === '15,0')
    expect([ofScreen, ofPad]).toEqual([[], []])

    // It opens again without a connection, and says since when its score is old.
    await screen.evaluate('navigator.serviceWorker.ready.then(() => null)')
    const keptAt = await screen.evaluate<number>(KEPT_HOURS_AGO)
    await screen.context().setOffline(true)
    await screen.reload()
    await until(async () => String(await pointsOn(screen, '.wall-g .p')) === '15,0')
    const since = makeTimes('es', 'Europe/Madrid').time(new Date(keptAt))
    await screen.getByText(new RegExp(`^Sin actualizar desde .*las ${since}$`)).waitFor()
    await screen.context().setOffline(false)
    await screen.getByText('En juego').waitFor()

    // Without a board of the day it waits for the server, and comes with no press of a button.
    await screen.addInitScript('localStorage.clear()')
    await screen.route('**/portal/api/court*', (route) => route.abort())
    await screen.reload()
    await screen.getByRole('button', { name: 'Try again' }).waitFor()
    await screen.unroute('**/portal/api/court*')
    await screen.getByText('En juego').waitFor()

    await desk
      .getByRole('button', { name: `Switch off screen, ${court.name}`, exact: true })
      .click()
    await screen.getByText('This screen is switched off').waitFor({ timeout: 40_000 })
  })

  test('keeps points that are tapped without a connection, and counts each once behind it', async () => {
    const { page: desk } = await openDesk()
    const { pad } = await pairPad(desk)
    await pad.getByRole('button', { name: /Point for Blue/ }).waitFor()
    const before = await pointsOn(pad, '.tap .big')
    await pad.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await instance.end('SIGKILL')
    for (let taps = 1; taps <= 2; taps += 1) {
      await pad.locator('.tap.o:not([aria-disabled])').click()
      await pad
        .getByText(taps === 1 ? /One point is kept/ : /2 points are not sent/)
        .first()
        .waitFor()
      await until(
        async () => String(await pointsOn(pad, '.tap .big')) === `${before[0]},${15 * taps}`,
      )
    }
    expect(await pad.getByText('Up to date').count()).toBe(0)
    // It opens again without a server, and the last of what it kept is taken back.
    const again = await pad.context().newPage()
    await pad.close({ runBeforeUnload: false })
    await again.goto(pad.url())
    await until(async () => String(await pointsOn(again, '.tap .big')) === `${before[0]},30`)
    await again.getByRole('button', { name: 'Take the last point back' }).click()
    await until(async () => String(await pointsOn(again, '.tap .big')) === `${before[0]},15`)
    instance = await start()
    await again.getByText('Up to date').waitFor()
    await until(async () => String(await pointsOn(again, '.tap .big')) === `${before[0]},15`)
    await again
      .getByText(/not sent yet/)
      .first()
      .waitFor({ state: 'hidden' })
  })

  test('sends points behind a pad that was closed before they were sent, each once', async () => {
    const { page: desk } = await openDesk()
    const { pad } = await pairPad(desk)
    await pad.locator('.tap.o:not([aria-disabled])').waitFor()
    const path = '**/portal/api/operations*'
    await pad.route(path, (route) => route.abort())
    const before = await pointsOn(pad, '.tap .big')
    await pad.locator('.tap.o:not([aria-disabled])').click()
    await until(async () => String(await pointsOn(pad, '.tap .big')) !== String(before))
    const tapped = String(await pointsOn(pad, '.tap .big'))
    await pad.getByText('1 not sent', { exact: true }).waitFor()
    const again = await pad.context().newPage()
    await pad.close({ runBeforeUnload: false })
    await again.goto(pad.url())
    await until(async () => String(await pointsOn(again, '.tap .big')) === tapped)
    await again.getByText('Up to date').waitFor()
    expect(await again.getByText('not sent').count()).toBe(0)
  })

  test('asks at the pad where the score was changed elsewhere meanwhile', async () => {
    const { page: desk } = await openDesk()
    const [first, second] = [await pairPad(desk), await pairPad(desk)]
    await first.pad.route('**/portal/api/operations*', (route) => route.abort())
    await first.pad.locator('.tap.o:not([aria-disabled])').click()
    await first.pad
      .getByText(/One point is kept/)
      .first()
      .waitFor()
    await second.pad.locator('.tap:not(.o):not([aria-disabled])').click()
    await second.pad.getByText(/→/).waitFor()
    // The live connection stands: that a tap is kept is said for the tap's own sake.
    await first.pad.getByText('1 not sent', { exact: true }).waitFor()
    await first.pad.unroute('**/portal/api/operations*')
    await first.pad.getByText('The score was changed elsewhere').waitFor()
    const standing = await pointsOn(second.pad, '.tap .big')
    expect(await pointsOn(first.pad, '.tap .big')).toEqual(standing)
    await first.pad.getByRole('button', { name: 'Leave it as it is' }).click()
    await first.pad.getByText('The score was changed elsewhere').waitFor({ state: 'hidden' })
    expect(await pointsOn(first.pad, '.tap .big')).toEqual(standing)
  })

  test('asks before a pad is left whose points are not sent', async () => {
    const from = encodeURIComponent('/portal/el-naranjal/today')
    const path = `/portal/score/${court.publicId}?from=${from}`
    const { page: pad } = await openPortal(browser, instance, { as: 'coach', path })
    const side = pad.locator('.tap:not([aria-disabled])').first()
    await side.waitFor()
    await pad.route('**/portal/api/operations*', (route) => route.abort())
    await side.click()
    await pad
      .getByText(/One point is kept/)
      .first()
      .waitFor()
    const back = pad.getByRole('link', { name: 'Back to the portal' })
    const asked: string[] = []
    pad.once('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    await back.click()
    expect(asked).toEqual([expect.stringMatching(/^Points are not sent yet\. They are kept here/)])
    expect(new URL(pad.url()).pathname).toBe(`/portal/score/${court.publicId}`)
    pad.once('dialog', (dialog) => dialog.accept())
    await back.click()
    await pad.waitForURL('**/portal/el-naranjal/today')
  })

  test('says at a pad of staff that the session has ended, and sends what was tapped behind the sign-in', async () => {
    const path = `/portal/score/${court.publicId}`
    const { page: pad } = await openPortal(browser, instance, { as: 'coach', path })
    await pad.locator('.tap:not([aria-disabled])').first().waitFor()
    const before = String(await pointsOn(pad, '.tap .big'))
    await pad.context().clearCookies()
    await pad.locator('.tap:not([aria-disabled])').first().click()
    await pad.getByRole('heading', { name: 'You are signed out' }).waitFor()
    await pad.getByRole('link', { name: 'Sign in as staff' }).click()
    await pad.locator('a[href*="/sign-in/as/coach"]').click()
    await pad.waitForURL(`**${path}`)
    await until(async () => ![before, ''].includes(String(await pointsOn(pad, '.tap .big'))))
    await pad.getByText('not sent').first().waitFor({ state: 'hidden' })
  })

  test('shows a code until its pad is switched off, also where the screen of another court is', async () => {
    const { page: desk } = await openDesk()
    const startOther = desk
      .getByRole('button', { name: new RegExp(`^Connect a screen, (?!${court.name}$)`) })
      .first()
    const name = await startOther.getAttribute('aria-label')
    const other = name?.replace('Connect a screen, ', '') ?? ''
    await startOther.click()
    await desk.getByText(`Screen of ${other}`, { exact: true }).waitFor()
    await desk.getByRole('button', { name: `Pair a score pad, ${court.name}`, exact: true }).click()
    const code = desk.getByText(`Code for a score pad of ${court.name}`)
    await code.waitFor()
    await desk.getByRole('button', { name: `Switch off screen, ${other}`, exact: true }).click()
    await desk.getByText(`The screen of ${other} is off`).waitFor()
    expect(await code.count()).toBe(1)
    const row = desk.getByRole('listitem').filter({ has: code })
    await row.locator('p', { hasText: 'Waits for its code' }).getByRole('button').click()
    await code.waitFor({ state: 'detached' })
  })

  test('takes the address of a screen away that another page switches off', async () => {
    const [{ page: desk }, { page: other }] = [await openDesk(), await openDesk()]
    await startScreen(desk)
    await other
      .getByRole('button', { name: `Switch off screen, ${court.name}`, exact: true })
      .click()
    await desk
      .getByText(`The address of the screen of ${court.name} is not valid any more`)
      .waitFor()
    expect(await desk.locator('.secret').count()).toBe(0)
  })

  test('has a screen and a pad that are accessible in both themes at three widths', async () => {
    const found: string[] = []
    for (const [part, shows] of [
      ['screen', '.wall-g'],
      ['score', '.tap'],
    ] as const) {
      const path = `/portal/${part}/${court.publicId}`
      const { page, faults } = await openPortal(browser, instance, { as: 'coach', path })
      await page.locator(shows).first().waitFor()
      // A phone on its side, below the browser's own bar
      await page.setViewportSize({ width: 844, height: 330 })
      for (const button of await page.locator('button').all())
        await button.click({ trial: true, position: { x: 8, y: 8 } })
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(330)
      const ofPart = [...(await checkLooks(page)), ...faults]
      found.push(...ofPart.map((fault) => `${part}, ${fault}`))
      await page.context().close()
    }
    expect(found).toEqual([])
  })

  test('has a pad whose halves hold names of the full length, also on a small phone on its side', async () => {
    const path = `/portal/score/${court.publicId}`
    const { page } = await openPortal(browser, instance, { as: 'coach', path })
    await page.getByText('Up to date').waitFor()
    await page.locator('.tap .nm').evaluateAll((names, long) => {
      for (const name of names as { textContent: string }[]) name.textContent = long
    }, LONG_NAMES)
    const found: string[] = []
    for (const [width, height] of [
      [667, 375],
      [844, 390],
      [375, 667],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const half of await page.locator('.tap').all()) {
        const edges = await half.boundingBox()
        for (const text of await half.locator('span').all())
          if (!isWithin(await text.boundingBox(), edges))
            found.push(`${await text.getAttribute('class')} at ${width} × ${height}`)
      }
    }
    expect(found).toEqual([])
  })

  test('has a pad that asks for a code, and says of a wrong one what may be wrong', async () => {
    const { page } = await openPage(browser, `${instance.baseUrl}/portal/score`, {
      locale: 'en-GB',
    })
    await page.getByRole('button', { name: 'Pair' }).click()
    await page.getByText('Type the code of ten letters and digits').waitFor()
    await page.getByRole('textbox', { name: 'Code' }).fill('7K3QD-9XW2M')
    await page.getByRole('button', { name: 'Pair' }).click()
    await page.getByText('This code is not known, was used, or has expired').waitFor()
  })

  test('has pages that say when the server is killed, and then have missed nothing and show nothing twice', async () => {
    const open = (page: string) =>
      openPortal(browser, instance, { as: 'owner', path: `/portal/el-naranjal/${page}` })
    const [{ page: events }, { page: today }] = [await open('events'), await open('today')]
    for (const page of [events, today]) await page.locator('.st.live').first().waitFor()
    let world: World = await makeWorld(instance)
    const match = await findLiveMatch(world)
    await play(world, match, 'recordPoint', { team: 'BLUE' })
    await until(() => showsScore(today, match.session))
    await events.locator('tbody tr').first().waitFor()

    // The last point is stored, whether or not its event left in time.
    await play(world, match, 'recordPoint', { team: 'ORANGE' })
    await instance.end('SIGKILL')
    for (const page of [events, today]) await page.getByText('Reconnecting…').waitFor()
    expect(await today.locator('.blk').count()).toBeGreaterThan(0)

    instance = await start()
    world = await makeWorld(instance)
    await setCourt(instance, 'MAINTENANCE')
    await play(world, match, 'recordPoint', { team: 'BLUE' })
    await setCourt(instance, null)
    await play(world, match, 'recordPoint', { team: 'BLUE' })
    for (const page of [events, today]) await page.locator('.st.live').first().waitFor()
    await play(world, match, 'recordPoint', { team: 'ORANGE' })
    await until(() => showsScore(today, match.session))

    const shown = async () => (await events.evaluate<string[]>(IDS_OF_ROWS)).reverse()
    const [first = ''] = await shown()
    await until(async () => {
      const published = await readIdsAfter(first)
      return published.length >= 6 && String(await shown()) === String(published)
    })
    expect(new Set(await shown()).size).toBe((await shown()).length)
  })
})

type Box = Awaited<ReturnType<Locator['boundingBox']>>

function isWithin(own: Box, edges: Box): boolean {
  if (own === null || edges === null) return false
  const [right, bottom] = [edges.x + edges.width, edges.y + edges.height]
  const isAcross = own.x >= edges.x && own.x + own.width <= right
  return isAcross && own.y >= edges.y && own.y + own.height <= bottom
}

/** Players of a team: one whose name is in words, one without a place to break it. */
const LONG_NAMES = ['Mediterráneo ', 'Mediterráneo']
  .map((word) => word.repeat(7).slice(0, CLUB_LIMITS.displayName).trim())
  .join(' · ')

/** Makes what a wall keeps of its court some hours old. */
const KEPT_HOURS_AGO = `(() => {
  const [key] = Object.keys(localStorage).filter((one) => one.startsWith('clubgate-court-'))
  const kept = JSON.parse(localStorage.getItem(key))
  const at = kept.at - 5 * 3_600_000
  localStorage.setItem(key, JSON.stringify({ ...kept, at }))
  return at
})()`

const IDS_OF_ROWS = "[...document.querySelectorAll('tbody tr')].map((row) => row.dataset.event)"
