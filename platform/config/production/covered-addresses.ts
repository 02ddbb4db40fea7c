import ipaddr from 'ipaddr.js'

/** First and last address of a network as numbers. */
type Interval = readonly [first: bigint, last: bigint]

const IPV4 = intervalOf('0.0.0.0/0')
/** Global unicast of IPv6. */
const GLOBAL_IPV6 = intervalOf('2000::/3')
/** IPv4-mapped addresses of dual-stack sockets. */
const MAPPED_IPV4 = intervalOf('::ffff:0:0/96')

/** True if the networks together cover half of IPv4 or IPv6, as `0.0.0.0/0` does or its two halves. */
export function coversMostAddresses(networks: readonly string[]): boolean {
  const ofFamily = (family: 'ipv4' | 'ipv6') =>
    networks.filter((network) => kindOf(network) === family).map(intervalOf)
  const v4 = ofFamily('ipv4')
  const v6 = ofFamily('ipv6')
  return coversHalf(v4, IPV4) || coversHalf(v6, GLOBAL_IPV6) || coversHalf(v6, MAPPED_IPV4)
}

function coversHalf(intervals: readonly Interval[], whole: Interval): boolean {
  const [begin, end] = whole
  let covered = 0n
  let next = begin
  for (const [first, last] of intervals.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    const from = first > next ? first : next
    const to = last < end ? last : end
    if (from > to) continue
    covered += to - from + 1n
    next = to + 1n
  }
  return covered * 2n >= end - begin + 1n
}

function kindOf(network: string): string {
  return ipaddr.parse(addressOf(network)).kind()
}

function addressOf(network: string): string {
  return network.split('/')[0] ?? ''
}

function intervalOf(network: string): Interval {
  const bytes = ipaddr.parse(addressOf(network)).toByteArray()
  const bits = bytes.length * 8
  const prefix = Number(network.split('/')[1] ?? bits)
  const hostBits = BigInt(bits - prefix)
  const address = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  const first = (address >> hostBits) << hostBits
  return [first, first + (1n << hostBits) - 1n]
}
