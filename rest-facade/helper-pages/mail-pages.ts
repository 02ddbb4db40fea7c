import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MailSubscriptionFieldsFragment } from '../../built/types/operations.ts'
import type { Caller } from '../../platform/caller.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { refuseExceeded } from '../../platform/limits/rate-limit.ts'
import { operation } from '../../schema/operations.ts'
import { Problem, requireFound } from '../../schema/problem.ts'
import { executeOperation } from '../execute-operation.ts'
import { requireData } from '../route.ts'
import type { RestFacade } from '../server.ts'
import { toMailsPage, toPlainPage } from './pages.ts'
import { toForm } from './session/form.ts'
import { readPlace, toHelperPlace } from './session/place.ts'
import { pageWordsOf } from './words.ts'

const READ = operation('MailSubscription')
const SET = operation('SetMailSubscription')

/**
 * The page that the last link of a mail opens, and the target of one-click unsubscribing (RFC 8058). A GET
 * changes nothing: mail scanners follow links.
 */
export function makeMailPages({ executor, countCall, guardCredential }: RestFacade) {
  /** Tokens that no key signed count as refused credentials of their address. */
  async function withToken<T>(
    { ip: address }: FastifyRequest,
    token: string,
    ask: (caller: Caller) => Promise<T>,
  ): Promise<T | null> {
    const caller: Caller = { kind: 'public', address }
    let found: T | null = null
    try {
      await guardCredential({
        address,
        read: () => ({ kind: 'link', token }),
        async findCaller() {
          found = await ask(caller).catch((error: unknown) => {
            if (error instanceof Problem && error.code === 'not_found')
              throw new Problem('invalid_credential', 'The link is not good.')
            throw error
          })
          return caller
        },
      })
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid_credential') return null
      throw error
    }
    return found
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    ask: (token: string, caller: Caller) => Promise<MailSubscriptionFieldsFragment>,
  ): Promise<FastifyReply> {
    const token = tokenOf(request)
    const found =
      token === null ? null : await withToken(request, token, (caller) => ask(token, caller))
    const asked = readPlace(new URLSearchParams(request.query as Record<string, string>))
    const tag = asked.lang ?? found?.language ?? null
    const words = pageWordsOf(tag, request.headers['accept-language'])
    if (token === null || found === null)
      return sendPage(reply, 404, toPlainPage(words, words.mails.unknown, words.mails.title))
    return sendPage(reply, 200, toMailsPage(words, token, found, toHelperPlace(asked)))
  }

  /** Counts the request by its token, which only a verified one is: guesses would fill the counters. */
  async function read(token: string, context: { caller: Caller; requestId: string }, ip: string) {
    const { mailSubscription } = await executeOperation(executor, READ, { token }, context)
    const found = requireFound(mailSubscription, 'mail subscription')
    refuseExceeded(await countCall({ kind: 'public', address: ip, mailToken: token }))
    return found
  }

  return {
    show: (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, (token, caller) =>
        read(token, { caller, requestId: request.id }, request.ip),
      ),

    change: (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, async (token, caller) => {
        const mail = toForm(request.body).get('mail') === 'on' ? 'ON' : 'OFF'
        const context = { caller, requestId: request.id }
        await read(token, context, request.ip)
        const data = await executeOperation(executor, SET, { input: { token, mail } }, context)
        return requireData(data.setMailSubscription).subscription
      }),
  }
}

function tokenOf({ query }: FastifyRequest): string | null {
  const { t: token } = (query ?? {}) as { t?: unknown }
  return typeof token === 'string' && /^[\w-]{1,100}$/.test(token) ? token : null
}
