import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../schema/problem.ts'
import type { Executor } from '../executor.ts'
import type { GuardCredential } from '../limits/credential-guard.ts'
import { bearerCredential } from './bearer.ts'
import { sendJson } from './send-json.ts'

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Finds a request's client address, also outside of Fastify: the last address of X-Forwarded-For that is not a
 * trusted proxy, if the request came from a trusted proxy. Limits count it by its network (`networkOf` in
 * platform/limits/caller-limit.ts).
 */
export function makeClientAddress(trustProxy: readonly string[] | null): ClientAddress {
  const isTrusted = makeIsTrustedProxy(trustProxy)

  return ({ headers, socket }) => {
    let address = socket.remoteAddress ?? ''
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(address)) {
      const before = forwarded.pop()?.trim()
      if (!before) return address
      address = before
    }
    return address
  }
}

/** Whether TRUST_PROXY covers an address. */
export function makeIsTrustedProxy(
  trustProxy: readonly string[] | null,
): (address: string) => boolean {
  const list = toBlockList(trustProxy ?? [])
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** With it, and the token of an ADMIN, any path answers which address is counted; its value is repeated once. */
export const ADDRESS_QUESTION = 'clubgate-address-question'

export interface AddressAnswers {
  authenticate: Executor['authenticate']
  guardCredential: GuardCredential
  clientAddress: ClientAddress
}

/** Lets the doctor see a request as the process sees it behind the proxies. */
export function answerClientAddress(app: FastifyInstance, answers: AddressAnswers): void {
  app.addHook('onRequest', (request, reply, done) => {
    const question = request.headers[ADDRESS_QUESTION]
    if (typeof question !== 'string') return done()
    void answerQuestion(request, reply, { ...answers, question }).catch(done)
  })
}

async function answerQuestion(
  { id, raw, headers, socket }: FastifyRequest,
  reply: FastifyReply,
  asked: AddressAnswers & { question: string },
): Promise<void> {
  const { authenticate, guardCredential, clientAddress, question } = asked
  const counted = clientAddress(raw)
  const caller = await guardCredential({
    address: counted,
    read: () => bearerCredential(headers),
    findCaller: (credential) => authenticate(credential, id),
  })
  if (caller.kind !== 'staff' || !caller.isAdmin)
    throw new Problem('forbidden', 'Only an ADMIN may ask which address is counted.')

  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  sendJson(reply, 200, { question, peer: socket.remoteAddress ?? '', forwarded, counted })
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

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
