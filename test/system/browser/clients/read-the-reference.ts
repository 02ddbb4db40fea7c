import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Route } from 'playwright-core'
import { pagePaths } from '../../../../rest-facade/reference/page-paths.ts'
import { servedAnchors } from '../../../support/openapi/served-anchors.ts'
import type { Instance } from '../../support/processes/instance.ts'
import { COLOUR_RULES, findViolations } from '../../support/tools/browser/axe.ts'
import { openPage } from '../../support/tools/browser/browser.ts'
import { settle } from '../portal/support/settle.ts'
import type { BrowsedSandbox } from './browsed-sandbox.ts'

/** A page of each kind: axe takes many seconds for long ones. */
const PATHS = [
  ...['/docs', '/docs/settings', '/docs/club', '/docs/club/events', '/docs/club/objects'],
  ...['/docs/volunteer', '/docs/volunteer/resources/roles', '/docs/changelog'],
  ...['/docs/guides', '/docs/guides/webhooks', '/docs/guides/production-checklist'],
]

/** Themes differ in colours alone. */
const VIEWS = [
  { colorScheme: 'light', width: 1280, looked: {} },
  { colorScheme: 'dark', width: 390, looked: { rules: COLOUR_RULES } },
] as const

/** A label of a form, as far as it is read here. */
interface Field {
  textContent: string
  control: { value: string }
}

let instance: Instance
let browser: Browser

