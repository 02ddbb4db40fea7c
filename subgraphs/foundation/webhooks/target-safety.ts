import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { invalidInput } from '../../../platform/input/issues.ts'
import type { ResolveHost } from '../../../platform/network/resolve-host.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { Problem } from '../../../schema/problem.ts'

/** Why a URL is refused as a target (club API, Webhook delivery rules, Target safety). */
export type UnsafeReason =
  | 'scheme'
  | 'user_information'
  | 'fragment'
  | 'host_name'
  | 'blocked_address'
  | 'not_resolvable'

export type TargetFailure = 'blocked_address' | 'dns_error'

/** The target must not, or cannot, be connected to. */
export class TargetRefused extends Error {
  readonly failure: TargetFailure

  constructor(failure: TargetFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** Decides which addresses webhooks may be sent to; no other code does. */
export interface TargetGuard {
  /** Refuses a URL by its text alone, without a DNS look-up. */
  requireWellFormed(url: string): void
  /** Also looks the host up, and refuses it if any of its addresses is blocked. */
  requireSafe(url: string): Promise<void>
  /** The checked addresses that this attempt may connect to; throws TargetRefused. */
  addressesOf(url: URL): Promise<readonly string[]>
}

export interface TargetRules {
  /** Networks that are allowed although they are not public; loopback networks also allow `localhost`. */
  allowCidrs: readonly string[]
  resolveHost: ResolveHost
  /** Whether a new URL is accepted when no name server answers; each attempt checks the host anyway. */
  ifUnresolved: 'refuse' | 'accept'
}

const LOOPBACK = ['127.0.0.1', '::1']
const LOCAL_SUFFIXES = ['local', 'internal', 'invalid', 'test', 'example']
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

export function makeTargetGuard({
  allowCidrs,
  resolveHost,
  ifUnresolved,
}: TargetRules): TargetGuard {
  const networks = allowCidrs.map((cidr) => ipaddr.parseCIDR(cidr))
  const mayReach = memoize((address) => isPublicAddress(address) || isIn(networks, address))
  const allowedLoopback = LOOPBACK.filter(mayReach)

  const requireWellFormed = (raw: string): URL => {
    const url = parseTarget(raw)
    const host = hostOf(url)
    if (isLocalhost(host) ? allowedLoopback.length === 0 : isLocalName(host))
      throw unsafe('host_name', 'Name a host that the whole internet can reach.')
    if (isIP(host) !== 0 && !mayReach(host)) throw unsafeAddress()

    return url
  }

  const findAddresses = async (host: string): Promise<readonly string[]> => {
    // The library throws and catches an error for each name: a seventh of a delivery's time.
    if (isIP(host) !== 0) return [host]
    return isLocalhost(host) ? allowedLoopback : resolveHost(host)
  }

  return {
    requireWellFormed,
    async requireSafe(raw) {
      const host = hostOf(requireWellFormed(raw))
      const addresses = await findAddresses(host).catch((error) => {
        if (ifUnresolved === 'accept') return null
        throw unresolved(error)
      })
      if (addresses === null) return
      if (addresses.length === 0)
        throw unsafe('not_resolvable', 'The name of this host has no address.')
      if (!addresses.every(mayReach)) throw unsafeAddress()
    },
    async addressesOf(url) {
      const host = hostOf(url)
      const addresses = await findAddresses(host).catch((cause) => {
        throw new TargetRefused('dns_error', { cause })
      })
      if (addresses.length === 0) throw new TargetRefused('dns_error')
      if (!addresses.every(mayReach)) throw new TargetRefused('blocked_address')

      return addresses
    },
  }
}

/** The host without the brackets that an IPv6 address has in a URL. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Whether the address is public: not in a special-purpose registry of IANA, nor an IPv6 form of an IPv4
 * address that would bypass the check.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast' || isIn(CLOUD_NETWORKS, text)) return false
  if (address instanceof ipaddr.IPv6 && isTunnel(address)) return false

  // The library classifies addresses that it has no row for as unicast, such as ::8.8.8.8.
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6)
}

/**
 * Public ranges that a cloud answers for its own machines. Its other internal addresses are in
 * special-purpose networks: 169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254.
 */
const CLOUD_NETWORKS = [
  // Azure: wire server, https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  '168.63.129.16/32',
  // IBM Cloud: services inside of its network.
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: restricted and private access to its APIs.
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((cidr) => ipaddr.parseCIDR(cidr))

const MAX_REMEMBERED = 1000

/**
 * Memoizes the check of an address: it takes a twelfth of a delivery's time for a host of one IPv4 and
 * one IPv6 address, a sixth for two of each.
 */
function memoize(check: (address: string) => boolean): (address: string) => boolean {
  const remembered = new Map<string, boolean>()
  return (address) => {
    const known = remembered.get(address)
    if (known !== undefined) return known
    if (remembered.size === MAX_REMEMBERED) remembered.clear()
    const mayReach = check(address)
    remembered.set(address, mayReach)
    return mayReach
  }
}

/** ISATAP (RFC 5214): an IPv4 address in the interface identifier, behind any prefix. */
function isTunnel({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe
}

/** Checks the text as it was sent: the URL parser drops an empty fragment or user name, and spaces. */
function parseTarget(raw: string): URL {
  if (raw.length > LIMITS.url)
    throw malformed('max_length', `Send at most ${LIMITS.url} characters.`)
  if (!/^[\x21-\x7e]+$/.test(raw) || raw.includes('\\')) throw malformed('format', FORMAT)
  if (!/^https:\/\//i.test(raw)) {
    if (!URL.canParse(raw)) throw malformed('format', FORMAT)
    throw unsafe('scheme', 'Begin the address with https://.')
  }
  const authority = raw.slice('https://'.length).split(/[/?#]/)[0] ?? ''
  if (authority === '' || !URL.canParse(raw)) throw malformed('format', FORMAT)
  if (authority.includes('@'))
    throw unsafe('user_information', 'Leave user name and password out of the address.')
  if (raw.includes('#')) throw unsafe('fragment', 'Leave # and what follows it out of the address.')

  return new URL(raw)
}

const FORMAT = 'Send a whole address in ASCII, such as https://hooks.club.com/clubgate.'

function isLocalhost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost')
}

function isLocalName(host: string): boolean {
  return LOCAL_SUFFIXES.includes(host.split('.').at(-1) ?? '')
}

function isIn(networks: readonly ReturnType<typeof ipaddr.parseCIDR>[], text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return networks.some((network) => {
    const [base] = network
    return base.kind() === address.kind() && address.match(network)
  })
}

function unsafe(reason: UnsafeReason, message: string): Problem {
  return new Problem('unsafe_webhook_url', message, { reason })
}

function unsafeAddress(): Problem {
  return unsafe('blocked_address', 'This leads to an address that is not public.')
}

function unresolved(cause: unknown): Problem {
  const message = 'The name of this host cannot be looked up right now. Try again shortly.'
  return new Problem('dependency_unavailable', message, undefined, { cause })
}

function malformed(rule: string, message: string): Problem {
  return invalidInput([{ in: 'body', path: 'url', rule, message }])
}
