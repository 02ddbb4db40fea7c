import {
  makeNetworkExecutor,
  type NetworkExecutor,
} from '../../platform/network/network-executor.ts'
import type { Audience, Seals } from '../../platform/network/seal.ts'
import type { Start } from '../process/start.ts'

export interface RemoteTier {
  audience: Audience
  url: string
  seals: Seals
  timeoutMs?: number
}

/** Executor for a tier in another process. */
export function makeTierClient({ stops }: Start, tier: RemoteTier): NetworkExecutor {
  const executor = makeNetworkExecutor(tier)
  stops.add(`connections to ${tier.audience}`, async () => executor.close())
  return executor
}