export function readTheReference(running: () => BrowsedSandbox): void {
  describe('the reference in a browser', () => {
    beforeAll(() => {
      ;({ instance, browser } = running())
    })

    test.each(PATHS)('%s is accessible in both themes, wide and narrow', async (path) => {
      const { page, faults } = await openPage(browser, instance.baseUrl + path)
      for (const { colorScheme, width, looked } of VIEWS) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await settle(page)
        expect([width, await findViolations(page, looked)]).toEqual([width, []])
        const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth')
        expect(scrolled).toBeLessThanOrEqual(width)
      }
      expect(faults).toEqual([])
    })

    test('can be read without scripts, with its contents on a narrow screen', async () => {
      const { page, faults } = await openPage(
        browser,
        `${instance.baseUrl}/docs/club#put-booking`,
        {
          javaScriptEnabled: false,
          viewport: { width: 390, height: 800 },
        },
      )
      const article = page.locator('#put-booking')
      expect(await article.locator('.l-curl').isVisible()).toBe(true)
      expect(await article.locator('.l-py').isVisible()).toBe(false)
      await page.locator('label', { hasText: 'Python' }).click()
      expect(await article.locator('.l-py').isVisible()).toBe(true)
      await page.getByRole('link', { name: 'Contents' }).click()
      await page.getByRole('link', { name: 'List bookings GET' }).click()
      expect(page.url()).toContain('#list-bookings')
      expect(await page.locator('#contents').isVisible()).toBe(false)
      expect(faults).toEqual([])
    })

    test('opens each anchor that a release served, where it is now', async () => {
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs`)
      for (const { path, id } of servedAnchors()) {
        await page.goto(`${instance.baseUrl}${path}#${id}`, { waitUntil: 'domcontentloaded' })
        await page.locator(`[id="${id}"]:target`).waitFor({ state: 'attached' })
      }
      expect(faults).toEqual([])
    })

    test('has guides that fit on a phone', async () => {
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs/guides`)
      await page.setViewportSize({ width: 390, height: 800 })
      const wide: [string, number][] = []
      for (const path of [...pagePaths({ isSandbox: true })].filter((one) =>
        one.includes('guides/'),
      )) {
        await page.goto(instance.baseUrl + path)
        const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth')
        if (scrolled > 390) wide.push([path, scrolled])
      }
      expect(wide).toEqual([])
      expect(faults).toEqual([])
    })

    test('leads from guide to guide', async () => {
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs`)
      await page.getByRole('link', { name: 'Guides', exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: 'A first booking' }).click()
      await page.getByRole('link', { name: /^Next/ }).click()
      await page.waitForURL('**/docs/guides/partner-bootstrap')
      const place = page.locator('#contents a[aria-current=page]')
      expect(await place.innerText()).toBe('From the approval to an access token')
      expect(faults).toEqual([])
    })

    test('finds an error code by the key of the search', async () => {
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs/volunteer`)
      await page.keyboard.press('/')
      await page.keyboard.type('version_con')
      await page.getByRole('link', { name: 'VERSION_CONFLICT' }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/docs#error-VERSION_CONFLICT')
      expect(faults).toEqual([])
    })

    test('opens the first hit of what was typed while the search entries were on their way', async () => {
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs/volunteer`)
      const release = Promise.withResolvers<void>()
      let requests = 0
      await page.route('**/docs/search.json', async (route) => {
        requests += 1
        await release.promise
        await route.continue()
      })
      // The page that is open already may send its first request past a new route.
      await page.reload()
      await page.keyboard.press('/')
      await page.keyboard.type('version_con')
      await page.keyboard.press('Enter')
      release.resolve()
      await page.waitForURL('**/docs#error-VERSION_CONFLICT')
      expect([requests, faults]).toEqual([1, []])
    })

    test('searches again after the search could not be fetched', async () => {
      const { page } = await openPage(browser, `${instance.baseUrl}/docs`)
      await page.route('**/docs/search.js', (route) => route.abort(), { times: 1 })
      await page.reload()
      const failure = page.waitForEvent('requestfailed')
      await page.keyboard.press('/')
      await failure
      await page.keyboard.type('log in')
      await page.locator('#found a', { hasText: 'Credentials' }).first().waitFor()
    })

    test('begins each request with a token, a key and what its path needs', async () => {
      const paths = pagePaths({ isSandbox: true }).filter((path) =>
        /^\/docs\/(club$|volunteer\/resources\/)/.test(path),
      )
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs`)
      const labels: string[] = []
      for (const path of paths) {
        await page.goto(instance.baseUrl + path)
        const fields = page.locator('.try label', { hasNotText: /\(query\)|If-None-Match/ })
        const values = await fields.evaluateAll((all: unknown[]) =>
          (all as Field[]).map(({ textContent, control }) => [textContent, control.value]),
        )
        labels.push(...values.map(([label = '']) => label))
        expect([path, values.filter(([, value]) => !value)]).toEqual([path, []])
      }
      expect(labels.filter((label) => label.startsWith('Idempotency-Key')).length).toBeGreaterThan(
        5,
      )
      expect(labels.filter((label) => label === 'eventId').length).toBeGreaterThan(20)
      expect(faults).toEqual([])
    })

    test.each([
      ['/docs/club', 'get-court', '200'],
      ['/docs/club', 'create-booking-source', '201'],
      ['/docs/volunteer/resources/roles', 'get-volunteer-role', '200'],
      ['/docs/volunteer/resources/shifts', 'create-shift', '201'],
    ])('sends with ids of the sandbox: %s#%s', async (path, operation, status) => {
      const { page, faults } = await openPage(browser, instance.baseUrl + path)
      const article = page.locator(`#${operation}`)
      await article.getByRole('button', { name: 'Try it' }).click()
      const key = article.getByLabel('Idempotency-Key')
      const sent = (await key.count()) === 1 ? await key.inputValue() : null
      await article.getByRole('button', { name: 'Send' }).click()
      await article.locator('output', { hasText: `${status} ` }).waitFor()
      if (sent !== null) expect(await key.inputValue()).not.toBe(sent)
      expect(faults).toEqual([])
    })

    test.each<[string, (route: Route) => Promise<void>]>([
      ['are no JSON', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
      ['hang', async () => {}],
    ])('sends with the recorded id where its lists %s', async (_title, answer) => {
      const { page } = await openPage(browser, `${instance.baseUrl}/docs/club`)
      await page.route('**/v1/club/courts', answer)
      await page.reload()
      const article = page.locator('#get-court')
      await article.getByRole('button', { name: 'Try it' }).click()
      await article.getByRole('button', { name: 'Send' }).click()
      await article.locator('output', { hasText: /^404 / }).waitFor()
    })

    test('sends at once where the reader has typed every id', async () => {
      const { page } = await openPage(browser, `${instance.baseUrl}/docs/club`)
      await page.addInitScript(() => {
        AbortSignal.timeout = () => new AbortController().signal
      })
      await page.route('**/v1/club/courts', async () => {})
      await page.reload()
      const article = page.locator('#get-court')
      await article.getByRole('button', { name: 'Try it' }).click()
      await article.getByLabel('id', { exact: true }).fill('typed')
      await article.getByRole('button', { name: 'Send' }).click()
      await article.locator('output', { hasText: /^4/ }).waitFor()
    })

    test('reads twelve lists for a request at most, and again for another token alone', async () => {
      const path = '/docs/volunteer/resources/availability'
      const { page, faults } = await openPage(browser, instance.baseUrl + path)
      const eight = Array.from({ length: 8 }, (_none, at) => ({ id: `id-${at}` }))
      let lists = 0
      await page.route('**/api/developer/v1/**', async (route) => {
        const isList = route.request().method() === 'GET'
        if (isList) lists += 1
        const rows = route.request().url().endsWith('/responses') ? [] : eight
        await route.fulfill({ json: isList ? { rows } : {} })
      })
      await page.reload()
      const article = page.locator('#put-availability-response')
      const tryIt = article.getByRole('button', { name: 'Try it' })
      const send = async () => {
        const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
        await article.getByRole('button', { name: 'Send' }).click()
        await sent
        return lists
      }
      await tryIt.click()
      expect(await send()).toBe(12)
      await tryIt.click()
      await tryIt.click()
      expect(await send()).toBe(12)
      await article.getByLabel('token', { exact: true }).fill('another')
      expect(await send()).toBe(24)
      expect(faults).toEqual([])
    })

    test('shows no answer for a token that no header can have', async () => {
      const { page, faults } = await openPage(browser, `${instance.baseUrl}/docs/club`)
      const article = page.locator('#get-context')
      await article.getByRole('button', { name: 'Try it' }).click()
      await article.getByLabel('token', { exact: true }).fill('…')
      await article.getByRole('button', { name: 'Send' }).click()
      await article.locator('output', { hasText: 'No answer' }).waitFor()
      expect(faults).toEqual([])
    })

    test('sends a request to the sandbox with a token of it', async () => {
      for (const [path, operation] of [
        ['/docs/club', '#get-context'],
        ['/docs/volunteer/resources/events', '#list-volunteer-events'],
      ] as const) {
        const { page, faults } = await openPage(browser, instance.baseUrl + path)
        const article = page.locator(operation)
        await article.getByRole('button', { name: 'Try it' }).click()
        await article.getByRole('button', { name: 'Send' }).click()
        await article.locator('output', { hasText: /^200 / }).waitFor()
        expect(JSON.parse(await article.locator('.try pre').innerText())).toBeInstanceOf(Object)
        expect(await findViolations(page, { part: operation })).toEqual([])
        expect(faults).toEqual([])
      }
    })
  })
}
