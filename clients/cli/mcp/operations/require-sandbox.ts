import { type ApiAccess, CONTEXT_PATH } from '../access.ts'
import { asRecord, ToolFault } from '../tool.ts'
import { sendRequest } from './call-operation.ts'

/**
 * Refuses to write unless the server itself says that it is a sandbox. Its address proves nothing, because a tunnel
 * ends at 127.0.0.1, too; so it is asked before each write.
 */
export async function requireSandbox(club: ApiAccess | null, signal: AbortSignal): Promise<void> {
  if (club === null)
    throw new ToolFault('environment_unknown', 'No installation can be asked for the environment.')
  const response = await sendRequest(new Request(club.address + CONTEXT_PATH, { signal }), club)
  const body = asRecord(await response.json().catch(() => ({})))
  const { environment } = asRecord(asRecord(body['data'])['installation'])
  if (environment === 'SANDBOX') return
  const message =
    environment === 'PRODUCTION'
      ? 'The server is in PRODUCTION: nothing is written there.'
      : 'The server does not say that it is a sandbox: nothing is written there.'
  throw new ToolFault('production_is_read_only', message)
}
