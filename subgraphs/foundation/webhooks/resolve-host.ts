import { Resolver as DnsResolver } from 'node:dns/promises'

/** All addresses of a name; none when it has none. Throws when nobody who knows can be asked. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

/** Who is asked about names. */
export interface NameServers {
  resolve4(host: string): Promise<string[]>
  resolve6(host: string): Promise<string[]>
  resolveNs(name: string): Promise<string[]>
}

/** No such name, or no address of it. */
const ABSENT = ['ENOTFOUND', 'ENODATA']

/** Text that no name can be, such as `a..b`: nobody has to be asked. */
const NO_NAME = 'EBADNAME'

/** It is there wherever names of the internet are known at all. */
const KNOWN_EVERYWHERE = 'com'

/**
 * Asks the name servers themselves: `dns.lookup` would run on four threads that the whole process
 * shares, where a few dead names keep every other delivery waiting.
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
    // A machine that is closed off may be told that every name of the internet is absent.
    await servers.resolveNs(KNOWN_EVERYWHERE)

    return []
  }
}
