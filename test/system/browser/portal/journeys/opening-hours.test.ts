import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import {
  describeInBrowser,
  openPageIn,
  startBrowser,
} from '../../../support/tools/browser/browser.ts'
import { askGraph } from '../support/ask-graph.ts'
import { plantFault } from '../support/opened/plant-fault.ts'
import { openPortal, toSignInPath } from '../support/portal-page.ts'

const PAGE = { as: 'owner', path: '/portal/el-naranjal/courts' } as const
const PHONE = { viewport: { width: 390, height: 844 } }
const PLACE = 'El Naranjal Playa'
const OPENER = `Change the opening hours of ${PLACE}`

let dir: DataDir
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

interface Place {
  id: string
  name: string
  updatedAt: string
}

const READ = `query ($id: ID!) { club(id: $id) { locations(first: 50) { nodes { id name updatedAt } } } }`
const SET =
  'mutation ($input: SetOpeningHoursInput!) { setOpeningHours(input: $input) { location { id } } }'

/** Another owner's hours of the place: open on Mondays alone, and closed on a date. */
async function setElsewhere(opens: string, closes: string, date: string): Promise<void> {
  const { id, staff_token: token } = instance.sandbox.clubs.main
  const { club } = await askGraph<{ club: { locations: { nodes: Place[] } } }>(
    instance,
    token,
    READ,
    { id },
  )
  const place = club.locations.nodes.find(({ name }) => name === PLACE)
  const input = {
    ...{ locationId: place?.id, expectedUpdatedAt: place?.updatedAt },
    openingHours: [
      { weekday: 'MONDAY', intervals: [{ opens, closes }] },
      { date, intervals: [], note: 'Works' },
    ],
  }
  await askGraph(instance, token, SET, { input })
}

/** Whether it is between the title of the sheet and its buttons, which stay. */
async function isInView(locator: Locator, sheet: Locator): Promise<boolean> {
  const title = await sheet.getByRole('heading', { name: OPENER }).boundingBox()
  const save = await sheet.getByRole('button', { name: 'Save' }).boundingBox()
  const box = await locator.boundingBox()
  if (!title || !save || !box) return false
  return box.y >= title.y + title.height && box.y + box.height <= save.y
}

const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: OPENER }).click()
  return page.getByRole('dialog', { name: OPENER })
}

describeInBrowser('opening hours', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const cardOf = (page: Page) => page.getByRole('region', { name: PLACE })

  test('are set and removed by keyboard, day by day and for a date, and shown on another page at once', async () => {
    const { page: other } = await openPortal(browser, instance, PAGE)
    await cardOf(other).getByText('Monday').waitFor()
    const { page, faults } = await openPortal(browser, instance, PAGE)
    const sheet = await openSheet(page)
    await sheet.getByLabel('Monday').fill('8-12.30, 18-2')
    await sheet.getByLabel('Tuesday').fill('')
    await sheet.getByLabel('Date', { exact: true }).last().fill('2099-12-25')
    await sheet.getByLabel('Why it differs').nth(-2).fill('Christmas')
    await sheet.getByLabel('Monday').press('Enter')
    await sheet.waitFor({ state: 'detached' })
    for (const shown of [page, other]) {
      const card = cardOf(shown)
      await card.getByText('08:00–12:30, 18:00–02:00').waitFor()
      await card.getByText('25 December 2099').waitFor()
      expect(await card.innerText()).toMatch(/Tuesday\s+Closed[\s\S]*Closed\s+Christmas/)
    }
    const again = await openSheet(page)
    await again.getByRole('button', { name: 'Remove 25 December 2099' }).press('Enter')
    await again.locator('[type=date]:focus').press('Escape')
    await again.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await again.locator('[type=date]:focus').press('Enter')
    await again.waitFor({ state: 'detached' })
    await cardOf(other).getByText('25 December 2099').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('are refused where they cannot be read, beside the day, to which a phone scrolls back', async () => {
    const { page } = await openPortal(browser, instance, PAGE, PHONE)
    const sheet = await openSheet(page)
    await sheet.getByLabel('Monday').fill('from eight')
    await sheet.getByLabel('Why it differs').last().scrollIntoViewIfNeeded()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('Type hours like 08:00–12:30.').waitFor()
    await sheet.locator('[aria-invalid=true]:focus').waitFor()
    expect(await sheet.getByLabel('Monday').getAttribute('aria-invalid')).toBe('true')
    expect(await isInView(sheet.getByLabel('Monday'), sheet)).toBe(true)
  })

  test('of another owner stand beside what is typed, with who it was, and are saved over; the dates of both are kept', async () => {
    const context = await browser.newContext({ locale: 'en-GB', ...PHONE })
    // Nothing announces the change: the refusal is what the form learns it from.
    await context.routeWebSocket('**', () => {})
    // Nor do pages read by the clock, which a slow machine reaches.
    await context.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }))
    const { page } = await openPageIn(context, `${instance.baseUrl}${toSignInPath(PAGE)}`)
    const sheet = await openSheet(page)
    await sheet.getByLabel('Monday').fill('10-20')
    await sheet.getByLabel('Date', { exact: true }).last().fill('2099-12-30')
    await setElsewhere('09:00', '21:00', '2099-12-31')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('Now, by another person: 09:00–21:00').waitFor()
    const refusal = sheet.getByText(/Changed by .+, .+\d\d:\d\d\./)
    await refusal.waitFor()
    expect(await isInView(refusal, sheet)).toBe(true)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'detached' })
    const card = cardOf(page)
    for (const kept of ['10:00–20:00', '30 December 2099', '31 December 2099'])
      await card.getByText(kept).waitFor()
    await context.close()
  })

  test('are put back into the form that a fault closed, with dates that were added', async () => {
    const { page } = await openPortal(browser, instance, PAGE)
    await (await openSheet(page)).getByLabel('Date', { exact: true }).last().fill('2099-12-24')
    const sheet = page.getByRole('dialog', { name: OPENER })
    await sheet.getByLabel('Why it differs').nth(-2).fill('Christmas Eve')
    await plantFault(page, 'Intl.DateTimeFormat.prototype.formatRange')
    await sheet.getByLabel('Sunday').fill('9-13')
    await page.getByText('What you typed is kept in this tab').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    const again = await openSheet(page)
    await again.getByRole('button', { name: 'Put it back' }).click()
    await again.getByText('A fault closed this form').waitFor({ state: 'detached' })
    expect(await again.getByLabel('Sunday').inputValue()).toBe('9-13')
    expect(await again.getByLabel('Why it differs').nth(-2).inputValue()).toBe('Christmas Eve')
    await again.getByRole('button', { name: 'Save' }).click()
    await again.waitFor({ state: 'detached' })
    await cardOf(page).getByText('Christmas Eve').waitFor()
  })
})
