import type { WebhookSetup } from '../../../launch/wiring/webhook-setup.ts'

/** Every host resolves to a public address, which no test may reach; loopback is blocked, too. */
export const TEST_WEBHOOKS: WebhookSetup = {
  publicUrl: 'http://api.test',
  waitsMs: null,
  allowCidrs: [],
  resolveHost: async () => ['8.8.8.8'],
  ifUnresolved: 'refuse',
}
