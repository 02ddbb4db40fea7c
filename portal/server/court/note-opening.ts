import type { IncomingMessage } from 'node:http'
import type { PublicCaller } from '../../../platform/caller.ts'
import { operation } from '../../../schema/operations.ts'
import type { PortalSetup } from '../portal-setup.ts'

const OPEN = operation('PortalOpenScreen')

/** So that staff see that the address has reached its wall; a screen is let in where it cannot be noted, too. */
export async function noteOpening(
  { executor, clientAddress }: Pick<PortalSetup, 'executor' | 'clientAddress'>,
  request: IncomingMessage,
  { token, requestId }: { token: string; requestId: string },
): Promise<void> {
  const caller: PublicCaller = { kind: 'public', address: clientAddress(request) }
  const context = { caller, requestId, client: 'clubgate-portal' }
  const answer = await executor.execute(OPEN, { input: { token } }, context).catch(() => null)
  await answer?.readChunked?.()
}
