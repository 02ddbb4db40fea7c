import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../schema/problem.ts'

/** The fields of a form; a body of any other type has none. */
export function toForm(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

/**
 * Refuses forms that another site submits. Browsers send `Sec-Fetch-Site` or `Origin` with a form; a client
 * without both is no browser, so no other site can make it send the cookie of a helper.
 */
export function requireOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site']
  const isOwn =
    site === undefined ? isOwnOrigin(headers) : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new Problem('forbidden', 'This form belongs to another site.')
}

function isOwnOrigin({ origin, host }: FastifyRequest['headers']): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
