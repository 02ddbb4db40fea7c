import {
  makeNetworkExecutor,
  type NetworkExecutor,
  type NetworkExecutorSetup,
} from '../../platform/network/network-executor.ts'
import type { Start } from '../process/start.ts'

/** Executor for a tier in another process. */
export function makeTierClient({ stops }: Start, tier: NetworkExecutorSetup): NetworkExecutor {
  const executor = makeNetworkExecutor(tier)
  stops.add(`connections to ${tier.audience}`, async () => executor.close())
  return executor
}
