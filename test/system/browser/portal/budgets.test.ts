import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Locator, Page, Request } from 'playwright-core'
import { until } from '../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'
import { describeInBrowser, openPageIn, startBrowser } from '../../support/tools/browser/browser.ts'
import { askGraph } from './support/ask-graph.ts'
import { countDraws, prepareDrawCount } from './support/count-draws.ts'
import { enlargePlan, LARGE_SHIFT } from './support/large-plan.ts'
import { toSignInPath } from './support/portal-page.ts'
import { settle } from './support/settle.ts'

const KB = 1024

/** What a page of 300 rows may cost, nodes of its body alone. Work is counted, since seconds are those of the machine. */
const HELPERS = { requests: 10, bytes: 300 * KB, nodes: 800, rows: 40, atKey: 300 }
const PLAN = { requests: 7, bytes: 130 * KB, nodes: 1_680, atKey: 25, atDay: 500, perShift: 3 }

describeInBrowser('pages of 300 rows', () => {
  let dir: DataDir
  let instance: Instance
  let browser: Browser

  beforeAll(async () => {
    dir = await makeUsedDataDir()
    instance = await startInstance({ dataDir: dir.path })
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await instance?.end('SIGTERM')
    await dir?.remove()
  })

  /** A page of the sandbox's festival, and what it asked for. */
  async function load(path: string, shows: string) {
    const asked: string[] = []
    const reading: Promise<number>[] = []
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    // No clock ticks meanwhile.
    await context.clock.setFixedTime(new Date())
    await prepareDrawCount(context)
    await enlargePlan(context)
    context.on('request', (request) => {
      if (!request.url().endsWith('/portal/api/operations')) return
      asked.push(JSON.parse(request.postData() ?? '{}').name)
      // A page that is closed has given up its last reads.
      reading.push(lengthOf(request).catch(() => 0))
    })
    const { page } = await openPageIn(
      context,
      instance.baseUrl + toSignInPath({ as: 'coordinator', path }),
    )
    await page.getByText(shows).first().waitFor()
    await page.locator('.sk').first().waitFor({ state: 'detached' })
    // A loaded answer may start further reads.
    await until(async () => {
      const before = reading.length
      await Promise.all(reading)
      await settle(page)
      return reading.length === before
    })
    const bytes = (await Promise.all(reading)).reduce((sum, length) => sum + length, 0)
    const nodes = await page.evaluate<number>("document.body.querySelectorAll('*').length")
    return { page, requests: asked.length, bytes, nodes }
  }

  async function findPlanPath(): Promise<string> {
    const { id, staff_token } = instance.sandbox.clubs.main
    const { club } = await askGraph<FoundEvents>(instance, staff_token, EVENTS, { id })
    const festival = club.volunteerEvents.nodes.find(({ name }) => name === 'Festival del Azahar')
    return `/portal/el-naranjal/volunteers/${festival?.id}?shift=${LARGE_SHIFT}`
  }

  test('helpers: the rows that are seen are drawn, by few requests, and a key draws no more', async () => {
    const { page, requests, bytes, nodes } = await load(
      '/portal/el-naranjal/helpers',
      'Aitana Albiol',
    )
    const rows = page.locator('tbody [data-row]')
    const drawn = await rows.count()
    expect(requests).toBe(HELPERS.requests)
    expect(bytes).toBeLessThanOrEqual(HELPERS.bytes)
    expect(nodes).toBeLessThanOrEqual(HELPERS.nodes)
    expect(drawn).toBeLessThanOrEqual(HELPERS.rows)

    await rows.first().getByRole('button').first().click()
    for (const key of ['j', 'k', 'x']) expectDrawn(await componentsAt(page, key), HELPERS.atKey)
    // How many frames a jump takes is the machine's; rows above those that are seen stay drawn, as below them before.
    const jump = await countDraws(page, async () => {
      await page.keyboard.press('End')
      await until(async () => (await page.evaluate<number>('scrollY')) > 0)
    })
    expect(jump.components).toBeGreaterThan(0)
    expect(await rows.count()).toBeLessThanOrEqual(2 * HELPERS.rows)
  })

  test('plan: the shifts of one day are drawn, a key draws two of them, and a drag those that it enters', async () => {
    const { page, requests, bytes, nodes } = await load(await findPlanPath(), 'Ada Vidal 0')
    const shifts = await page.locator('.blk').count()
    expect(requests).toBe(PLAN.requests)
    expect(bytes).toBeLessThanOrEqual(PLAN.bytes)
    expect(nodes).toBeLessThanOrEqual(PLAN.nodes)
    // Those of the festival's first day, 300 in all.
    expect(shifts).toBe(80)

    await page.locator('.blk').first().focus()
    expectDrawn(await componentsAt(page, 'ArrowRight'), PLAN.atKey)
    expectDrawn(await componentsAt(page, ']'), PLAN.atDay)
    expectDrawn(await componentsAt(page, '['), PLAN.atDay)

    const blocks = page.locator('.blk')
    const [row, one, other] = [
      await boxOf(page.locator('.carry').first()),
      await boxOf(blocks.nth(0)),
      await boxOf(blocks.nth(1)),
    ]
    await page.mouse.move(row.x + 18, row.y + 18)
    await page.mouse.down()
    const picked = await countDraws(page, () => page.mouse.move(row.x, row.y - 8))
    expectDrawn(picked.components, (shifts + 1) * PLAN.perShift)
    const moves = async (x: number, y: number) =>
      (await countDraws(page, () => page.mouse.move(x, y, { steps: 20 }))).components
    await moves(one.x + 5, one.y + 5)
    // A clock may tick meanwhile; a shift has more components.
    expect(await moves(one.x + 30, one.y + 9)).toBeLessThan(PLAN.perShift)
    expectDrawn(await moves(other.x + 5, other.y + 9), 4 * PLAN.perShift)
    await page.mouse.up()
  })
})

interface FoundEvents {
  club: { volunteerEvents: { nodes: { id: string; name: string }[] } }
}

const EVENTS =
  'query ($id: ID!) { club(id: $id) { volunteerEvents(first: 50) { nodes { id name } } } }'

async function lengthOf(request: Request): Promise<number> {
  const answer = await request.response()
  return (await answer?.body())?.length ?? 0
}

/** Something changed, and no more than that. */
function expectDrawn(components: number, most: number): void {
  expect(components).toBeGreaterThan(0)
  expect(components).toBeLessThanOrEqual(most)
}

async function componentsAt(page: Page, key: string): Promise<number> {
  return (await countDraws(page, () => page.keyboard.press(key))).components
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}
