import ipaddr from 'ipaddr.js'
import type { Verdict } from '../finding.ts'

/** What a process saw of the doctor's request through the proxies. */
export interface SeenAddress {
  /** The neighbour that opened the connection. */
  peer: string
  /** X-Forwarded-For as it arrived. */
  forwarded: readonly string[]
  /** The address whose limits count. */
  counted: string
}

export interface AddressTrust {
  /** The address with which X-Forwarded-For began. */
  invented: string
  trustsProxies: boolean
  /** Whether TRUST_PROXY covers an address. */
  isTrusted(address: string): boolean
}

/** Compares the counted address with the way of a request whose X-Forwarded-For began with an invented address. */
export function judgeClientAddress(
  { peer, forwarded, counted }: SeenAddress,
  { invented, trustsProxies, isTrusted }: AddressTrust,
): readonly [Verdict, string] {
  const added = forwarded.filter((address) => address !== invented)
  if (forwarded.length === 0)
    return [
      'WRONG',
      `The proxy ${peer} sends no X-Forwarded-For: all clients share its address and its limits. Let it append the address of the client.`,
    ]
  if (counted === invented && added.length === 0)
    return [
      'WRONG',
      `The proxy ${peer} passes X-Forwarded-For of clients on unchanged, so anybody chooses the address that is counted. Let it append, or replace.`,
    ]
  if (counted === invented) return judgeWide(added.join(', '), added[0] ?? '')
  if (counted === peer && added.length > 0)
    return [
      'WRONG',
      `TRUST_PROXY does not name the proxy ${peer}: all clients share its address and its limits. Name it.`,
    ]
  const before = added.slice(0, added.lastIndexOf(counted))
  if (before.length > 0)
    return [
      'WRONG',
      `TRUST_PROXY does not name the proxy ${counted}, which forwards for ${before.join(', ')}: all its clients share one address. Name it.`,
    ]
  if (added.length === 0 && trustsProxies)
    return ['note', `${peer} forwards nothing: the request came past the proxies of TRUST_PROXY.`]
  // A proxy that replaces the header hides the fault until another one appends.
  if (added.length > 0 && isTrusted(counted)) return judgeWide(added.join(', '), counted)
  return ['ok', `Limits count clients by their own address, such as ${counted}.`]
}

/** The doctor itself may run in the network of the proxies. */
function judgeWide(chain: string, client: string): readonly [Verdict, string] {
  const isOutside = ipaddr.isValid(client) && ipaddr.process(client).range() === 'unicast'
  return isOutside
    ? [
        'WRONG',
        `TRUST_PROXY is too wide: it covers the client ${client}, which so chooses the address that is counted. Name the proxies alone.`,
      ]
    : [
        'note',
        `TRUST_PROXY covers ${chain}, from where this examination came, so it cannot tell whether it is too wide. Examine from outside of that network, and name the proxies alone.`,
      ]
}
