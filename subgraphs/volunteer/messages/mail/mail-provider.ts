import type { Transporter } from 'nodemailer'
import type { Log } from '../../../../platform/log.ts'
import type { Mail, Outcome } from './mail.ts'
import { toMailFault, toOutcome } from './rules.ts'

export interface MailServer {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  url: string
  /** Sender address, or `Name <address>`. */
  from: string
  /** Set by tests only: time limit of one mail. */
  timeoutMs?: number
}

/** Sends mails to a server. */
export interface Mailer {
  /** Never rejects: a failure is an outcome. */
  send(mail: Mail, traceparent: string): Promise<Outcome>
  close(): void
}

/** Limits on each response of the server; the whole mail has a limit of its own. */
const TIMES = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

const MAIL_TIMEOUT_MS = 12_000

/** Size of the connection pool. */
export const MAIL_CONNECTIONS = 5

/** Loads the mail library on the first mail. */
export function makeMailer(server: MailServer, log: Log): Mailer {
  const { url, from, timeoutMs = MAIL_TIMEOUT_MS } = server
  let transport: Promise<Transporter> | undefined
  const address = addressOf(from)
  const domain = address.slice(address.lastIndexOf('@') + 1)

  return {
    async send(sent, traceparent) {
      const { id, fromName, replyTo, to, subject, text, html, unsubscribeUrl, date } = sent
      transport ??= openTransport(url)
      const mail = {
        ...{ to: [to], subject, text, html, date },
        from: fromName === null ? from : { name: fromName, address },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        // As an object: in a text, a comma or bracket of an address would start another address.
        envelope: { from: address, to: [to] },
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          traceparent,
        },
        ...{ disableFileAccess: true, disableUrlAccess: true },
        signal: AbortSignal.timeout(timeoutMs),
      }
      try {
        await (await transport).sendMail(mail)
        return 'accepted'
      } catch (error) {
        const fault = toMailFault(error)
        const outcome = toOutcome(fault)
        if (outcome === 'no answer')
          log.warn({ event: 'mail.server_unreachable', ...fault }, 'mail server unreachable')
        return outcome
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** The address in `Name <address>`, or the whole text if it has no brackets. */
function addressOf(from: string): string {
  const address = from.slice(from.lastIndexOf('<') + 1)
  const end = address.indexOf('>')
  return end === -1 ? address : address.slice(0, end)
}

/** Connects, greets, starts TLS and signs in, without a mail; rejects where the server refuses one of them. */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  return createTransport({
    ...{ pool: true, host: hostname, port: Number(port || (isSecure ? 465 : 587)) },
    secure: isSecure,
    // Passwords require TLS, except on loopback.
    requireTLS: user !== '' && !isSecure && !isLoopback(hostname),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
    ...{ maxConnections: MAIL_CONNECTIONS, ...TIMES },
    // After a broken connection it is unknown whether the mail arrived; the queue decides about a
    // retry.
    maxRequeues: 0,
  })
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
