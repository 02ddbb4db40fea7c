import { Resolver as DnsResolver } from 'node:dns/promises'

/** All addresses of a name; none when it has none. Throws when nobody can be asked. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Asks the name servers themselves: `dns.lookup` would run on four threads that the whole process
 * shares, where a few dead names keep every other delivery waiting.
 */
export function makeResolveHost(): ResolveHost {
  const resolver = new DnsResolver({ timeout: 2000, tries: 2 })

  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    const fault = answers.find((each) => each.status === 'rejected' && !isAbsent(each.reason))
    if (addresses.length === 0 && fault?.status === 'rejected') throw fault.reason

    return addresses
  }
}

function isAbsent(error: { code?: string }): boolean {
  return ABSENT.has(error.code ?? '')
}
