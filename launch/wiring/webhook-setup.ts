import type { Config } from '../../platform/config/config.ts'
import { makeResolveHost, type ResolveHost } from '../../platform/network/resolve-host.ts'
import { makeSender, type Sender } from '../../subgraphs/foundation/webhooks/request.ts'
import {
  makeTargetGuard,
  type TargetGuard,
} from '../../subgraphs/foundation/webhooks/target-safety.ts'

/** Where webhooks may go, and what those of clubs say. */
export interface WebhookSetup {
  /** What the addresses in event records begin with. */
  publicUrl: string
  /** Waits of the club's deliveries, if not those of its policy. */
  waitsMs: readonly number[] | null
  allowCidrs: readonly string[]
  resolveHost: ResolveHost
  ifUnresolved: 'refuse' | 'accept'
  /** Certificate authorities to trust instead of the system's; for tests. */
  ca?: string
}

export function webhookSetupOf(config: Config, publicUrl: string): WebhookSetup {
  return {
    publicUrl,
    waitsMs: config.clubWebhookScheduleMs,
    allowCidrs: config.webhookAllowCidrs,
    resolveHost: makeResolveHost(),
    // Machines of sandboxes are often closed off; deliveries are checked all the same.
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
