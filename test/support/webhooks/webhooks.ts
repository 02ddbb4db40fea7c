import type { WebhookSetup } from '../../../launch/wiring/webhook-setup.ts'

/** Every name leads to the public internet, which no test may reach; loopback is no target either. */
export const TEST_WEBHOOKS: WebhookSetup = {
  publicUrl: 'http://api.test',
  waitsMs: null,
  allowCidrs: [],
  resolveHost: async () => ['8.8.8.8'],
  ifUnresolved: 'refuse',
}
