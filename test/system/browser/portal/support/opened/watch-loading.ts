import type { Page, Request } from 'playwright-core'
import { until } from '../../../../../support/time/until.ts'
import { settle } from '../settle.ts'

const AWAITED: readonly string[] = ['script', 'fetch']

/** Settles a page once it loads nothing more, such as the dialog of a button, which comes when it is pressed. */
export function watchLoading(page: Page): { settleLoaded: () => Promise<void>; end: () => void } {
  const underWay = new Set<Request>()
  const begin = (request: Request) => {
    if (AWAITED.includes(request.resourceType())) underWay.add(request)
  }
  const finish = (request: Request) => void underWay.delete(request)
  page.on('request', begin)
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)
  return {
    async settleLoaded() {
      await settle(page)
      while (underWay.size > 0) {
        await until(() => underWay.size === 0)
        await settle(page)
      }
    },
    end() {
      page.off('request', begin)
      page.off('requestfinished', finish)
      page.off('requestfailed', finish)
    },
  }
}
