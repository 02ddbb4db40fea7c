import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import type { Browser } from 'playwright-core'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../support/tools/browser/browser.ts'
import { askGraph } from './support/ask-graph.ts'
import { plantFault } from './support/opened/plant-fault.ts'
import { openPortal } from './support/portal-page.ts'

/** Clubs of one call of `provision`. */
const MOST_CLUBS = 200

const PROVISION =
  'mutation ($input: ProvisionInput!) { provision(input: $input) { unchangedCount } }'

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

describeInBrowser('an operator at the portal', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  test('provisions a club, which its owner opens', async () => {
    const { page, faults } = await openPortal(browser, instance, {
      as: 'admin',
      path: '/portal/operator',
    })
    await page.getByRole('link', { name: 'Set up a club…' }).click()
    await page.getByRole('button', { name: 'Check first' }).click()
    expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(3)
    const owner = decodeJwt(instance.sandbox.clubs.main.staff_token).sub ?? ''
    const fields = {
      'Name of the club': 'Hafenclub Süd',
      'Time zone': 'Europe/Berlin',
      Country: 'de',
      Language: 'de',
      'Number of courts': '2',
      'Name of each court': 'Court',
      'E-mail address of the owner': owner,
    }
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Check first' }).click()
    await page.getByRole('button', { name: /^Create all \d+$/ }).click()
    await page.getByText('This was created').waitFor()
    await page.getByRole('link', { name: 'Clubs' }).first().click()
    await page.getByRole('link', { name: 'Hafenclub Süd' }).waitFor()
    await page.getByRole('link', { name: 'Audit' }).first().click()
    await page.getByRole('button', { name: 'Provisioned' }).first().click()
    await page.getByRole('link', { name: 'All of this person' }).click()
    await page.waitForURL(/\/audit\?actor=/)
    await page.getByRole('button', { name: 'Provisioned' }).first().waitFor()
    await page.getByLabel('Club', { exact: true }).selectOption('Hafenclub Süd')
    await page.locator('tbody').getByText('Role of a member of staff').first().waitFor()
    expect(await page.locator('tbody').getByText('Organization').count()).toBe(0)
    expect(faults).toEqual([])
    const path = '/portal/hafenclub-sud/today'
    const opened = await openPortal(browser, instance, { as: 'owner', path })
    await opened.page.getByText('Court 2').first().waitFor()
  })

  test('finds again what was typed when a page fails, until the sign-out', async () => {
    const path = '/portal/operator/provision'
    const { page } = await openPortal(browser, instance, { as: 'admin', path })
    const name = page.getByLabel('Name of the club', { exact: true })
    await name.fill('Club')
    await page.getByLabel('Country', { exact: true }).fill('de')
    await plantFault(page, 'Intl.supportedValuesOf')
    await name.fill('Club half-type')
    await page.getByText('What you typed is kept in this tab').waitFor()
    expect(await page.getByText(/request id/i).count()).toBe(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Put it back' }).click()
    await page.getByText('A fault closed this form').waitFor({ state: 'detached' })
    expect([
      await name.inputValue(),
      await page.getByLabel('Country', { exact: true }).inputValue(),
    ]).toEqual(['Club half-type', 'de'])

    await plantFault(page, 'Intl.supportedValuesOf')
    await name.fill('Club half-typed')
    await page.getByText('What you typed is kept in this tab').waitFor()
    await page.locator('button.who').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Who do you want to be?' }).waitFor()
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
  })

  test('is warned before a club is changed that has the short name already', async () => {
    const { page } = await openPortal(browser, instance, {
      as: 'admin',
      path: '/portal/operator/provision',
    })
    const fields = {
      'Name of the club': 'Hafenclub Nord',
      'Short name (key)': 'hafenclub-sud',
      'Time zone': 'Europe/Berlin',
      Country: 'de',
      Language: 'de',
    }
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('E-mail address of the owner').fill('owner')
    await page.getByText('No e-mail address: it is taken as a user id').waitFor()
    await page.getByLabel('E-mail address of the owner').fill('owner@hafenclub.example')
    await page.getByRole('button', { name: 'Check first' }).click()
    await page.getByText('This short name is taken by a club of another organization').waitFor()
    await page.getByLabel('Key of the organization').fill('hafenclub-sud')
    await page.getByRole('button', { name: 'Check first' }).click()
    await page.getByRole('alert').filter({ hasText: 'exists already' }).waitFor()
  })

  test('finds and opens a club that is not among the first 1,000', async () => {
    const token = instance.sandbox.admin_token
    const names = Array.from({ length: 1_000 }, (_, n) => `many-${String(n).padStart(4, '0')}`)
    for (let first = 0; first < names.length; first += MOST_CLUBS) {
      const clubs = names.slice(first, first + MOST_CLUBS).map((key) => ({
        ...{ key, name: key, timezone: 'Europe/Berlin' },
        ...{ currency: 'EUR', country: 'DE', language: 'de' },
      }))
      const organizations = [{ key: `many-${first}`, name: 'Many', clubs }]
      await askGraph(instance, token, PROVISION, { input: { organizations } })
    }
    const { page, faults } = await openPortal(browser, instance, {
      as: 'admin',
      path: '/portal/operator',
    })
    await page.getByText('The first 1000 clubs').waitFor()
    await page.getByRole('textbox', { name: 'Search clubs' }).fill('many-0999')
    await page.getByRole('button', { name: 'Manage many-0999' }).click()
    await page.getByRole('button', { name: 'Suspend club…' }).click()
    await page.getByRole('textbox', { name: /^Type many-0999/ }).fill('many-0999')
    await page.getByRole('button', { name: 'Suspend the club' }).click()
    await page.getByText('many-0999 is suspended').waitFor()
    await page.locator('tbody').getByText('Suspended', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'many-0999' }).click()
    await page.waitForURL('**/portal/many-0999/today')
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('many-0998')
    await page.getByRole('option', { name: 'many-0998' }).waitFor()
    expect(faults).toEqual([])
  })

  test('suspends a club by its name, and opens it again, which an open page of the club says', async () => {
    const path = '/portal/hafenclub-sud/today'
    const { page: today } = await openPortal(browser, instance, { as: 'owner', path })
    await today.getByRole('heading', { name: 'Today' }).waitFor()
    const note = today.getByRole('navigation').getByText('Suspended', { exact: true }).first()
    const { page } = await openPortal(browser, instance, {
      as: 'admin',
      path: '/portal/operator?find=hafenclub-sud',
    })
    const setStatus = async (open: string, act: string, done: string) => {
      await page.getByRole('button', { name: 'Manage Hafenclub Süd' }).click()
      await page.getByRole('button', { name: open }).click()
      await page.getByRole('textbox', { name: /^Type hafenclub-sud/ }).fill('hafenclub-sud')
      await page.getByRole('button', { name: act }).click()
      await page.getByText(done).waitFor()
    }
    await setStatus('Suspend club…', 'Suspend the club', 'Hafenclub Süd is suspended')
    await page.goto(`${instance.baseUrl}/portal/hafenclub-sud/webhooks`)
    await page.getByText('This club is suspended. Its staff can change nothing').waitFor()
    await page.goBack()
    await note.waitFor()
    await setStatus('Open club again…', 'Open the club', 'Hafenclub Süd is open again')
    await note.waitFor({ state: 'detached' })
  })

  test('ends the session of a member of staff, whose page signs out', async () => {
    const staff = await openPortal(browser, instance, { as: 'frontdesk', path: '/portal/' })
    await staff.page.getByText('Pista 1').first().waitFor()
    const { page } = await openPortal(browser, instance, { as: 'admin', path: '/portal/operator' })
    await page
      .getByRole('button', { name: /^Sign out / })
      .first()
      .click()
    await page.getByRole('button', { name: 'End the session', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await staff.page.getByText('Who do you want to be?').waitFor()
  })

  test('is refused to staff of a club', async () => {
    const { page } = await openPortal(browser, instance, { as: 'owner', path: '/portal/operator' })
    await page.getByRole('heading', { name: 'For administrators' }).waitFor()
  })
})
