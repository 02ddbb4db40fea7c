import type { Config } from '../../platform/config/config.ts'
import { makeResolveHost, type ResolveHost } from '../../platform/network/resolve-host.ts'
import { makeSender, type Sender } from '../../subgraphs/foundation/webhooks/request.ts'
import {
  makeTargetGuard,
  type TargetGuard,
} from '../../subgraphs/foundation/webhooks/target-safety.ts'

/** Targets and retry delays of webhooks. */
export interface WebhookSetup {
  /** Base URL of the addresses in event records. */
  publicUrl: string
  /** Retry delays of club deliveries; null: those of the policy. */
  waitsMs: readonly number[] | null
  allowCidrs: readonly string[]
  resolveHost: ResolveHost
  ifUnresolved: 'refuse' | 'accept'
  /** For tests: certificate authorities instead of the system's. */
  ca?: string
}

export function webhookSetupOf(config: Config, publicUrl: string): WebhookSetup {
  return {
    publicUrl,
    waitsMs: config.clubWebhookScheduleMs,
    allowCidrs: config.webhookAllowCidrs,
    resolveHost: makeResolveHost(),
    // Sandboxes often have no DNS; each delivery checks its address again.
    ifUnresolved: config.environment === 'PRODUCTION' ? 'refuse' : 'accept',
  }
}

export function makeWebhookParts(setup: WebhookSetup): {
  webhookTargets: TargetGuard
  webhookSender: Sender
} {
  const webhookTargets = makeTargetGuard(setup)
  const { ca } = setup
  const webhookSender = makeSender({ guard: webhookTargets, ...(ca === undefined ? {} : { ca }) })
  return { webhookTargets, webhookSender }
}
