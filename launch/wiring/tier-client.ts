import {
  makeNetworkExecutor,
  type NetworkExecutor,
} from '../../platform/network/network-executor.ts'
import type { Audience, Seals } from '../../platform/network/seal.ts'
import type { Start } from '../process/start.ts'

export interface AskedTier {
  audience: Audience
  url: string
  seals: Seals
  timeoutMs?: number
}

/** The port to a tier in another process. */
export function askTier({ stops }: Start, tier: AskedTier): NetworkExecutor {
  const executor = makeNetworkExecutor(tier)
  stops.add(`connections to ${tier.audience}`, async () => executor.close())
  return executor
}
