import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { usageError } from '../command.ts'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** The address, if it is http or https and this machine's own: events of a club are not sent elsewhere. */
export async function requireLocalAddress(text: string | undefined): Promise<string> {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw usageError(
      '--forward-to needs the http address of a receiver, such as http://localhost:8080/hooks.',
    )

  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await lookup(host, { all: true }).catch(() => [])
  const isLocal = addresses.length > 0 && addresses.every(({ address }) => isOwn(address))
  if (!isLocal) throw usageError(`--forward-to: ${host} is not an address of this machine.`)
  return url.href
}

function isOwn(address: string): boolean {
  if (LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return true
  const own = Object.values(networkInterfaces()).flatMap((interfaces) => interfaces ?? [])
  return own.some((one) => one.address === address)
}
