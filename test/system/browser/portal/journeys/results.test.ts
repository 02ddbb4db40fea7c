import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { isAwaited } from '../../../../../rules/club/match-states.ts'
import { readSession } from '../../../../../sandbox/simulator/match/scoring-desk.ts'
import type { World } from '../../../../../sandbox/simulator/world.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { bookReadyMatch, makeWorld, moveToNoon } from '../support/court-day.ts'
import { openPortal } from '../support/portal-page.ts'

const CLUB = '/portal/el-naranjal'

let dir: DataDir
let instance: Instance
let world: World

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  await moveToNoon(world)
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

describeInBrowser('results and deciding rules of matches', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = async (as: 'owner' | 'frontdesk' | 'coach', path: string): Promise<Page> =>
    (await openPortal(browser, instance, { as, path })).page

  test('are chosen by a coach before the first point, and named on pad and wall', async () => {
    const { court, sessionId } = await findAwaitedMatch(world)
    const [pad, wall, page] = [
      await open('frontdesk', `/portal/score/${court}`),
      await open('frontdesk', `/portal/screen/${court}`),
      await open('coach', `${CLUB}/matches/${sessionId}`),
    ]
    await pad.getByText('Star point', { exact: true }).waitFor()
    // The wall speaks the club's language.
    await wall.getByText('Punto estrella', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change how this match is counted' }).click()
    await page.getByRole('radio', { name: 'Golden point' }).check()
    await page.getByRole('radio', { name: 'Match tie-break' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The rules of the match are changed').waitFor()
    await page.getByText('Padel 2026, with a match tie-break to 10').waitFor()
    await pad.getByText('Golden point · Match tie-break').waitFor()
    await wall.getByText('Punto de oro · Súper desempate').waitFor()

    await page.getByRole('button', { name: 'Change how this match is counted' }).click()
    await pad.getByRole('button', { name: 'Start the match' }).click()
    await page.getByText('The match has begun: its rules stay as they are.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(
      await page.getByRole('button', { name: 'Change how this match is counted' }).count(),
    ).toBe(0)
    await pad.getByText('Golden point · Match tie-break').waitFor()
  })

  test('begin with those that an owner sets for the club', async () => {
    const page = await open('owner', `${CLUB}/courts`)
    await page.getByRole('button', { name: 'Change how matches are counted' }).click()
    const dialog = page.getByRole('dialog', { name: 'How matches are counted' })
    await dialog.getByRole('radio', { name: 'Golden point' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Matches are counted like this from now on').waitFor()
    await page.getByRole('definition').getByText('Golden point').waitFor()
    const { sessionId } = await bookReadyMatch(world, 'rules-1')
    expect((await readSession(world, sessionId)).scoringMode).toBe('GOLDEN_POINT')
  })
})

/** A court whose board shows a match that nobody has begun. */
async function findAwaitedMatch({ client, seats, staffToken }: World) {
  for (const { courtId } of seats) {
    const { publicId } = await client.graph<{ publicId: string }>(
      staffToken,
      'query ($id: ID!) { court(id: $id) { publicId } }',
      { id: courtId },
    )
    const { match } = await client.graph<{ match: { id: string; status: string } | null }>(
      staffToken,
      'query ($id: String!) { courtBoard(publicId: $id) { match { id status } } }',
      { id: publicId },
    )
    if (match && isAwaited(match.status)) return { court: publicId, sessionId: match.id }
  }
  throw new Error('No court waits for players.')
}
