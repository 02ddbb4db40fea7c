import type { FastifyReply, FastifyRequest } from 'fastify'
import { asHelper, type HelperCaller } from '../../platform/caller.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { refuseExceeded } from '../../platform/limits/rate-limit.ts'
import { operation } from '../../schema/operations.ts'
import { Problem, requireFound } from '../../schema/problem.ts'
import { executeOperation } from '../execute-operation.ts'
import type { RestFacade } from '../server.ts'
import { toCalendar } from './calendar.ts'
import { POLLED_ANCHOR, type PolledNote, toPollAnswers } from './cards/poll-card.ts'
import { toAgreement } from './cards/shift-card.ts'
import { requireOwnPage, toForm } from './form.ts'
import { makeLinkCookie, tokenOfLink } from './link-cookie.ts'
import { refusalOf } from './page-refusals.ts'
import { type Involvement, toShiftsPage, toSignInPage } from './pages.ts'
import { pageWordsOf } from './words.ts'

const MY_INVOLVEMENT = operation('MyInvolvement')
const CONFIRM = operation('ConfirmMyAssignment')
const CANCEL = operation('CancelMyAssignment')
const ANSWER_POLL = operation('AnswerMyPoll')

const PAGE = '/helpers/'

export interface HelperPages extends RestFacade {
  /** Names the command that prints a link. */
  isSandbox?: boolean
}

/** The pages behind a helper's link. The link is the credential; a cookie keeps it in the browser. */
export function makeShiftPages(facade: HelperPages) {
  const { executor, countCall, guardCredential, publicUrl, isSandbox } = facade
  const cookie = makeLinkCookie(publicUrl.startsWith('https:'))

  async function findHelper(token: string, { id, ip: address }: FastifyRequest) {
    const caller = await guardCredential({
      address,
      read: () => ({ kind: 'link', token }),
      findCaller: (credential) => executor.authenticate(credential, id),
    })
    const helper = asHelper(caller)
    refuseExceeded(await countCall(helper))
    return helper
  }

  function sendSignInPage(request: FastifyRequest, reply: FastifyReply, isRefused: boolean) {
    const words = pageWordsOf(queryOf(request, 'lang'), request.headers['accept-language'])
    const status = isRefused ? 401 : 200
    // Clears only a refused cookie: a Strict cookie is not sent on navigation from another site.
    if (isRefused) reply.header('set-cookie', cookie.clear)
    return sendPage(reply, status, toSignInPage(words, { isRefused, isSandbox }))
  }

  /** Runs with the helper of the session; without a valid link it sends the sign-in page. */
  async function withHelper(
    request: FastifyRequest,
    reply: FastifyReply,
    run: (helper: HelperCaller) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const token = cookie.read(request.headers.cookie)
    if (token === null) return sendSignInPage(request, reply, false)
    const helper = await findHelper(token, request).catch((error: unknown) => {
      if (isRefusedLink(error)) return null
      throw error
    })
    return helper === null ? sendSignInPage(request, reply, true) : run(helper)
  }

  async function readInvolvement({ id: requestId }: FastifyRequest, caller: HelperCaller) {
    const context = { caller, requestId }
    const { myInvolvement } = await executeOperation(executor, MY_INVOLVEMENT, {}, context)
    return requireFound(myInvolvement, 'involvement')
  }

  async function sendShifts(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: HelperCaller,
    fault?: unknown,
  ): Promise<FastifyReply> {
    const involvement = await readInvolvement(request, caller)
    const saved = queryOf(request, 'saved')
    const polled = saved === null ? null : { requestId: saved, isSaved: true }
    return sendPageOf(involvement, request, reply, { fault, polled })
  }

  function sendPageOf(
    involvement: Involvement,
    request: FastifyRequest,
    reply: FastifyReply,
    { fault, polled }: { fault?: unknown; polled: PolledNote | null },
  ): FastifyReply {
    const words = pageWordsOf(involvement.language ?? null, request.headers['accept-language'])
    const refusal = fault === undefined ? null : refusalOf(fault, words)
    const page = toShiftsPage(words, involvement, {
      now: new Date(),
      refusal: refusal?.text ?? null,
      polled,
    })
    return sendPage(reply, refusal?.status ?? (polled?.isSaved === false ? 422 : 200), page)
  }

  return {
    show: (request: FastifyRequest, reply: FastifyReply) =>
      withHelper(request, reply, (helper) => sendShifts(request, reply, helper)),

    async signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOwnPage(request)
      const token = tokenOfLink(toForm(request.body).get('token') ?? '')
      if (token === null) return sendSignInPage(request, reply, true)
      try {
        await findHelper(token, request)
      } catch (error) {
        if (isRefusedLink(error)) return sendSignInPage(request, reply, true)
        throw error
      }
      return reply.header('set-cookie', cookie.set(token)).redirect(PAGE, 303)
    },

    async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOwnPage(request)
      const form = toForm(request.body)
      return withHelper(request, reply, async (caller) => {
        const context = { caller, requestId: request.id }
        const shiftId = form.get('shift_id') ?? ''
        const reason = form.get('reason') || null
        const answer = form.get('answer')
        try {
          if (answer === 'yes')
            await executeOperation(executor, CONFIRM, { input: toAgreement(form) }, context)
          else if (answer === 'no')
            await executeOperation(executor, CANCEL, { input: { shiftId, reason } }, context)
          else throw new Problem('invalid_input', 'answer: Send yes or no.')
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          return sendShifts(request, reply, caller, error)
        }
        return reply.redirect(PAGE, 303)
      })
    },

    async answerPoll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOwnPage(request)
      const form = toForm(request.body)
      return withHelper(request, reply, async (caller) => {
        const requestId = form.get('request_id') ?? ''
        const comment = form.get('comment') || null
        const answers = toPollAnswers(form)
        if (answers.length === 0) {
          const involvement = await readInvolvement(request, caller)
          const polled = { requestId, isSaved: false, comment }
          if (involvement.polls.some((poll) => poll.requestId === requestId))
            return sendPageOf(involvement, request, reply, { polled })
        }
        const input = { requestId, answers, comment }
        try {
          await executeOperation(
            executor,
            ANSWER_POLL,
            { input },
            { caller, requestId: request.id },
          )
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          return sendShifts(request, reply, caller, error)
        }
        return reply.redirect(`${PAGE}?saved=${requestId}#${POLLED_ANCHOR}`, 303)
      })
    },

    sendCalendar: (request: FastifyRequest, reply: FastifyReply) =>
      withHelper(request, reply, async (caller) => {
        const calendar = toCalendar(await readInvolvement(request, caller), new Date())
        return reply
          .header('content-disposition', 'attachment; filename="shifts.ics"')
          .type('text/calendar; charset=utf-8')
          .send(calendar)
      }),

    async leave(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOwnPage(request)
      return reply.header('set-cookie', cookie.clear).redirect(PAGE, 303)
    },
  }
}

function queryOf({ query }: FastifyRequest, name: string): string | null {
  const value = (query as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === 'string' ? value : null
}

/** True for a revoked or expired link; a club that is not ACTIVE does not invalidate its links. */
function isRefusedLink(error: unknown): boolean {
  return error instanceof Problem && ['invalid_credential', 'forbidden'].includes(error.code)
}
