import type { FastifyReply, FastifyRequest } from 'fastify'
import { asHelper, type HelperCaller } from '../../../platform/caller.ts'
import { sendPage } from '../../../platform/http/send-page.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { operation } from '../../../schema/operations.ts'
import { Problem } from '../../../schema/problem.ts'
import { executeOperation } from '../../execute-operation.ts'
import type { RestFacade } from '../../server.ts'
import { toSignInPage } from '../pages.ts'
import { pageWordsOf } from '../words.ts'
import { makeLinkCookie, type OpenedLink, withLink } from './link-cookie.ts'
import type { AskedPlace, HelperPlace, OtherPlace } from './place.ts'

const MY_EVENT = operation('MyEvent')

export interface HelperPages extends RestFacade {
  /** Names the command that prints a link. */
  isSandbox?: boolean
}

/** The helper of a page, and the links of the same browser besides. */
export interface HelperSession {
  caller: HelperCaller
  place: HelperPlace
  others: readonly OpenedLink[]
}

/** The links that a browser has opened: each is a credential of its own, and a cookie keeps them. */
export function makeHelperSessions(facade: HelperPages) {
  const { executor, countCall, guardCredential, publicUrl, isSandbox } = facade
  const cookie = makeLinkCookie(publicUrl.startsWith('https:'))
  const linksOf = ({ headers }: FastifyRequest) => cookie.read(headers.cookie)

  async function authenticate(token: string, { id, ip: address }: FastifyRequest) {
    const caller = await guardCredential({
      address,
      read: () => ({ kind: 'link', token }),
      findCaller: (credential) => executor.authenticate(credential, id),
    })
    return asHelper(caller)
  }

  async function findHelper(token: string, request: FastifyRequest): Promise<HelperCaller | null> {
    const helper = await authenticate(token, request).catch(nullIfRefused)
    if (helper !== null) refuseExceeded(await countCall(helper))
    return helper
  }

  function sendSignInPage(request: FastifyRequest, reply: FastifyReply, isRefused: boolean) {
    const { lang } = request.query as { lang?: unknown }
    const tag = typeof lang === 'string' ? lang : null
    const words = pageWordsOf(tag, request.headers['accept-language'])
    return sendPage(reply, isRefused ? 401 : 200, toSignInPage(words, { isRefused, isSandbox }))
  }

  /** Reads what the switch between the places shows; links that are void by now leave the browser. */
  async function readOthers(
    request: FastifyRequest,
    reply: FastifyReply,
    { place, others }: HelperSession,
  ): Promise<OtherPlace[]> {
    const read = await Promise.all(
      others.map(async ({ token }) => {
        const caller = await authenticate(token, request).catch(nullIfRefused)
        if (caller === null) return null
        const context = { caller, requestId: request.id }
        const { myInvolvement } = await executeOperation(executor, MY_EVENT, {}, context)
        if (!myInvolvement) return null
        const { event, firstName, lastName } = myInvolvement
        const { eventId, accessId } = caller
        return {
          ...place,
          eventId,
          accessId,
          eventName: event.name,
          helperName: firstName ?? lastName,
        }
      }),
    )
    const isVoid = ({ token }: OpenedLink) =>
      others.some((other, at) => other.token === token && read[at] === null)
    if (read.includes(null))
      reply.header('set-cookie', cookie.set(linksOf(request).filter((link) => !isVoid(link))))
    return read.filter((place) => place !== null)
  }

  return {
    sendSignInPage,
    readOthers,
    clearCookie: cookie.set([]),

    /** Keeps the link in the browser; null for one that is not good. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      token: string,
    ): Promise<HelperPlace | null> {
      const helper = await findHelper(token, request)
      if (helper === null) return null

      const { accessId, eventId } = helper
      const links = withLink(linksOf(request), { token, accessId, eventId })
      reply.header('set-cookie', cookie.set(links))
      return { accessId, eventId, lang: null }
    },

    /** Runs with the helper of the place that is asked for; without a good link it sends the sign-in page. */
    async withHelper(
      request: FastifyRequest,
      reply: FastifyReply,
      asked: AskedPlace,
      run: (session: HelperSession) => Promise<FastifyReply>,
    ): Promise<FastifyReply> {
      const links = linksOf(request)
      const link = findLink(links, asked)
      if (link === undefined) return sendSignInPage(request, reply, false)

      const others = links.filter((other) => other !== link)
      const caller = await findHelper(link.token, request)
      if (caller !== null && isOfPlace(caller, asked)) {
        const { accessId, eventId } = caller
        return run({ caller, place: { accessId, eventId, lang: asked.lang }, others })
      }

      // Clears only a refused link: a Strict cookie is not sent on navigation from another site.
      reply.header('set-cookie', cookie.set(others))
      return sendSignInPage(request, reply, true)
    },
  }
}

/** Without a place the link that was opened last. */
function findLink(links: readonly OpenedLink[], { accessId, eventId }: AskedPlace) {
  const isAsked = (link: OpenedLink) =>
    accessId === null ? eventId === null || link.eventId === eventId : link.accessId === accessId
  return links.find(isAsked) ?? links.find((link) => link.accessId === null)
}

/** The cookie names the place of a token, and only the token proves it. */
function isOfPlace(caller: HelperCaller, { accessId, eventId }: AskedPlace): boolean {
  return (
    (accessId ?? caller.accessId) === caller.accessId &&
    (accessId !== null || (eventId ?? caller.eventId) === caller.eventId)
  )
}

/** A revoked or expired link; a club that is not ACTIVE does not invalidate its links. */
function nullIfRefused(error: unknown): null {
  if (error instanceof Problem && ['invalid_credential', 'forbidden'].includes(error.code))
    return null
  throw error
}
