import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../../platform/http/send-page.ts'
import { UNSUBSCRIBE_PATH } from '../../schema/volunteer/helper-link-text.ts'
import type { RestFacade } from '../server.ts'
import { makeMailPages } from './mail-pages.ts'
import { refusalOf } from './page-refusals.ts'
import { toPlainPage } from './pages.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { HelperPages } from './session/helper-sessions.ts'
import { HELPERS_PAGE } from './session/place.ts'
import { makeShiftPages } from './shift-pages.ts'
import { SCRIPT, STYLE } from './style.ts'
import { pageWordsOf } from './words.ts'

/** 50 answers and a comment, percent-encoded; longer bodies are refused before they are read. */
const MAX_FORM_BYTES = 16 * 1024

/** The pages of helpers: their shifts by the link that the club sent, and the end of its mails. */
export function mountHelperPages(app: FastifyInstance, facade: HelperPages): void {
  const shifts = makeShiftPages(facade)
  const mails = makeMailPages(facade)
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      const parser = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const
      scope.addContentTypeParser('*', parser, (_request, body, done) => done(null, body))
      scope.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS))
      scope.setErrorHandler((error, request, reply) => answerFault(error, request, reply, facade))
      scope.get('/', shifts.show)
      scope.get('/style.css', sendFile('text/css; charset=utf-8', STYLE))
      scope.get('/page.js', sendFile('text/javascript; charset=utf-8', SCRIPT))
      scope.post('/session', shifts.signIn)
      scope.post('/answer', shifts.answer)
      scope.post('/poll', shifts.answerPoll)
      // A page that a form has answered is opened again by its address, such as by a phone that had closed it.
      for (const form of ['/session', '/answer', '/poll', '/leave'])
        scope.get(form, (_request, reply) => reply.redirect(HELPERS_PAGE, 303))
      scope.get('/calendar.ics', shifts.sendCalendar)
      scope.post('/leave', shifts.leave)
      const path = UNSUBSCRIBE_PATH.slice('/helpers'.length)
      scope.get(path, mails.show)
      scope.post(path, mails.change)
    },
    { prefix: '/helpers' },
  )
}

function sendFile(type: string, text: string) {
  return (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'public, max-age=3600').type(type).send(text)
}

function answerFault(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: RestFacade,
): FastifyReply {
  const words = pageWordsOf(null, request.headers['accept-language'])
  const { status, headers, text } = refusalOf(error, words)
  if (status >= 500)
    log.error(
      { err: error, requestId: request.id, event: 'helper_page.failed' },
      'a helper page failed',
    )
  return sendPage(reply.headers(headers), status, toPlainPage(words, text))
}
