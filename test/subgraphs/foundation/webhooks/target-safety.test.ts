import { describe, expect, test } from '@jest/globals'
import { Problem } from '../../../../schema/problem.ts'
import {
  isPublicAddress,
  makeTargetGuard,
  type TargetRules,
} from '../../../../subgraphs/foundation/webhooks/target-safety.ts'

/** First and last address of every row of IANA's IPv4 and IPv6 special-purpose registries, and more. */
const BLOCKED = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.169.254', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.7', '192.0.0.8', '192.0.0.170', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
  ['::', '::1', '::7f00:1', '::8.8.8.8'],
  ['::ffff:0:0', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8'],
  ['64:ff9b::', '64:ff9b::a00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::', '64:ff9b:1:ffff::1'],
  ['100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::', '4000::1'],
  ['2001::', '2001:0:ffff::1', '2001:1::1', '2001:1::2', '2001:1::3', '2001:2::', '2001:3::1'],
  ['2001:4:112::1', '2001:10::', '2001:20::', '2001:30::', '2001:1ff:ffff::'],
  ['2001:db8::', '2001:db8:ffff::1', '2002::', '2002:7f00:1::', '2002:808:808::'],
  ['2620:4f:8000::', '3fff::', '3fff:fff::1', '5f00::', '5f00:ffff::'],
  ['fc00::', 'fd12:3456::1', 'fdff:ffff::', 'fe80::', 'fe80::1%eth0', 'febf::1'],
  ['fec0::', 'ff02::1', 'ffff::', 'nonsense', ''],
  // Addresses at which clouds answer their machines, and IPv6 forms of one of them.
  ['168.63.129.16', '161.26.0.0', '161.26.255.255', '166.8.0.0', '166.11.255.255'],
  ['199.36.153.4', '199.36.153.11', '100.100.100.200', '192.0.0.192', '169.254.170.2'],
  ['fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'fe80::a9fe:a9fe'],
  ['::168.63.129.16', '::ffff:168.63.129.16', '::ffff:0:168.63.129.16', '64:ff9b::168.63.129.16'],
  ['64:ff9b:1::a83f:8110', '2002:a83f:8110::', '2001:0:1::57c0:7eef'],
  ['2a00:1450::5efe:168.63.129.16', '2a00:1450::200:5efe:a83f:8110'],
].flat()

const PUBLIC = [
  ['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ['128.0.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.20.0.0', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'],
  ['168.63.129.15', '168.63.129.17', '161.25.255.255', '166.12.0.0', '199.36.153.12'],
  ['2001:200::1', '2001:db7::1', '2003::1', '2620:4f:7fff::1', '3ffe::1'],
].flat()

describe('IP address', () => {
  test.each(BLOCKED)('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(PUBLIC)('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('webhook URL', () => {
  test.each([
    ['http://club.com/', 'scheme'],
    ['ftp://club.com/', 'scheme'],
    ['https:/club.com/', 'scheme'],
    ['https:club.com', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://user@club.com/', 'user_information'],
    ['https://user:secret@club.com/', 'user_information'],
    ['https://@club.com/', 'user_information'],
    ['https://:@club.com/', 'user_information'],
    ['https://club.com/#', 'fragment'],
    ['https://club.com/a#b', 'fragment'],
    ['https://localhost/', 'host_name'],
    ['https://LOCALHOST:8443/', 'host_name'],
    ['https://localhost./', 'host_name'],
    ['https://a.localhost/', 'host_name'],
    ['https://printer.local/', 'host_name'],
    ['https://metadata.google.internal/', 'host_name'],
    ['https://a.invalid/', 'host_name'],
    ['https://a.test/', 'host_name'],
    ['https://example/', 'host_name'],
    ['https://a.EXAMPLE./', 'host_name'],
    ['https://127.0.0.1/', 'blocked_address'],
    ['https://127.0.0.1./', 'blocked_address'],
    ['https://2130706433/', 'blocked_address'],
    ['https://017700000001/', 'blocked_address'],
    ['https://0x7f000001/', 'blocked_address'],
    ['https://0x7f.0.0.0x1/', 'blocked_address'],
    ['https://127.1/', 'blocked_address'],
    ['https://127.0.1/', 'blocked_address'],
    ['https://0/', 'blocked_address'],
    ['https://%31%32%37.0.0.1/', 'blocked_address'],
    ['https://%EF%BC%91%EF%BC%92%EF%BC%97.0.0.1/', 'blocked_address'],
    ['https://3232235777/', 'blocked_address'],
    ['https://[::1]/', 'blocked_address'],
    ['https://[0:0:0:0:0:0:0:1]/', 'blocked_address'],
    ['https://[::ffff:127.0.0.1]/', 'blocked_address'],
    ['https://[::ffff:7f00:1]/', 'blocked_address'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'blocked_address'],
    ['https://[2002:7f00:1::]/', 'blocked_address'],
    ['https://[fd00::1]:8443/', 'blocked_address'],
  ])('%s is rejected: %s', async (url, reason) => {
    expect(() => guard().requireWellFormed(url)).toThrow(
      expect.objectContaining({ code: 'unsafe_webhook_url', details: { reason } }),
    )
  })

  test.each([
    'club.com/hook',
    'https://',
    'https:///club.com/',
    'https://club.com:99999/',
    ' https://club.com/',
    'https://club.com/a b',
    'https://club.com/\ta',
    'https://clüb.com/',
    'https://club.com\\@evil.com/',
    'https://[fe80::1%25eth0]/',
    'https://256.256.256.256/',
    `https://club.com/${'a'.repeat(2048)}`,
  ])('%s is rejected as invalid input', (url) => {
    expect(() => guard().requireWellFormed(url)).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  })

  test.each([
    'https://club.com/hook?a=b',
    'HTTPS://Club.COM/',
    'hTtPs://club.com:8443/@user/a@b?c=@',
    'https://example.com/',
    'https://xn--clb-hoa.com/',
    'https://8.8.8.8/',
    'https://134744072/',
    'https://[2606:4700::1111]/',
    `https://club.com/${'a'.repeat(2048 - 17)}`,
  ])('%s is accepted', async (url) => {
    await expect(guard().requireSafe(url)).resolves.toBeUndefined()
  })
})

describe('webhook URL › host', () => {
  test('is rejected when one of its addresses is blocked', async () => {
    const fault = await faultOf(guard({ resolveHost: async () => ['8.8.8.8', '10.0.0.1'] }))
    expect(fault).toMatchObject({
      code: 'unsafe_webhook_url',
      details: { reason: 'blocked_address' },
    })
  })

  test('is rejected without an address', async () => {
    const fault = await faultOf(guard({ resolveHost: async () => [] }))
    expect(fault).toMatchObject({ details: { reason: 'not_resolvable' } })
  })

  test('is rejected with dependency_unavailable when no name server answers', async () => {
    const rules = { resolveHost: unanswered, ifUnresolved: 'refuse' } as const
    expect(await faultOf(guard(rules))).toMatchObject({ code: 'dependency_unavailable' })
  })

  test('is accepted in a sandbox when no name server answers', async () => {
    expect(await faultOf(guard({ resolveHost: unanswered, ifUnresolved: 'accept' }))).toBeNull()
  })
})

describe('WEBHOOK_ALLOW_CIDRS', () => {
  const allowing = guard({ allowCidrs: ['127.0.0.0/8', '::1/128', '10.1.0.0/16'] })

  test.each(['https://localhost/', 'https://127.0.0.9/', 'https://[::1]/', 'https://10.1.2.3/'])(
    'permits %s',
    async (url) => {
      await expect(allowing.requireSafe(url)).resolves.toBeUndefined()
    },
  )

  test.each(['https://10.2.0.1/', 'https://[::ffff:127.0.0.1]/', 'https://a.local/'])(
    'blocks %s',
    async (url) => {
      await expect(allowing.requireSafe(url)).rejects.toThrow(Problem)
    },
  )

  test('resolves localhost to loopback without a DNS query', async () => {
    const addresses = await allowing.addressesOf(new URL('https://a.localhost/'))
    expect(addresses).toEqual(['127.0.0.1', '::1'])
  })

  test('without loopback blocks localhost', () => {
    const other = guard({ allowCidrs: ['10.0.0.0/8'] })
    expect(() => other.requireWellFormed('https://localhost/')).toThrow(Problem)
  })
})

function guard(rules: Partial<TargetRules> = {}) {
  const resolveHost = async () => ['8.8.8.8', '2606:4700::1111']
  return makeTargetGuard({ allowCidrs: [], resolveHost, ifUnresolved: 'refuse', ...rules })
}

async function unanswered(): Promise<string[]> {
  throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
}

function faultOf(of: ReturnType<typeof guard>): Promise<unknown> {
  return of.requireSafe('https://club.com/').then(
    () => null,
    (error) => error,
  )
}
