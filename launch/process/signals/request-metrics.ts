import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../../platform/metrics/count-refusals.ts'
import { defineHistogram, type Histogram } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'

const httpRequestDuration = defineHistogram(METRICS.httpRequestDuration)

/** The paths of each API. */
const APIS = [
  ['club', '/v1/club'],
  ['volunteer', '/api/developer/v1'],
  ['graphql', '/graphql'],
] as const

/** The label of a path without a route, which clients choose. */
const UNMATCHED = 'unmatched'

/** Node's HTTP parser knows more methods, which no route has. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Series by route, method and status, so that an observation builds no text. */
const known = new Map<string, Map<string, Histogram[]>>()

/** Observes a request whose URL is malformed. */
export function observeMalformedUrl(request: FastifyRequest, reply: FastifyReply): void {
  observeHttp(request, reply.statusCode, reply.elapsedTime)
}

/** Observes a request to one of the APIs. */
export function observeHttp(request: FastifyRequest, status: number, durationMs: number): void {
  const { method, routeOptions, isStreamed } = request
  const route = routeOptions.url ?? UNMATCHED
  if (!isStreamed) {
    const series = known.get(route)?.get(method)?.[status]
    // An unmatched path belongs to the API of its prefix.
    if (series !== undefined && route !== UNMATCHED) series.observe(durationMs / 1_000)
    else observeFirst(request, status, durationMs)
  }
  if (status >= 400 || request.refusalCode !== null) countRefusal(request, status)
}

function observeFirst(request: FastifyRequest, status: number, durationMs: number): void {
  const api = apiOf(request)
  if (api === null) return

  const { method, routeOptions } = request
  const route = routeOptions.url ?? UNMATCHED
  const label = METHODS.has(method) ? method : 'other'
  const series = httpRequestDuration({ api, route, method: label, status: String(status) })
  series.observe(durationMs / 1_000)
  if (route === UNMATCHED || label === 'other') return

  const ofRoute = known.get(route) ?? new Map<string, Histogram[]>()
  known.set(route, ofRoute)
  const ofMethod = ofRoute.get(method) ?? []
  ofRoute.set(method, ofMethod)
  ofMethod[status] = series
}

function countRefusal(request: FastifyRequest, status: number): void {
  const api = apiOf(request)
  const code = request.refusalCode ?? (status < 500 ? 'invalid_input' : 'internal_error')
  if (api !== null) refusals({ api, code }).add()
}

function apiOf({ routeOptions, url }: FastifyRequest): string | null {
  const path = routeOptions.url ?? url
  const api = APIS.find(([, prefix]) => path.startsWith(prefix) && isEnd(path[prefix.length]))
  return api?.[0] ?? null
}

function isEnd(next: string | undefined): boolean {
  return next === undefined || next === '/' || next === '?'
}
