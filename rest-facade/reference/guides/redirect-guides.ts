import type { FastifyInstance } from 'fastify'
import { REFERENCE_PATH } from '../../refusal.ts'
import { markdownPath } from '../page-paths.ts'
import { GUIDES_PATH, guideGroups, guidePath } from './guide-list.ts'

const FORMER_PATH = '/guides'

/** Files of `docs/` that sandboxes served without listing them. */
const UNLISTED = [
  ...['README', 'architecture', 'graph-1.0', 'map', 'performance', 'portal', 'schema-registry'],
  'sizing',
]

/** Addresses that sandboxes had for guides up to 1.2.0. Browsers were sent a page at the address of the Markdown, too. */
export function redirectGuides(app: FastifyInstance, { isSandbox }: { isSandbox: boolean }): void {
  const pages = new Map([
    ...guideGroups({ isSandbox })
      .flatMap(({ guides }) => guides)
      .map(({ name }) => [name, guidePath(name)] as const),
    ...UNLISTED.map((name) => [name, GUIDES_PATH] as const),
    ['reference', REFERENCE_PATH],
  ])
  for (const [name, page] of pages) {
    app.get(`${FORMER_PATH}/${name}`, async (_request, reply) => reply.redirect(page, 308))
    app.get(`${FORMER_PATH}/${name}.md`, async (request, reply) => {
      const isBrowser = request.headers.accept?.includes('text/html') === true
      return reply.header('vary', 'Accept').redirect(isBrowser ? page : markdownPath(page), 308)
    })
  }
}
