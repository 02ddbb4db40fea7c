import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { matchPath } from '../../../../portal/src/router/match-path.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'
import {
  describeInBrowser,
  openPage,
  openPageIn,
  startBrowser,
} from '../../support/tools/browser/browser.ts'
import { askGraph } from './support/ask-graph.ts'
import { lengthenNames } from './support/layout/long-names.ts'
import { plantFault } from './support/opened/plant-fault.ts'
import { refuseChanges } from './support/opened/refuse-changes.ts'
import { typeEverywhere } from './support/opened/typed-values.ts'
import { openPortal, toSignInPath } from './support/portal-page.ts'
import { makePortalWalk } from './support/portal-walk.ts'

const ROUTES = resolve(import.meta.dirname, '../../../../portal/src/routes.ts')

const TODAY = { as: 'owner', path: '/portal/el-naranjal/today', shows: 'Pista 1' } as const

const PROVISION = { as: 'admin', path: '/portal/operator/provision', shows: 'Its courts' } as const

/** Every page: who opens it, its address in the main club, and what it shows once it is there. */
const PAGES = [
  { as: null, path: '/portal/sign-in', shows: 'Who do you want to be?' },
  { as: 'owner', path: '/portal/account', shows: 'Account and sessions' },
  TODAY,
  { as: 'coach', path: '/portal/el-naranjal/today', shows: 'Pista 1' },
  { as: 'frontdesk', path: '/portal/el-naranjal/screens', shows: 'No screen' },
  { as: 'owner', path: '/portal/el-naranjal/courts', shows: 'El Naranjal Playa' },
  { as: null, path: '/portal/screen/NARANJAL-01', shows: 'This screen is switched off' },
  { as: null, path: '/portal/score', shows: 'Pair this score pad' },
  { as: 'owner', path: '/portal/el-naranjal/integrations', shows: 'Booking sources' },
  { as: 'frontdesk', path: '/portal/el-naranjal/webhooks', shows: 'Endpoints' },
  { as: 'owner', path: '/portal/el-naranjal/events', shows: 'can read back seven days' },
  { as: 'coordinator', path: '/portal/', shows: 'Volunteer events' },
  { as: 'coordinator', path: '/portal/el-naranjal/helpers', shows: 'Aitana Albiol' },
  { as: 'coordinator', path: '/portal/el-naranjal/helpers/import', shows: 'Choose a CSV file' },
  { as: 'coordinator', path: '/portal/el-naranjal/messages', shows: 'See you soon' },
  { as: 'coordinator', path: '/portal/el-naranjal/polls', shows: 'When can you come?' },
  { as: 'admin', path: '/portal/operator', shows: 'Queues' },
  PROVISION,
  { as: 'admin', path: '/portal/operator/audit', shows: 'Entries' },
  { as: 'owner', path: '/portal/operator', shows: 'For administrators' },
  { as: 'owner', path: '/portal/el-naranjal/api-keys', shows: 'Plan and usage' },
  { as: 'coordinator', path: '/portal/el-naranjal/volunteers/workflows', shows: 'in all' },
  { as: 'owner', path: '/portal/authorize', shows: 'This request cannot be answered' },
  { as: 'coach', path: '/portal/el-naranjal/webhooks', shows: 'Not for your role' },
  { as: 'coach', path: '/portal/el-naranjal/helpers/import', shows: 'Not for your role' },
  { as: 'owner', path: '/portal/nowhere/today', shows: 'No such club' },
  { as: 'owner', path: '/portal/a/b/c/d', shows: 'No page at this address' },
  {
    as: 'owner',
    path: '/portal/el-naranjal/matches/:id',
    from: '/portal/el-naranjal/today',
    clicks: ['.blk.live', 'dialog a.btn'],
    shows: 'How it got here',
  },
  { as: 'coach', path: '/portal/score/NARANJAL-01', shows: 'Pista 1' },
  { as: 'coach', path: '/portal/score/NOPE', shows: 'No court at this address' },
  {
    as: 'owner',
    path: '/portal/el-naranjal/webhooks/:endpoint',
    from: '/portal/el-naranjal/webhooks',
    clicks: ['main a:has-text("Score wall")'],
    shows: 'Nothing sent yet',
  },
  {
    as: 'coordinator',
    path: '/portal/el-naranjal/volunteers/:event',
    from: '/portal/el-naranjal/volunteers',
    clicks: ['main a.pick:has-text("Azahar")'],
    shows: 'Barra',
  },
  {
    as: 'coordinator',
    path: '/portal/el-naranjal/polls/:poll',
    from: '/portal/el-naranjal/polls',
    clicks: ['main tbody a'],
    shows: 'When can you come?',
  },
  {
    as: 'coordinator',
    path: '/portal/el-naranjal/volunteers/workflows/:workflow',
    from: '/portal/el-naranjal/volunteers/workflows',
    clicks: ['main tbody a'],
    shows: 'Runs',
  },
] as const

