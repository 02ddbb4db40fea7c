import { Resolver as DnsResolver } from 'node:dns/promises'

/** All addresses of a host, or none; throws when no name server answers. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

/** The DNS queries in use. */
export interface NameServers {
  resolve4(host: string): Promise<string[]>
  resolve6(host: string): Promise<string[]>
  resolveNs(name: string): Promise<string[]>
}

/** The host does not exist, or has no address. */
const ABSENT = ['ENOTFOUND', 'ENODATA']

/** Text that cannot be a host name, such as `a..b`; no query is sent. */
const NO_NAME = 'EBADNAME'

/** Resolves in every DNS that knows the internet. */
const KNOWN_EVERYWHERE = 'com'

/**
 * Queries the name servers directly: `dns.lookup` runs on four threads that the whole process shares,
 * where a few names that time out would delay every other delivery.
 */
export function makeResolveHost(
  servers: NameServers = new DnsResolver({ timeout: 2000, tries: 2 }),
): ResolveHost {
  return async (host) => {
    const answers = await Promise.allSettled([servers.resolve4(host), servers.resolve6(host)])
    const addresses = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    if (addresses.length > 0) return addresses

    const faults = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    if (faults.some(({ code }) => code === NO_NAME)) return []
    const fault = faults.find(({ code }) => !ABSENT.includes(code))
    if (fault !== undefined) throw fault
    // The DNS of an isolated network may answer that every host of the internet is absent.
    await servers.resolveNs(KNOWN_EVERYWHERE)

    return []
  }
}
