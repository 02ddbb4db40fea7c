import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { LIMITS } from '../../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import { startMailServer, type TestMailServer } from '../../../../support/mail/smtp-server.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import {
  describeInBrowser,
  openPage,
  startBrowser,
} from '../../../support/tools/browser/browser.ts'
import { toLongName } from '../support/layout/long-names.ts'
import { checkLayout, checkLooks } from '../support/portal-page.ts'

let dir: DataDir
let mail: TestMailServer
let instance: Instance
let event: string
let shift: string
let link: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  mail = await startMailServer()
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'club@club.example' }
  instance = await startInstance({ dataDir: dir.path, env })
  const dates = { name: 'Sommerfest', start_date: '2099-07-01', end_date: '2099-07-02' }
  event = `/events/${(await ask('POST', '/events', { ...dates, status: 'active' })).event.id}`
  const helper_id = await addHelper('Chloé')
  const options = [{ label: 'Wednesday 1' }, { label: 'Thursday 2, from the afternoon on' }]
  await ask('POST', `${event}/availability-requests`, { title: 'When can you come?', options })
  shift = await addShift('Guardia', '2099-07-01T09:00:00Z', '2099-07-01T18:00:00Z')
  const other = await addShift('Entrada, noche', '2099-07-02T16:00:00Z', '2099-07-02T21:00:00Z')
  const assignments = [
    { shift_id: shift, helper_id, status: 'pending' },
    { shift_id: other, helper_id, status: 'confirmed' },
  ]
  await ask('PUT', `${event}/assignments`, { assignments })
  link = await makeLink(helper_id)
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await mail?.close()
  await dir?.remove()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

