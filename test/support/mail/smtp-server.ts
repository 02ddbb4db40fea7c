import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface TakenMail {
  to: string
  raw: string
  isEncrypted: boolean
}

/** A mail server of ours, which says to each connection, sender, recipient and mail what the test wants. */
export interface TestMailServer {
  url: string
  taken: TakenMail[]
  /** Recipients, once per RCPT command. */
  asked: string[]
  /** Who signed in, once for each connection. */
  users: string[]
  close(): Promise<void>
}

/** Undefined goes on; a code refuses. */
type Code = number | undefined

export interface MailAnswers {
  onConnection?: () => Code
  onSender?: () => Code
  onRecipient?: (address: string) => Code
  /** Whether the connection breaks off as soon as the mail begins. */
  breaksOff?: (to: string) => boolean
  /** Is waited for before the mail is answered for. */
  onMail?: (to: string) => Promise<Code> | Code
  /** Whether the connection breaks off once the mail is taken, before that is said. */
  losesAnswer?: (to: string) => boolean
}

export interface MailServerOptions {
  port?: number
  /** STARTTLS is offered with it. */
  certificate?: { key: string; cert: string }
  /** Required credentials; with a certificate, AUTH is offered only over TLS. */
  password?: string
}

export async function startMailServer(
  answers: MailAnswers = {},
  { port: asked = 0, certificate, password }: MailServerOptions = {},
): Promise<TestMailServer> {
  const server: TestMailServer = { ...{ url: '', taken: [], asked: [], users: [] }, close }
  const sockets = new Map<number | undefined, Socket>()
  const smtp = new SMTPServer({
    ...{ closeTimeout: 100, ...certificate, authOptional: password === undefined },
    disabledCommands: [
      ...(certificate === undefined ? ['STARTTLS'] : []),
      ...(password === undefined ? ['AUTH'] : []),
    ],
    allowInsecureAuth: certificate === undefined,
    onConnect: (_session, callback) => callback(refusal(answers.onConnection?.())),
    onAuth({ username = '', password: said }, _session, callback) {
      if (said !== password) return callback(refusal(535))
      server.users.push(username)
      callback(null, { user: username })
    },
    onMailFrom: (_address, _session, callback) => callback(refusal(answers.onSender?.())),
    onRcptTo({ address }, _session, callback) {
      server.asked.push(address)
      callback(refusal(answers.onRecipient?.(address)))
    },
    async onData(stream, { envelope, remotePort, secure }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address).join()
      if (answers.breaksOff?.(to)) sockets.get(remotePort)?.destroy()
      const raw = await text(stream).catch(() => null)
      // A client that broke off in the middle waits for no answer.
      if (raw === null) return
      const code = await answers.onMail?.(to)
      if (code === undefined) server.taken.push({ to, raw, isEncrypted: secure })
      if (answers.losesAnswer?.(to)) sockets.get(remotePort)?.destroy()
      callback(refusal(code))
    },
  })
  // Clients that break off are the subject of some tests.
  smtp.on('error', () => {})
  smtp.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))
  await new Promise<void>((resolve) => smtp.listen(asked, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  server.url = `smtp://127.0.0.1:${port}`
  return server

  function close(): Promise<void> {
    return new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
}

function refusal(responseCode: Code): Error | null {
  return responseCode === undefined
    ? null
    : Object.assign(new Error('Not this one'), { responseCode })
}
