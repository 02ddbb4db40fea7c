import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  service: string
  attributes: Record<string, unknown>
}

/** An OpenTelemetry collector, which receives OTLP in JSON over HTTP. */
export interface OtlpCollector {
  url: string
  spans: CollectedSpan[]
  close(): void
}

interface Named {
  key: string
  value: Record<string, unknown>
}

interface Export {
  resourceSpans: {
    resource: { attributes: Named[] }
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Named[] })[] }[]
  }[]
}

export async function startCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          service: String(toRecord(resource.attributes)['service.name']),
          attributes: toRecord(span.attributes),
        })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function toRecord(attributes: readonly Named[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