// biome-ignore lint/suspicious/noExplicitAny: bodies of the REST API, whose shape its own suites hold
async function ask(method: Method, path: string, body?: object): Promise<any> {
  const [found] = Object.values(instance.sandbox.api_keys)
  const response = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${found?.key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  return response.json()
}

async function addHelper(first_name: string, email?: string): Promise<string> {
  const helpers = [{ first_name, last_name: 'Vidal', language: 'en', email }]
  const { id } = (await ask('POST', '/helpers/bulk', { helpers })).results[0]
  await ask('PUT', `${event}/helpers/${id}/access`, {})
  return id
}

async function makeLink(helperId: string, path = event): Promise<string> {
  const { helper_link } = await ask('POST', `${path}/helpers/${helperId}/link`, {})
  return toAddress(helper_link.url)
}

const toAddress = (url: string) => `${instance.baseUrl}/helpers/#${url.split('#')[1]}`

async function addShift(
  title: string,
  start_time: string,
  end_time: string,
  location = 'Pista central',
): Promise<string> {
  const text = { description: 'First aid. Bring your certificate.', location }
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

  test('sees names of the full length and of another direction beside words that stay as they are', async () => {
    const { helper, shift: limits } = VOLUNTEER_LIMITS
    const helper_id = await addHelper(toLongName('Noa', helper.name))
    const location = toLongName('Pista', LIMITS.name)
    const added = ['Guardia', 'Barra'].map((title) => {
      const name = toLongName(title, limits.title.max)
      return addShift(name, '2099-07-01T09:00:00Z', '2099-07-01T18:00:00Z', location)
    })
    const shifts = await Promise.all(added)
    const assignments = shifts.map((shift_id) => ({ shift_id, helper_id, status: 'pending' }))
    await ask('PUT', `${event}/assignments`, { assignments })
    const { page } = await openPage(browser, await makeLink(helper_id), {})
    await page.getByText('Hello').waitFor()
    expect(await checkLayout(page)).toEqual([])
    await page.context().close()
  })

  test('keeps what is entered into a poll while a shift is answered and a language chosen, not behind the session', async () => {
    const helper_id = await addHelper('Ada')
    const own = await addShift('Barra', '2099-07-01T09:00:00Z', '2099-07-01T18:00:00Z')
    const assignments = [{ shift_id: own, helper_id, status: 'pending' }]
    await ask('PUT', `${event}/assignments`, { assignments })
    const { page } = await openPage(browser, await makeLink(helper_id), {})
    const maybe = page.locator('input[value=MAYBE]').first()
    await maybe.check()
    await page.locator('textarea').fill('After six')
    await page.getByRole('button', { name: 'Yes, I will come' }).click()
    await page.locator('#answered').waitFor()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.getByText('Hallo Ada').waitFor()
    expect([await maybe.isChecked(), await page.locator('textarea').inputValue()]).toEqual([
      true,
      'After six',
    ])
    await page.getByRole('button', { name: 'Auf diesem Gerät abmelden' }).click()
    await page.locator('[name=token]').waitFor()
    expect(await page.evaluate("sessionStorage.getItem('entries')")).toBe('{}')
  })

  test('saves nothing over the answers of another tab from a page that is new, and keeps what was refused', async () => {
    const { page } = await openPage(browser, await makeLink(await addHelper('Bea')), {})
    await page.getByText('Hello Bea').waitFor()
    const maybe = page.locator('input[value=MAYBE]').first()
    await maybe.check()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.locator('input[value=NO]').first().check()
    await other.locator('form:has(textarea) button.primary').click()
    await other.locator('.note.saved').waitFor()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.getByText('Hallo Bea').waitFor()
    await page.locator('form:has(textarea) button.primary').click()
    await page.getByText('Noch nichts gespeichert').waitFor()
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByText('Hello Bea').waitFor()
    expect(await maybe.isChecked()).toBe(true)
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

  test('says yes in the tab of one event while another is open, and goes from one to the other', async () => {
    const helper_id = await addHelper('Anna')
    const shift_id = await addShift('Barra', '2099-07-01T09:00:00Z', '2099-07-01T18:00:00Z')
    await ask('PUT', `${event}/assignments`, {
      assignments: [{ shift_id, helper_id, status: 'pending' }],
    })
    const days = { start_date: '2099-08-01', end_date: '2099-08-02', status: 'active' }
    const other = `/events/${(await ask('POST', '/events', { name: 'Torneo', ...days })).event.id}`
    await ask('PUT', `${other}/helpers/${helper_id}/access`, {})

    const { page: first, faults } = await openPage(browser, await makeLink(helper_id), {})
    await first.getByText('Sommerfest').waitFor()
    const second = await first.context().newPage()
    await second.goto(await makeLink(helper_id, other))
    await second.getByText('You have no shifts at this event yet.').waitFor()

    await first.getByRole('button', { name: 'Yes, I will come' }).click()
    await first.getByText('Your yes is saved').waitFor()
    expect(new URL(first.url()).searchParams.get('event')).toBe(event.slice('/events/'.length))
    await first.getByRole('link', { name: /^Torneo/ }).click()
    await first.getByText('You have no shifts at this event yet.').waitFor()
    await first.goBack()
    await first.getByText('Confirmed').waitFor()
    expect(faults).toEqual([])
    await first.context().close()
  })

  test('opens the link of a mail weeks behind the event, for as long as a poll waits for the answer', async () => {
    const days = { start_date: '2020-07-01', end_date: '2020-07-02', status: 'active' }
    const past = `/events/${(await ask('POST', '/events', { name: 'Gala', ...days })).event.id}`
    const helper_id = await addHelper('Pau', 'pau@club.example')
    await ask('PUT', `${past}/helpers/${helper_id}/access`, {})
    const polls = `${past}/availability-requests`
    const poll = { title: 'Which photos?', respond_by: '2099-06-01T00:00:00Z' }
    const options = [{ label: 'All' }]
    const { availability_request: request } = await ask('POST', polls, { ...poll, options })
    await ask('POST', `${past}/broadcasts`, { subject: 'Photos', body: 'Choose here: {link}' })
    await until(() => mail.taken.length > 0)
    const text = mail.taken[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    const url = toAddress(/https?:\S+#\S+/.exec(text)?.[0] ?? '')

    const { page } = await openPage(browser, url, {})
    await page.getByText('Which photos?').waitFor()
    await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('button', { name: 'Save my answers' }).click()
    await page.getByText('Your answers are saved').waitFor()
    await ask('PATCH', `${polls}/${request.id}`, { respond_by: null })
    await page.goto(url)
    await page.getByText('This link is not valid any more.').waitFor()
    await page.context().close()
  })
})
