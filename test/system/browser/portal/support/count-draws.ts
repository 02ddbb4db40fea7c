import type { BrowserContext, Page } from 'playwright-core'

/**
 * React reports each commit to the hook of its developer tools, in its production build too. A component was drawn where
 * its fiber performed work; a subtree that is the same object as before was kept.
 */
const COUNT = `(() => {
  const PERFORMED_WORK = 1
  const COMPONENTS = new Set([0, 11, 14, 15])
  const count = { commits: 0, components: 0 }
  const countDrawn = (root) => {
    const open = [[root, root.alternate]]
    while (open.length > 0) {
      const [next, before] = open.pop()
      if (next === before) continue
      if (COMPONENTS.has(next.tag) && (next.flags & PERFORMED_WORK) !== 0) count.components += 1
      if (before !== null && next.child === before.child) continue
      for (let child = next.child; child !== null; child = child.sibling)
        open.push([child, child.alternate])
    }
  }
  globalThis.drawCount = count
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(), supportsFiber: true, inject: () => 1, checkDCE: () => {},
    onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_id, { current }) => {
      count.commits += 1
      countDrawn(current)
    },
  }
})()`

export interface Draws {
  /** Changes of the document. */
  commits: number
  /** Components that were drawn for them. */
  components: number
}

export async function prepareDrawCount(context: BrowserContext): Promise<void> {
  await context.addInitScript(COUNT)
}

/** What an input draws, until the page has nothing left to do. */
export async function countDraws(page: Page, act: () => Promise<unknown>): Promise<Draws> {
  const before = await read(page)
  await act()
  await settle(page)
  const after = await read(page)
  return {
    commits: after.commits - before.commits,
    components: after.components - before.components,
  }
}

function read(page: Page): Promise<Draws> {
  return page.evaluate<Draws>('({ ...globalThis.drawCount })')
}

/** Two frames in a row without a commit. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let seen = -1; seen !== drawCount.commits; ) {
      seen = drawCount.commits
      await frame()
      await frame()
    }
  })()`)
}
