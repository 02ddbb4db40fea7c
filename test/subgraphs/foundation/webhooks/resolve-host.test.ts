import { Resolver } from 'node:dns/promises'
import { describe, expect, test } from '@jest/globals'
import { makeResolveHost, type NameServers } from '../../../../platform/network/resolve-host.ts'

describe('resolveHost', () => {
  test('returns IPv4 and IPv6 addresses', async () => {
    const resolveHost = makeResolveHost(
      servers({ resolve4: ['8.8.8.8'], resolve6: ['2606:4700::1'] }),
    )
    expect(await resolveHost('club.com')).toEqual(['8.8.8.8', '2606:4700::1'])
  })

  test('returns the addresses of one family when the query of the other one fails', async () => {
    const resolveHost = makeResolveHost(servers({ resolve4: ['8.8.8.8'], resolve6: 'ETIMEOUT' }))
    expect(await resolveHost('club.com')).toEqual(['8.8.8.8'])
  })

  test.each(['ENOTFOUND', 'ENODATA'])('returns no address after %s', async (code) => {
    const resolveHost = makeResolveHost(servers({ resolve4: code, resolve6: code }))
    expect(await resolveHost('club.com')).toEqual([])
  })

  test.each([
    ['a name with an empty part', 'a..b'],
    ['a part of 64 characters', `${'a'.repeat(64)}.com`],
    ['a name of 260 characters', 'a.'.repeat(130)],
  ])('returns no address for %s, though no name server answers', async (_what, host) => {
    const silent = new Resolver({ timeout: 1, tries: 1 })
    silent.setServers(['127.0.0.1:9'])
    expect(await makeResolveHost(silent)(host)).toEqual([])
  })

  test('throws when a name server does not answer', async () => {
    const resolveHost = makeResolveHost(servers({ resolve4: 'ENOTFOUND', resolve6: 'ETIMEOUT' }))
    await expect(resolveHost('club.com')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  })

  test('throws when the DNS knows no host of the internet', async () => {
    const absent = { resolve4: 'ENOTFOUND', resolve6: 'ENOTFOUND', resolveNs: 'ENOTFOUND' }
    const resolveHost = makeResolveHost(servers(absent))
    await expect(resolveHost('club.com')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})

type Answer = readonly string[] | string

/** Name servers that answer with a list, or with the code of a fault. */
function servers(answers: { resolve4: Answer; resolve6: Answer; resolveNs?: Answer }): NameServers {
  const answering = (answer: Answer) => async () => {
    if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer })
    return [...answer]
  }
  const { resolve4, resolve6, resolveNs = ['a.gtld-servers.net'] } = answers
  return {
    resolve4: answering(resolve4),
    resolve6: answering(resolve6),
    resolveNs: answering(resolveNs),
  }
}
