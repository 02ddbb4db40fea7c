import type { Transporter } from 'nodemailer'
import type { Log } from '../../../../platform/log.ts'
import { type Mail, type Outcome, toMailFault, toOutcome } from './mail.ts'

export interface MailServer {
  /** smtp:// or smtps://, with user and password where it wants them. */
  url: string
  /** Address that mails come from, or `Name <address>`. */
  from: string
  /** Said only by tests: how long one mail may take. */
  timeoutMs?: number
}

/** Hands mails to a server. */
export interface Mailer {
  /** Never fails: what goes wrong is an outcome. */
  send(mail: Mail): Promise<Outcome>
  close(): void
}

/** A server may take its time with each answer, but not for ever with a mail. */
const TIMES = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

const MAIL_TIMEOUT_MS = 12_000

/** Connections that are kept open to the server. */
export const MAIL_CONNECTIONS = 5

/** Nothing of it is loaded before there is a mail. */
export function makeMailer(server: MailServer, log: Log): Mailer {
  const { url, from, timeoutMs = MAIL_TIMEOUT_MS } = server
  let transport: Promise<Transporter> | undefined
  const address = addressOf(from)
  const domain = address.slice(address.lastIndexOf('@') + 1)

  return {
    async send({ id, fromName, replyTo, to, subject, text, html, unsubscribeUrl, date }) {
      transport ??= openTransport(url)
      const mail = {
        ...{ to: [to], subject, text, html, date },
        from: fromName === null ? from : { name: fromName, address },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        // Not as text, in which a comma or a bracket of an address would begin another one.
        envelope: { from: address, to: [to] },
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        ...{ disableFileAccess: true, disableUrlAccess: true },
        signal: AbortSignal.timeout(timeoutMs),
      }
      try {
        await (await transport).sendMail(mail)
        return 'taken'
      } catch (error) {
        const fault = toMailFault(error)
        const outcome = toOutcome(fault)
        if (outcome === 'no answer') log.warn(fault, 'the mail server takes no mails')
        return outcome
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** The address in `Name <address>`, or the whole text if it is an address alone. */
function addressOf(from: string): string {
  const address = from.slice(from.lastIndexOf('<') + 1)
  const end = address.indexOf('>')
  return end === -1 ? address : address.slice(0, end)
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  return createTransport({
    ...{ pool: true, host: hostname, port: Number(port || (isSecure ? 465 : 587)) },
    secure: isSecure,
    // A password goes over no network in the clear.
    requireTLS: user !== '' && !isSecure && !isLoopback(hostname),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
    ...{ maxConnections: MAIL_CONNECTIONS, ...TIMES },
    // Whether a mail whose connection broke has arrived is not known: the queue decides when it is sent again.
    maxRequeues: 0,
  })
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
