import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import {
  describeInBrowser,
  openPage,
  startBrowser,
} from '../../../support/tools/browser/browser.ts'
import { checkLooks } from '../support/portal-page.ts'

let dir: DataDir
let instance: Instance
let event: string
let shift: string
let link: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  const dates = { name: 'Sommerfest', start_date: '2099-07-01', end_date: '2099-07-02' }
  event = `/events/${(await ask('POST', '/events', { ...dates, status: 'active' })).event.id}`
  const helpers = [{ first_name: 'Chloé', last_name: 'Vidal', language: 'en' }]
  const helper_id = (await ask('POST', '/helpers/bulk', { helpers })).results[0].id
  await ask('PUT', `${event}/helpers/${helper_id}/access`, {})
  const options = [{ label: 'Wednesday 1' }, { label: 'Thursday 2, from the afternoon on' }]
  await ask('POST', `${event}/availability-requests`, { title: 'When can you come?', options })
  shift = await addShift('Guardia', '2099-07-01T09:00:00Z', '2099-07-01T18:00:00Z')
  const other = await addShift('Entrada, noche', '2099-07-02T16:00:00Z', '2099-07-02T21:00:00Z')
  const assignments = [
    { shift_id: shift, helper_id, status: 'pending' },
    { shift_id: other, helper_id, status: 'confirmed' },
  ]
  await ask('PUT', `${event}/assignments`, { assignments })
  const { helper_link } = await ask('POST', `${event}/helpers/${helper_id}/link`, {})
  link = `${instance.baseUrl}/helpers/#${helper_link.url.split('#')[1]}`
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

// biome-ignore lint/suspicious/noExplicitAny: bodies of the REST API, whose shape its own suites hold
async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<any> {
  const [found] = Object.values(instance.sandbox.api_keys)
  const response = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${found?.key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  return response.json()
}

async function addShift(title: string, start_time: string, end_time: string): Promise<string> {
  const text = { description: 'First aid. Bring your certificate.', location: 'Pista central' }
  const body = { title, start_time, end_time, ...text }
  return (await ask('POST', `${event}/shifts`, body)).shift.id
}

describeInBrowser('a helper on a phone', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const openLink = async (options: BrowserContextOptions) => {
    const opened = await openPage(browser, link, options)
    await opened.page.getByText('Hello Chloé').waitFor()
    return opened
  }

  test('sees a page that is accessible in both themes at three widths', async () => {
    const { page, faults } = await openLink({})
    await page.locator('summary').first().click()
    expect([...(await checkLooks(page)), ...faults]).toEqual([])
    await page.context().close()
  })

  test('says yes, answers a poll, and loads the calendar; the link is not in the address', async () => {
    const { page, faults } = await openLink({ viewport: { width: 390, height: 844 } })
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('button', { name: 'Yes, I will come' }).click()
    await page.getByText('You have 2 shifts. One answer is missing.').waitFor()
    // A screen reader says it, and the next Tab goes on from there.
    await page.locator('#answered:focus').getByText('Your yes is saved').waitFor()
    await page.getByRole('button', { name: 'Save my answers' }).click()
    await page.getByRole('alert').getByText('choose an answer').waitFor()
    await page.getByRole('radio', { name: 'Maybe' }).first().check()
    await page.getByRole('radio', { name: 'No', exact: true }).last().check()
    await page.getByRole('button', { name: 'Save my answers' }).click()
    await page.getByRole('status').getByText('Your answers are saved').waitFor()
    await page.getByText('You have answered').waitFor()
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['event', 'access'])
    expect(await page.getByRole('radio', { name: 'Maybe' }).first().isChecked()).toBe(true)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add my shifts to a calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('shifts.ics')
    await until(async () => {
      const { assignments } = await ask('GET', `${event}/assignments?shift_id=${shift}`)
      return assignments[0].status === 'confirmed'
    })
    // A download ends the navigation that began it; a form without an answer is refused.
    const others = faults.filter((fault) => !/calendar\.ics$|status of 422/.test(fault))
    expect(others).toEqual([])
  })
})
