import type { FastifyInstance } from 'fastify'
import { markdownPath } from '../page-paths.ts'
import { guideGroups, guidePath } from './guide-list.ts'

const FORMER_PATH = '/guides'

/** Addresses that sandboxes had for guides up to 1.2.0. Browsers were sent a page at the address of the Markdown, too. */
export function redirectGuides(app: FastifyInstance, { isSandbox }: { isSandbox: boolean }): void {
  for (const { name } of guideGroups({ isSandbox }).flatMap(({ guides }) => guides)) {
    const page = guidePath(name)
    app.get(`${FORMER_PATH}/${name}`, async (_request, reply) => reply.redirect(page, 308))
    app.get(`${FORMER_PATH}/${name}.md`, async (request, reply) => {
      const isBrowser = request.headers.accept?.includes('text/html') === true
      return reply.header('vary', 'Accept').redirect(isBrowser ? page : markdownPath(page), 308)
    })
  }
}
