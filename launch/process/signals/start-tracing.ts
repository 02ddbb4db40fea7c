import { createRequire } from 'node:module'
import type { Config } from '../../../platform/config/config.ts'
import type { Log } from '../../../platform/log.ts'
import { type OpenTelemetry, switchSpans } from '../../../platform/metrics/spans.ts'

interface Sdk {
  start(): void
  shutdown(): Promise<void>
}

type NodeSdk = new (options: { instrumentations: []; serviceName?: string }) => Sdk

/** Where an SDK has registered itself, such as one that `--import` has started. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1')

const STOP_MS = 2_000

// The operator installs both, beside the product or in a folder of NODE_PATH.
const require = createRequire(import.meta.url)

/** Starts OpenTelemetry where a variable `OTEL_*` asks for traces; the returned function sends the last spans. */
export function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  role: string,
  log: Log,
): () => Promise<void> {
  const isRegistered = REGISTERED in globalThis
  if (tracing === null && !isRegistered) return async () => {}

  try {
    const sdk = isRegistered
      ? null
      : startSdk(tracing?.hasServiceName ? {} : { serviceName: `clubgate-${role}` })
    switchSpans(require('@opentelemetry/api') as OpenTelemetry)
    return async () => {
      switchSpans(null)
      await Promise.race([sdk?.shutdown(), isPast(STOP_MS)])
    }
  } catch (err) {
    log.warn(
      { event: 'tracing.not_started', err },
      'traces are off: npm install --no-save @opentelemetry/sdk-node',
    )
    return async () => {}
  }
}

function startSdk(named: { serviceName?: string }): Sdk {
  const { NodeSDK } = require('@opentelemetry/sdk-node') as { NodeSDK: NodeSdk }
  // Spans are the product's own: instrumentations would record addresses, queries and values of statements.
  const sdk = new NodeSDK({ instrumentations: [], ...named })
  sdk.start()
  return sdk
}

function isPast(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
