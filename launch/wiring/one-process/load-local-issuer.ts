import type { Config } from '../../../platform/config/config.ts'
import type { ServedIssuer } from '../gateway-tier.ts'

/** A sandbox without a configured issuer has a local one, whose keys all processes of a data directory share. */
export async function loadLocalIssuer(
  config: Config,
  graphUrl: string,
): Promise<ServedIssuer | null> {
  if (config.environment === 'PRODUCTION' || config.issuer !== null) return null

  const { makeIssuerAt } = await import('../../../sandbox/issuer/local-issuer.ts')
  return makeIssuerAt(graphUrl, config)
}
