import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MyPollFieldsFragment } from '../../built/types/operations.ts'
import type { HelperCaller } from '../../platform/caller.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { operation } from '../../schema/operations.ts'
import { Problem, requireFound } from '../../schema/problem.ts'
import { executeOperation } from '../execute-operation.ts'
import { toCalendar } from './calendar.ts'
import {
  isAnsweredMeanwhile,
  POLLED_ANCHOR,
  type PolledNote,
  toPollAnswer,
} from './cards/poll-card.ts'
import { ANSWERED_ANCHOR, toAgreement } from './cards/shift-card.ts'
import { refusalOf } from './page-refusals.ts'
import { type Involvement, toShiftsPage } from './pages.ts'
import { requireOwnPage, toForm } from './session/form.ts'
import {
  type HelperPages,
  type HelperSession,
  makeHelperSessions,
} from './session/helper-sessions.ts'
import { tokenOfLink } from './session/link-cookie.ts'
import { HELPERS_PAGE, readPlace, toAddress } from './session/place.ts'
import { pageWordsOf, variantOf } from './words.ts'

const MY_INVOLVEMENT = operation('MyInvolvement')
const MY_CALENDAR = operation('MyCalendar')
const CONFIRM = operation('ConfirmMyAssignment')
const CANCEL = operation('CancelMyAssignment')
const ANSWER_POLL = operation('AnswerMyPoll')

const STATUSES = { saved: 200, chooseOne: 422, changed: 409 } as const

interface ShownAnswer {
  /** Why an answer was not taken. */
  fault?: unknown
  /** The shift whose answer was taken, or was not. */
  answered?: string | null
  polled?: PolledNote | null
}

/** The pages behind a helper's link. */
export function makeShiftPages(facade: HelperPages) {
  const { executor } = facade
  const sessions = makeHelperSessions(facade)

  async function readInvolvement({ id: requestId }: FastifyRequest, caller: HelperCaller) {
    const context = { caller, requestId }
    const { myInvolvement } = await executeOperation(executor, MY_INVOLVEMENT, {}, context)
    return requireFound(myInvolvement, 'involvement')
  }

  async function sendShifts(
    request: FastifyRequest,
    reply: FastifyReply,
    session: HelperSession,
    answer: ShownAnswer = {},
  ): Promise<FastifyReply> {
    const involvement = await readInvolvement(request, session.caller)
    return sendPageOf(involvement, request, reply, session, answer)
  }

  async function sendPageOf(
    involvement: Involvement,
    request: FastifyRequest,
    reply: FastifyReply,
    session: HelperSession,
    { fault, answered = null, polled = null }: ShownAnswer,
  ): Promise<FastifyReply> {
    const { place } = session
    const tag = place.lang ?? involvement.language ?? null
    const { 'accept-language': accepted } = request.headers
    const words = pageWordsOf(tag, accepted)
    const refusal = fault === undefined ? null : refusalOf(fault, words, answered === null)
    const page = toShiftsPage(words, involvement, {
      now: systemClock(),
      variant: variantOf(words, involvement.language ?? null, accepted),
      place,
      others: await sessions.readOthers(request, reply, session),
      refusal: refusal?.text ?? null,
      answered,
      polled,
    })
    return sendPage(reply, refusal?.status ?? STATUSES[polled?.outcome ?? 'saved'], page)
  }

  /** Runs with a form of the page and the helper whose form it is. */
  async function withForm(
    request: FastifyRequest,
    reply: FastifyReply,
    run: (form: URLSearchParams, session: HelperSession) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    requireOwnPage(request)
    const form = toForm(request.body)
    return sessions.withHelper(request, reply, readPlace(form), (session) => run(form, session))
  }

  return {
    show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const query = toQuery(request)
      const asked = readPlace(query)
      return sessions.withHelper(request, reply, asked, async (session) => {
        if (asked.accessId === null) return reply.redirect(toAddress(session.place), 303)
        const saved = query.get('saved')
        const polled = saved === null ? null : ({ requestId: saved, outcome: 'saved' } as const)
        return sendShifts(request, reply, session, { polled, answered: query.get('answered') })
      })
    },

    async signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOwnPage(request)
      const token = tokenOfLink(toForm(request.body).get('token') ?? '')
      const place = token && (await sessions.open(request, reply, token))
      if (!place) return sessions.sendSignInPage(request, reply, true)
      return reply.redirect(toAddress(place), 303)
    },

    answer: (request: FastifyRequest, reply: FastifyReply) =>
      withForm(request, reply, async (form, session) => {
        const { caller } = session
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
        } catch (fault) {
          if (!(fault instanceof Problem)) throw fault
          return sendShifts(request, reply, session, { fault, answered: shiftId })
        }
        const address = toAddress(session.place, { answered: shiftId })
        return reply.redirect(`${address}#${ANSWERED_ANCHOR}`, 303)
      }),

    answerPoll: (request: FastifyRequest, reply: FastifyReply) =>
      withForm(request, reply, async (form, session) => {
        const { caller } = session
        const input = toPollAnswer(form)
        const { requestId } = input
        const isAsked = (poll: MyPollFieldsFragment) => poll.requestId === requestId
        if (input.answers.length === 0) {
          const involvement = await readInvolvement(request, caller)
          const polled = { requestId, outcome: 'chooseOne', entered: input } as const
          if (involvement.polls.some(isAsked))
            return sendPageOf(involvement, request, reply, session, { polled })
        }
        try {
          const context = { caller, requestId: request.id }
          await executeOperation(executor, ANSWER_POLL, { input }, context)
        } catch (fault) {
          if (!(fault instanceof Problem)) throw fault
          const involvement = await readInvolvement(request, caller)
          const poll = involvement.polls.find(isAsked)
          const isChanged = fault.code === 'concurrent_update' && poll !== undefined
          const answer: ShownAnswer =
            isChanged && isAnsweredMeanwhile(poll, input)
              ? { polled: { requestId, outcome: 'changed', entered: input } }
              : { fault }
          return sendPageOf(involvement, request, reply, session, answer)
        }
        const address = toAddress(session.place, { saved: requestId })
        return reply.redirect(`${address}#${POLLED_ANCHOR}`, 303)
      }),

    sendCalendar: (request: FastifyRequest, reply: FastifyReply) =>
      sessions.withHelper(request, reply, readPlace(toQuery(request)), async ({ caller }) => {
        const context = { caller, requestId: request.id }
        const { myInvolvement } = await executeOperation(executor, MY_CALENDAR, {}, context)
        const involvement = requireFound(myInvolvement, 'involvement')
        const calendar = toCalendar(involvement, caller.helperId, systemClock())
        return reply
          .header('content-disposition', 'attachment; filename="shifts.ics"')
          .type('text/calendar; charset=utf-8')
          .send(calendar)
      }),

    async leave(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      requireOwnPage(request)
      return reply.header('set-cookie', sessions.clearCookie).redirect(HELPERS_PAGE, 303)
    },
  }
}

/** A parameter that is sent twice counts as absent. */
function toQuery({ query }: FastifyRequest): URLSearchParams {
  const texts = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new URLSearchParams(texts)
}
