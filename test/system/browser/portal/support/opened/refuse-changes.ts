import type { BrowserContext } from 'playwright-core'
import { loadOperations } from '../../../../../../schema/operations.ts'

const REFUSED = {
  data: null,
  errors: [{ message: 'Planned', extensions: { code: 'dependency_unavailable' } }],
  requestId: 'planned',
}

/** Refuses what a page would change, so that every button of it can be pressed; returns what ends that. */
export async function refuseChanges(context: BrowserContext): Promise<() => Promise<void>> {
  const operations = loadOperations()
  const isPortal = (url: URL) => url.pathname.startsWith('/portal/api/')
  await context.route(isPortal, (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    const { name } = JSON.parse(request.postData() || '{}')
    const kind = operations.get(name)?.kind ?? 'mutation'
    return kind === 'mutation' ? route.fulfill({ json: REFUSED }) : route.fallback()
  })
  return () => context.unroute(isPortal)
}
