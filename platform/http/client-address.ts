import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Finds a request's client address, also outside of Fastify: the last address of X-Forwarded-For that is not a
 * trusted proxy, if the request came from a trusted proxy. Limits count it by its network (`networkOf` in
 * platform/limits/caller-limit.ts).
 */
export function makeClientAddress(trustProxy: readonly string[] | null): ClientAddress {
  const trusted = toBlockList(trustProxy ?? [])

  return ({ headers, socket }) => {
    let address = socket.remoteAddress ?? ''
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(trusted, address)) {
      const before = forwarded.pop()?.trim()
      if (!before) return address
      address = before
    }
    return address
  }
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
