import { verifyMailServer } from '../../subgraphs/volunteer/messages/mail/mail-provider.ts'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'

/** The mail server, as far as a mail goes before it is sent. */
export function examineMail(url: string | null, isProduction: boolean): Examination {
  return {
    check: 'mail',
    async examine(report) {
      if (url === null)
        return isProduction
          ? report('note', 'Without SMTP_URL no mail is sent. Set it and MAIL_FROM.')
          : report('skip', 'A sandbox without SMTP_URL has an outbox.')
      await verifyMailServer(url).then(
        () => report('ok', 'The mail server accepts the connection and the login.'),
        (error) => report('WRONG', `${toSentence(error)} ${remedyOf(error, 'Check SMTP_URL.')}`),
      )
    },
  }
}
