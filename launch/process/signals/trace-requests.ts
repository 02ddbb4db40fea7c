import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceparentOf } from '../../../platform/ids.ts'
import { hasSpan, type RunningSpan, startSpan } from '../../../platform/metrics/spans.ts'

/** Makes each request a span, which its handler finds as the caller's in the header `traceparent`. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, RunningSpan>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers, routeOptions } = request
    const span = startSpan(`${method} ${routeOptions.url ?? 'unmatched'}`, {
      kind: 'server',
      // An instrumentation of Node's own server has begun a span.
      parent: hasSpan() ? undefined : traceparentOf(headers),
      attributes: {
        'http.request.method': method,
        'http.route': routeOptions.url,
        'clubgate.request_id': id,
      },
    })
    if (span === null) return done()

    spans.set(request, span)
    headers['traceparent'] = span.traceparent
    span.run(done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': statusCode })
    span?.end(statusCode >= 500)
    done()
  })
}
