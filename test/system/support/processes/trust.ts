import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from '../../../subgraphs/foundation/webhooks/receiver.ts'

/** What lets the processes post to receivers of this machine. */
export function trust({ cert }: Certificate, folder: string): Record<string, string> {
  const authority = join(folder, 'authority.pem')
  writeFileSync(authority, cert)
  return { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8,::1/128', NODE_EXTRA_CA_CERTS: authority }
}
