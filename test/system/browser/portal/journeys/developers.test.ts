import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { exchange, readContext, type Sandbox } from '../../../../../examples/partner-bootstrap.ts'
import {
  type Behaviour,
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../../../subgraphs/foundation/webhooks/receiver.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { trust } from '../../../support/processes/trust.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { askGraph, setCourt } from '../support/ask-graph.ts'
import { plantFault } from '../support/opened/plant-fault.ts'
import { openPortal } from '../support/portal-page.ts'

const VERIFIER = 'v'.repeat(64)
const MADRID = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit' })
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

let dir: DataDir
let receiver: Receiver
let instance: Instance
let behave: Behaviour = (_received, response) => void response.writeHead(500).end()

beforeAll(async () => {
  dir = await makeUsedDataDir()
  const certificate = await makeCertificate()
  receiver = await startReceiver(certificate, (...args) => behave(...args))
  instance = await startInstance({ dataDir: dir.path, env: trust(certificate, dir.path) })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await receiver?.close()
  await dir?.remove()
})

function consentPath(changes: Record<string, string> = {}): string {
  const { application_id, redirect_uri } = authorization()
  const query = new URLSearchParams({
    client_id: application_id,
    redirect_uri,
    scope: 'club:read courts:read participants:read events:read webhooks:manage',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  })
  return `/portal/authorize?${query}`
}

function authorization() {
  return (instance.sandbox as unknown as Sandbox).authorization
}

/** Where the portal sends the browser: the application's page, which is not there. */
async function catchReturn(page: Page): Promise<() => URL | null> {
  let caught: URL | null = null
  const { origin, pathname } = new URL(authorization().redirect_uri)
  await page.route(`${origin}${pathname}**`, (route) => {
    caught = new URL(route.request().url())
    return route.fulfill({ status: 200, contentType: 'text/plain', body: 'back' })
  })
  return () => caught
}

describeInBrowser('a person at the portal', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  test('allows an application without names of players, which completes the guide with the code', async () => {
    const { page } = await openPortal(browser, instance, { as: 'owner', path: consentPath() })
    const returned = await catchReturn(page)
    await page.getByRole('checkbox', { name: /Read names of players/ }).waitFor()
    expect(await page.getByRole('checkbox', { name: /Read names/ }).isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Allow the 4 chosen of 5' }).click()
    await until(() => returned() !== null)
    const back = returned() as URL
    expect(back.searchParams.get('state')).toBe('state-1')
    const { base_url, authorization: asked } = instance.sandbox as unknown as Sandbox
    const installation = await exchange(base_url, {
      ...{ code: back.searchParams.get('code') ?? '', codeVerifier: VERIFIER },
      redirectUri: asked.redirect_uri,
    })
    expect(installation).toMatchObject({
      scopes: ['club:read', 'courts:read', 'events:read', 'webhooks:manage'],
      nonce: 'nonce-1',
    })
    const context = await readContext(base_url, installation, asked.private_jwk)
    expect(context.club.slug).toBe('el-naranjal')

    const { page: list } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/el-naranjal/integrations',
    })
    const row = list.locator('tbody tr', { hasText: context.application.name })
    expect(await row.innerText()).toMatch(/4 permissions[\s\S]*Active/)
  })

  test('finds again what was ticked for an application when the page fails', async () => {
    const { page } = await openPortal(browser, instance, { as: 'owner', path: consentPath() })
    const courts = page.getByRole('checkbox', { name: /courts:read/ })
    const names = page.getByRole('checkbox', { name: /Read names/ })
    await names.check()
    await plantFault(page, 'JSON.parse')
    await courts.click()
    await page.getByText('What you typed is kept in this tab').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Put it back' }).click()
    await page.getByText('A fault closed this form').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Allow the 4 chosen of 5' }).waitFor()
    expect([await names.isChecked(), await courts.isChecked()]).toEqual([true, false])
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
  })

  test('refuses an application, which is told so', async () => {
    const { page } = await openPortal(browser, instance, { as: 'owner', path: consentPath() })
    const returned = await catchReturn(page)
    await page.getByRole('button', { name: 'Do not allow' }).click()
    await until(() => returned() !== null)
    expect(Object.fromEntries(returned()?.searchParams ?? [])).toEqual({
      error: 'access_denied',
      state: 'state-1',
    })
  })

  test.each([
    [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri'],
    [{ code_challenge_method: 'plain' }, 'code_challenge'],
    [{ scope: 'club:write' }, 'scope'],
    [{ client_id: 'x' }, 'client_id'],
  ])('is asked nothing by a request with %p', async (changes, named) => {
    const { page, faults } = await openPortal(browser, instance, {
      as: 'owner',
      path: consentPath(changes),
    })
    await page.getByText(`(${named})`).or(page.getByText(named)).first().waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('who owns no club is sent to somebody who does', async () => {
    const { page } = await openPortal(browser, instance, { as: 'coach', path: consentPath() })
    await page.getByText('Only an owner can allow this').waitFor()
  })

  test('sees what is installed, and revokes it by its name', async () => {
    const { page, faults } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/el-naranjal/integrations',
    })
    await page.locator('tbody tr').first().waitFor()
    const before = await page.locator('tbody tr').count()
    const row = page.locator('tbody tr').last()
    const slug = await row.locator('.s.m').first().innerText()
    await row.getByRole('button', { name: /^Manage/ }).click()
    await page.getByRole('button', { name: 'Revoke…' }).click()
    await page.getByRole('textbox').waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Revoke…' }).click()
    await page.getByRole('textbox').fill(slug)
    await page.getByRole('button', { name: 'Revoke for good' }).click()
    await page.getByText(/is revoked$/).waitFor()
    await until(async () => (await page.locator('tbody tr').count()) === before - 1)
    await page.locator('main:focus').waitFor()
    await page.getByRole('button', { name: 'Show revoked' }).click()
    await until(async () => (await page.locator('tbody tr').count()) >= before)
    await page.locator('tbody').getByText('Revoked').first().waitFor()
    expect(faults).toEqual([])
  })

  test('blocks all keys only after what follows was said', async () => {
    const { page, faults } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/el-naranjal/api-keys',
    })
    await page.getByRole('button', { name: 'Block all keys…' }).click()
    await page.getByText('every request of the club’s own systems is refused').waitFor()
    await page.getByRole('button', { name: 'Block all keys', exact: true }).click()
    await page.locator('tbody').getByText('Blocked').first().waitFor()
    expect(await page.locator('tbody').getByText('Working').count()).toBe(0)
    await page.getByRole('button', { name: 'Allow all keys' }).click()
    await page.locator('tbody').getByText('Working').first().waitFor()
    expect(faults).toEqual([])
  })

  test('sees when keys were read, which fields of a new key are empty, and one key of a double press', async () => {
    const keys = { as: 'owner', path: '/portal/el-naranjal/api-keys' } as const
    const { page } = await openPortal(browser, instance, keys, { timezoneId: 'Asia/Tokyo' })
    // The club's time, which the browser's is not.
    const hours = [Date.now(), Date.now() - 60_000].map((moment) => MADRID.format(moment))
    const [, hour] = /(\d\d):/.exec(await page.getByText(/^Read at \d/).innerText()) ?? []
    expect(hours).toContain(hour)
    await page.getByRole('button', { name: 'Create a key…' }).click()
    await page.getByRole('button', { name: 'Create the key' }).click()
    await page.getByText('Give it a name').waitFor()
    await page.getByText('Choose what it may do').waitFor()
    await page.getByLabel('Name').and(page.locator('[aria-invalid=true]:focus')).waitFor()
    await page.getByLabel('Name').fill('Nightly sync')
    await page.getByRole('checkbox', { name: /^Helpers: read/i }).check()
    await page.getByLabel('Expires').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Create the key' }).evaluate(pressTwice)
    const rows = page.locator('tr', { hasText: 'Nightly sync' })
    await rows.first().waitFor()
    await page.reload()
    await rows.first().waitFor()
    expect(await rows.count()).toBe(1)
  })

  test('makes one key, although the first answer is lost and the button is pressed twice, with room for its name', async () => {
    const keys = { as: 'owner', path: '/portal/el-naranjal/api-keys' } as const
    const phone = { viewport: { width: 390, height: 844 } }
    const { page } = await openPortal(browser, instance, keys, phone)
    const name = `Made-once-${'x'.repeat(90)}`
    // What the page reads moves its buttons.
    await page.getByText(/^Read at \d/).waitFor()
    await page.getByRole('button', { name: 'Create a key…' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByRole('checkbox', { name: 'Events: read' }).check()
    await page.route('**/portal/api/operations*', async (route) => {
      if (!route.request().postData()?.includes('PortalCreateKey')) return route.fallback()
      await route.fetch()
      return route.abort('connectionreset')
    })
    const create = page.getByRole('button', { name: 'Create the key' })
    await create.click()
    await page.getByText('The server cannot be reached').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await create.evaluate(pressTwice)
    await page.getByText(`Key “${name}” created`).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.reload()
    await page.locator('tbody').getByText(name).first().waitFor()
    expect(await page.locator('tbody').getByText(name).count()).toBe(1)
  })

  test('sees where events of volunteers are sent, and whether the last one arrived', async () => {
    const { api_keys: keys } = instance.sandbox
    const url = 'https://example.com/volunteers'
    const add =
      'mutation ($input: CreateVolunteerWebhookInput!) { createVolunteerWebhook(input: $input) { webhook { id } } }'
    const input = { url, eventTypes: ['EVENT_CREATED'] }
    await askGraph(instance, keys['pro']?.key ?? '', add, { input })
    const asked = { as: 'owner', path: '/portal/el-naranjal/api-keys' } as const
    const { page, faults } = await openPortal(browser, instance, asked)
    const webhook = page.locator('tr', { hasText: url })
    await webhook.getByText('None in 30 days').waitFor()
    expect(await webhook.innerText()).toContain('Active')
    expect(faults).toEqual([])
  })

  /** A page whose file could not be fetched, without a connection. */
  async function openWithoutConnection(): Promise<Page> {
    const { page } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/el-naranjal/api-keys',
    })
    await page.getByText('Plan and usage').waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'API events' }).click()
    await page.locator('main').getByText('The server cannot be reached').waitFor()
    return page
  }

  test('sees that a page cannot be read without a connection, which brings it afterwards', async () => {
    const page = await openWithoutConnection()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('main').getByText('The server cannot be reached').waitFor()
    // A network that is back does not always carry the first request.
    await page.route('**/portal/', (route) => route.abort(), { times: 1 })
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'API events' }).waitFor()
  })

  test('keeps what was typed behind a page that could not be fetched, whose server answers late', async () => {
    const page = await openWithoutConnection()
    const answer = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route('**/portal/', async (route) => {
      asked.resolve()
      await answer.promise
      await route.fulfill({ status: 200 })
    })
    await page.context().setOffline(false)
    await asked.promise
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByRole('button', { name: 'Create a key…' }).click()
    await page.getByLabel('Name').fill('Typed meanwhile')
    const answered = page.waitForResponse('**/portal/')
    answer.resolve()
    await answered
    await page.getByRole('checkbox', { name: 'Events: read' }).check()
    expect(await page.getByLabel('Name').inputValue()).toBe('Typed meanwhile')
  })

  test('sees the latest events at each opening, each once, and then those that come', async () => {
    await setCourt(instance, 'MAINTENANCE')
    const { page } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/el-naranjal/events',
    })
    const rows = page.locator('tbody tr')
    const ofCourts = rows.filter({ hasText: 'court.status_changed' })
    const idOfLatest = () => ofCourts.first().getAttribute('data-event')
    const before = await idOfLatest()
    await setCourt(instance, null)
    await until(async () => (await idOfLatest()) !== before)
    const last = await idOfLatest()
    await page.reload()
    for (const id of [before, last]) await page.locator(`tr[data-event="${id}"]`).waitFor()
    const ids = await page.evaluate<string[]>(
      "[...document.querySelectorAll('tr[data-event]')].map((row) => row.dataset.event)",
    )
    expect(ids).toEqual([...new Set(ids)])
  })

  test('finds a failed delivery, understands it, and sends it again', async () => {
    const partner = Object.values(instance.sandbox.installations).find(({ scopes }) =>
      scopes.includes('webhooks:manage'),
    )
    const query =
      'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { id } } }'
    await askGraph(instance, partner?.access_token ?? '', query, {
      input: { name: 'Desk', url: receiver.url, eventTypes: ['COURT_STATUS_CHANGED'] },
    })
    await setCourt(instance, 'MAINTENANCE')
    await until(() => receiver.received.length > 0)
    const { page, faults } = await openPortal(browser, instance, {
      as: 'owner',
      path: '/portal/el-naranjal/webhooks',
    })
    await page.getByRole('link', { name: 'Desk' }).click()
    await page.locator('tbody tr').first().waitFor()
    await page.keyboard.press('j')
    await page.getByText('Answered 500').first().waitFor()
    await page.locator('tbody td').last().click({ force: true })
    await page.locator('tbody [aria-pressed=true]').waitFor()
    behave = (_received, response) => void response.writeHead(204).end()
    await page.getByRole('button', { name: 'Resend delivery' }).click()
    await page.getByText('Answered 204').waitFor()
    await page.locator('tbody').getByText('Delivered').waitFor()
    // Another delivery comes to the open page by itself.
    await setCourt(instance, null)
    await page.locator('tbody').getByText('Delivered').nth(1).waitFor()
    const pings = () =>
      receiver.received.filter(({ headers }) => headers['service-event'] === 'ping').length
    await page.getByRole('button', { name: 'Send a ping' }).dblclick()
    await until(() => pings() > 0)
    await page
      .getByText(/^Answered 204 in/)
      .first()
      .waitFor()
    expect(pings()).toBe(1)
    // A read is aborted when a newer one replaces it.
    expect(faults.filter((fault) => !/^failed: .*\/portal\/api\/operations$/.test(fault))).toEqual(
      [],
    )
  })
})

/** Within the page; types of browsers are there only with the packages of the bench. */
function pressTwice(element: unknown): void {
  const button = element as { click(): void }
  button.click()
  button.click()
}
