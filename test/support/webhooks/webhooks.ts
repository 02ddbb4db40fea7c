import type { WebhookSetup } from '../../../launch/wiring/webhook-setup.ts'

/** Every name leads to the public internet, which no test may reach; loopback is no target either. */
export const TEST_WEBHOOKS: WebhookSetup = {
  publicUrl: 'http://api.test',
  clubScheduleMs: [0, 60_000, 300_000, 1_800_000, 7_200_000, 28_800_000, 86_400_000, 172_800_000],
  allowCidrs: [],
  resolveHost: async () => ['8.8.8.8'],
  ifUnresolved: 'refuse',
}
