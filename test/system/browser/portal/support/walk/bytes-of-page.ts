import type { Page } from 'playwright-core'

const KB = 1024
const FIRST_VIEW_BYTES = 300 * KB
const FIRST_SCRIPT_BYTES = 150 * KB
/** Of what a page loads for itself. */
const PAGE_BYTES = 60 * KB

interface Loaded {
  path: string
  bytes: number
}

/** What a page has loaded above its budget, as it was sent, since it was asked last. */
export async function findTooLarge(
  page: Page,
  { isFirst }: { isFirst: boolean },
): Promise<string[]> {
  const loaded = await page.evaluate<Loaded[]>(`(() => {
    const kinds = ${isFirst} ? ['resource', 'navigation'] : ['resource']
    const entries = kinds.flatMap((kind) => performance.getEntriesByType(kind))
    performance.clearResourceTimings()
    return entries.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
  })()`)
  const files = loaded.filter(({ path }) => !path.startsWith('/portal/api/'))
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  if (!isFirst) return findAbove('of its own', files, PAGE_BYTES)
  if (scripts.length === 0) return ['no script is counted']
  return [
    ...findAbove('in all', loaded, FIRST_VIEW_BYTES),
    ...findAbove('of scripts', scripts, FIRST_SCRIPT_BYTES),
  ]
}

function findAbove(what: string, loaded: readonly Loaded[], most: number): string[] {
  const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0)
  return bytes > most ? [`${bytes} bytes ${what}, at most ${most}`] : []
}