/** One page of each kind that has something to press. */
const OPENED = PAGES.filter(
  ({ path, as }) => !['/portal/a/b/c/d', '/portal/nowhere/today'].includes(path) && as !== 'coach',
)

const ADD_ENDPOINT =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { id } } }'

let dir: DataDir
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  const partner = Object.values(instance.sandbox.installations).find(({ scopes }) =>
    scopes.includes('webhooks:manage'),
  )
  await askGraph(instance, partner?.access_token ?? '', ADD_ENDPOINT, {
    input: {
      ...{ name: 'Score wall', url: 'https://example.com/hooks' },
      // What happens in the sandbox by itself would be delivered.
      eventTypes: ['SCORE_CORRECTED'],
    },
  })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

describe("the sandbox's sign-in links", () => {
  test('lead each role to its page at the first click', async () => {
    const { portal } = instance.sandbox
    const opened = Object.entries(portal.sign_in).map(async ([role, link]) => {
      const { headers } = await fetch(link, { redirect: 'manual' })
      return [role, headers.get('location')?.replace(/#.*/, '#')]
    })
    const { helper, ...staff } = Object.fromEntries(await Promise.all(opened))
    expect(helper).toBe('/helpers/#')
    expect(new Set(Object.values(staff))).toEqual(new Set(['/portal/']))
  })
})

describeInBrowser('pages of the portal', () => {
  let browser: Browser
  let walk: ReturnType<typeof makePortalWalk>
  let longWalk: ReturnType<typeof makePortalWalk>

  beforeAll(async () => {
    browser = await startBrowser()
    walk = makePortalWalk(browser, instance)
    longWalk = makePortalWalk(browser, instance, async (context) => {
      await lengthenNames(context)
      await refuseChanges(context)
      context.on('dialog', (question) => question.accept())
    })
  })

  afterAll(async () => {
    await browser?.close()
  })

  test.each(PAGES)(
    '$path is accessible in both themes and at four widths, keeps tokens from scripts, and is small, as $as',
    async (page) => {
      expect(await walk.check(page)).toEqual([])
    },
  )

  test.each(PAGES)(
    '$path has room for names of the full length in both themes and at four widths, as $as',
    async (page) => {
      expect(await longWalk.checkLayout(page)).toEqual([])
    },
  )

  test.each(OPENED)(
    '$path stays whatever is pressed and typed, with room for long names in its dialogs, as $as',
    async (page) => {
      expect(await longWalk.checkOpened(page)).toEqual([])
    },
  )

  test('says which page fails while it is typed into', async () => {
    const { page, faults } = await openPortal(browser, instance, PROVISION)
    await page.getByText(PROVISION.shows, { exact: true }).waitFor()
    await plantFault(page, 'Intl.supportedValuesOf')
    await typeEverywhere(page, '#main')
    expect(faults).toContainEqual(expect.stringContaining('planted'))
  })

  test('are those of every route', () => {
    const routes = readFileSync(ROUTES, 'utf8').matchAll(/ path: '([^']+)'/g)
    const unseen = [...routes]
      .map(([, route = '']) => route)
      .filter((route) => !PAGES.some(({ path }) => matchPath(route, path) !== null))
    // `/portal/` redirects a coordinator to this page.
    expect(unseen).toEqual(['/portal/:club/volunteers'])
  })

  test('a person signs in through the issuer, and comes back to the page that was asked for', async () => {
    const { page, faults } = await openPortal(browser, instance, {
      as: null,
      path: '/portal/el-naranjal/today?day=2026-01-02',
    })
    await page.getByRole('link', { name: 'People of the other clubs' }).click()
    await page.getByRole('button', { name: /^Marta Ferrer/ }).click()
    await page.getByText('Friday 2 January').first().waitFor()
    expect(new URL(page.url()).search).toBe('?day=2026-01-02')

    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: /^Marta Ferrer/ }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    for (const tab of [other, page])
      await tab.getByRole('heading', { name: 'Who do you want to be?' }).waitFor()
    // The next person does not come to the page of the one who left, and the issuer has forgotten that one, too.
    expect(new URL(other.url()).search).toBe('')
    await other.goto(new URL('/portal/sign-in/start', other.url()).href)
    await other.getByRole('heading', { name: 'Who are you?' }).waitFor()
    expect(faults).toEqual([])
  })

  test('a tab is loaded anew for the person who signs in at another one', async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    const today = '/portal/el-naranjal/today'
    const openAs = (as: 'owner' | 'coach') =>
      openPageIn(context, instance.baseUrl + toSignInPath({ as, path: today }))
    const { page } = await openAs('owner')
    await page.getByRole('button', { name: 'Marta Ferrer Owner' }).waitFor()
    await openAs('coach')
    await page.getByRole('button', { name: / Coach$/ }).waitFor()
    // A player of the day may have the same name.
    expect(await page.getByRole('button', { name: 'Marta Ferrer Owner' }).count()).toBe(0)
    await context.close()
  })

  test('a person who does nothing is asked before the sign-out, and stays by a press', async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    await context.clock.install()
    const { page, faults } = await openPageIn(context, `${instance.baseUrl}${toSignInPath(TODAY)}`)
    await page.getByText(TODAY.shows).first().waitFor()
    await page.clock.fastForward('01:51:00')
    const question = page.getByRole('dialog', { name: 'Are you still there?' })
    await question.getByText(/You will be signed out in \d+ minutes/).waitFor()
    // A mouse on its way to the button is activity, and the question may be gone before the press.
    await question.getByRole('button', { name: 'Stay signed in' }).press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('a key opens the list of pages, from which one is opened by its name', async () => {
    const page = await walk.open(TODAY)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to or search' }).fill('account')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Account and sessions' }).waitFor()
  })

  test('a phone on its side shows no keys, which a desk shows', async () => {
    const touch = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }
    for (const [options, isShown] of [
      [touch, false],
      [{ viewport: { width: 1280, height: 800 } }, true],
    ] as const) {
      const { page } = await openPage(browser, instance.baseUrl + toSignInPath(TODAY), options)
      // A phone folds bookings that are over; in the evening the first one of the page is.
      await page.locator('.blk').first().waitFor({ state: 'attached' })
      expect(await page.locator('kbd').first().isVisible()).toBe(isShown)
      expect(await page.locator('.legend kbd').first().isVisible()).toBe(isShown)
    }
    const plans = toSignInPath({ as: 'coordinator', path: '/portal/el-naranjal/volunteers' })
    const { page } = await openPage(browser, instance.baseUrl + plans, touch)
    await page.locator('main a.pick:has-text("Azahar")').click()
    await page.locator('.legend kbd').first().waitFor({ state: 'attached' })
    expect(await page.locator('kbd:visible').count()).toBe(0)
  })

  test('arrows move through the blocks of the day, which are one tab stop', async () => {
    const page = await walk.open(TODAY)
    await page.locator('.blk').first().waitFor()
    expect(await page.locator('.blk[tabindex="0"]').count()).toBe(1)
    const before = await page.locator('.blk[tabindex="0"]').getAttribute('data-block')
    await page.locator('.blk[tabindex="0"]').focus()
    await page.keyboard.press('ArrowDown')
    const after = await page.evaluate<string>('document.activeElement.dataset.block')
    expect(after).not.toBe(before)
    expect(await page.locator('.blk[tabindex="0"]').getAttribute('data-block')).toBe(after)
  })
})
