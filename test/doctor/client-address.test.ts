import { describe, expect, test } from '@jest/globals'
import { fastify } from 'fastify'
import { judgeClientAddress, type SeenAddress } from '../../doctor/peers/judge-client-address.ts'
import type { Caller } from '../../platform/caller.ts'
import {
  ADDRESS_QUESTION,
  answerClientAddress,
  makeClientAddress,
  makeIsTrustedProxy,
} from '../../platform/http/client-address.ts'

const INVENTED = '203.0.113.9'
const PROXY = '10.0.0.2'
const CLIENT = '93.184.216.34'

const judge = (seen: SeenAddress, trustProxy = [PROXY]) => {
  const trust = {
    invented: INVENTED,
    trustsProxies: true,
    isTrusted: makeIsTrustedProxy(trustProxy),
  }
  return judgeClientAddress(seen, trust).join(' ')
}

describe('the address that a process counts', () => {
  test.each<[string, SeenAddress, RegExp]>([
    [
      'is right',
      { peer: PROXY, forwarded: [INVENTED, CLIENT], counted: CLIENT },
      /^ok .*93\.184\.216\.34/,
    ],
    [
      'is right behind a proxy that replaces the header',
      { peer: PROXY, forwarded: [CLIENT], counted: CLIENT },
      /^ok/,
    ],
    [
      'is right behind two proxies',
      { peer: PROXY, forwarded: [INVENTED, CLIENT, '10.0.0.3'], counted: CLIENT },
      /^ok/,
    ],
    [
      'is of a proxy without X-Forwarded-For',
      { peer: PROXY, forwarded: [], counted: PROXY },
      /^WRONG The proxy 10\.0\.0\.2 sends no X-Forwarded-For/,
    ],
    [
      'is of a proxy that TRUST_PROXY does not name',
      { peer: PROXY, forwarded: [INVENTED, CLIENT], counted: PROXY },
      /^WRONG TRUST_PROXY does not name the proxy 10\.0\.0\.2/,
    ],
    [
      'is of the outer one of two proxies',
      { peer: PROXY, forwarded: [INVENTED, CLIENT, '10.0.0.3'], counted: '10.0.0.3' },
      /^WRONG TRUST_PROXY does not name the proxy 10\.0\.0\.3/,
    ],
    [
      'is chosen by clients of a TRUST_PROXY that is too wide',
      { peer: PROXY, forwarded: [INVENTED, CLIENT], counted: INVENTED },
      /^WRONG TRUST_PROXY is too wide: it covers the client 93\.184\.216\.34/,
    ],
    [
      'is chosen by clients of a proxy that passes the header on',
      { peer: PROXY, forwarded: [INVENTED], counted: INVENTED },
      /^WRONG The proxy 10\.0\.0\.2 passes X-Forwarded-For of clients on/,
    ],
    [
      'cannot be judged from within the network of the proxies',
      { peer: PROXY, forwarded: [INVENTED, '10.0.0.1'], counted: INVENTED },
      /^note TRUST_PROXY covers 10\.0\.0\.1, from where/,
    ],
    [
      'is of a request past the proxies',
      { peer: '127.0.0.1', forwarded: [INVENTED], counted: '127.0.0.1' },
      /^note 127\.0\.0\.1 forwards nothing/,
    ],
  ])('%s', (_name, seen, expected) => {
    expect(judge(seen)).toMatch(expected)
  })

  test('is of a client that TRUST_PROXY covers, which a proxy hides that replaces the header', () => {
    const seen = { peer: PROXY, forwarded: [CLIENT], counted: CLIENT }
    expect(judge(seen, [PROXY, '93.184.0.0/16'])).toMatch(
      /^WRONG TRUST_PROXY is too wide: it covers the client 93\.184\.216\.34/,
    )
  })
})

describe('a process that is asked which address it counts', () => {
  const ADMIN = { kind: 'staff', subject: 's', isAdmin: true, roles: [] }

  async function ask(caller: object, headers: Record<string, string>) {
    const app = fastify()
    const presented: string[] = []
    answerClientAddress(app, {
      authenticate: async () => caller as unknown as Caller,
      guardCredential: async ({ address, read, findCaller }) => {
        presented.push(address)
        return findCaller(read())
      },
      clientAddress: makeClientAddress(['127.0.0.1']),
    })
    app.get('/any', async () => ({ own: true }))
    const answer = await app.inject({ url: '/any', headers })
    return { status: answer.statusCode, body: answer.json(), presented }
  }

  const authorization = 'Bearer token'
  const question = { [ADDRESS_QUESTION]: 'once' }

  test('tells an ADMIN, on any path, and counts the credential by that address', async () => {
    const headers = { authorization, ...question, 'x-forwarded-for': `${INVENTED}, ${CLIENT}` }
    expect(await ask(ADMIN, headers)).toEqual({
      status: 200,
      body: {
        question: 'once',
        peer: '127.0.0.1',
        forwarded: [INVENTED, CLIENT],
        counted: CLIENT,
      },
      presented: [CLIENT],
    })
  })

  test.each([
    ['a member of staff', { ...ADMIN, isAdmin: false }, { authorization }],
    ['an installation', { kind: 'installation' }, { authorization }],
    ['a caller without a credential', ADMIN, {}],
  ])('tells nothing to %s', async (_name, caller, headers: Record<string, string>) => {
    const { body } = await ask(caller, { ...headers, ...question })
    expect(body).not.toHaveProperty('counted')
    expect(body).not.toHaveProperty('own')
  })

  test('answers other requests as always', async () => {
    expect(await ask(ADMIN, {})).toMatchObject({ body: { own: true }, presented: [] })
  })
})
