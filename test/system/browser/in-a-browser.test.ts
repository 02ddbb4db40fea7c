import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { stop } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'
import { COLOUR_RULES, findViolations } from '../support/tools/browser/axe.ts'
import { describeInBrowser, openPage, startBrowser } from '../support/tools/browser/browser.ts'
import { callByClient } from './clients/call-by-client.ts'
import { callByGraphClients } from './clients/call-by-graph-clients.ts'
import { readTheReference } from './clients/read-the-reference.ts'
import { settle } from './portal/support/settle.ts'

const ACCEPT = 'text/html,application/xhtml+xml'

interface GraphAnswer {
  data: { viewer: { name: string } }
}

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

describe('a browser at a sandbox', () => {
  test('finds GraphiQL from the first page', async () => {
    const page = await (await fetch(instance.baseUrl)).text()
    expect(page).toContain('<title>Clubgate sandbox</title>')
    expect(page).toContain('<a href="/graphql">GraphiQL</a>')
    expect(page).toContain('<a href="/graphql?as=coach">Coach</a>')
    expect(page).toContain(`${instance.baseUrl}/v1/club/context`)
  })

  test.each([
    ['', ['OWNER']],
    ['?as=owner', ['OWNER']],
    ['?as=frontdesk', ['OPERATOR']],
    ['?as=coach', ['COACH']],
    ['?as=coordinator', ['COORDINATOR']],
    ['?as=admin', []],
  ])('is a member of staff in GraphiQL at /graphql%s, with the roles %j', async (as, roles) => {
    const graph = `${instance.baseUrl}/graphql`
    const page = await (await fetch(graph + as, { headers: { accept: ACCEPT } })).text()
    const token = /data-token="([^"]+)"/.exec(page)?.[1]
    const response = await fetch(graph, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"query": "{ viewer { ... on StaffViewer { name isAdmin roles { clubId role } } } }"}',
    })
    const { viewer } = ((await response.json()) as GraphAnswer).data
    const clubId = instance.sandbox.clubs.main.id
    expect(viewer).toMatchObject({
      isAdmin: roles.length === 0,
      roles: roles.map((role) => ({ clubId, role })),
    })
    expect(page).toContain(`Signed in: ${viewer.name}.`)
  })
})

describeInBrowser('in Chromium', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await stop()
  })

  const open = (path: string, options?: Parameters<typeof openPage>[2]) =>
    openPage(browser, `${instance.baseUrl}${path}`, options)

  test.each([
    ['/', 'button', 'Copy: A first request'],
    ['/graphql', 'textbox', 'Operation'],
  ] as const)('%s is accessible in both themes at two widths', async (path, role, name) => {
    const { page, faults } = await open(path)
    await page.getByRole(role, { name }).waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        // Themes differ in colours alone.
        const rules = colorScheme === 'dark' ? { rules: COLOUR_RULES } : {}
        expect([width, colorScheme, await findViolations(page, rules)]).toEqual([
          width,
          colorScheme,
          [],
        ])
      }
      const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect(scrolled).toBeLessThanOrEqual(width)
    }
    expect(faults).toEqual([])
  })

  test('the first page copies its first request', async () => {
    const { page, faults } = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy: A first request' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toContain(`${instance.baseUrl}/v1/club/context`)
    expect(faults).toEqual([])
  })

  test('GraphiQL has its tools below the query at 390 px', async () => {
    const { page } = await open('/graphql', { viewport: { width: 390, height: 800 } })
    await page.getByRole('textbox', { name: 'Operation' }).waitFor()
    const query = await page.locator('.graphiql-query-editor > :first-child').boundingBox()
    const tools = await page.locator('.graphiql-toolbar').boundingBox()
    expect(tools?.y).toBeGreaterThanOrEqual((query?.y ?? 800) + (query?.height ?? 0))
    expect(tools?.height).toBeLessThan(60)
    expect(query?.width).toBeGreaterThan(250)
  })

  test('GraphiQL runs a query as the owner', async () => {
    const { page, faults } = await open('/graphql')
    expect(await run(page, '"name": "')).toContain('"status": "')
    expect(faults).toEqual([])
  })

  test('GraphiQL follows a subscription as the owner', async () => {
    const { id } = instance.sandbox.clubs.main
    const query = `subscription { clubEvents(clubId: "${id}") { position } }`
    const { page, faults } = await open(`/graphql?query=${encodeURIComponent(query)}`)
    expect(await run(page, '"position": "')).toContain('"clubEvents"')
    expect(faults).toEqual([])
  })

  const running = () => ({ instance, browser })
  readTheReference(running)
  callByClient(running)
  callByGraphClients(running)

  async function run(page: Page, expected: string): Promise<string> {
    await page.getByRole('button', { name: /Execute query/ }).click()
    const result = page.locator('.result-window')
    await result.getByText(expected).first().waitFor()
    return (await result.textContent()) ?? ''
  }
})
