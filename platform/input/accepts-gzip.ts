import type { FastifyRequest } from 'fastify'

/** Whether the caller reads gzip: `Accept-Encoding` names it, with no weight of zero. */
export function acceptsGzip({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const accepted = String(headers['accept-encoding'] ?? '')
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)
}
