import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface TakenMail {
  to: string
  raw: string
}

/** A mail server of ours, which says to each recipient and mail what the test wants. */
export interface TestMailServer {
  url: string
  taken: TakenMail[]
  /** How often anybody was named as a recipient. */
  asked: string[]
  close(): Promise<void>
}

export interface MailAnswers {
  port?: number
  /** Undefined takes the recipient; a code refuses it. */
  onRecipient?: (address: string) => number | undefined
  /** Is waited for before the mail is answered for; a code refuses it. */
  onMail?: (to: string) => Promise<number | undefined> | number | undefined
}

export async function startMailServer(answers: MailAnswers = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = []
  const asked: string[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], closeTimeout: 100 },
    onRcptTo({ address }, _session, callback) {
      asked.push(address)
      callback(refusal(answers.onRecipient?.(address)))
    },
    async onData(stream, { envelope }, callback) {
      const raw = await text(stream).catch(() => null)
      // A client that broke off in the middle waits for no answer.
      if (raw === null) return
      const to = envelope.rcptTo.map(({ address }) => address).join()
      const code = await answers.onMail?.(to)
      if (code === undefined) taken.push({ to, raw })
      callback(refusal(code))
    },
  })
  // Clients that break off are the subject of some tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(answers.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    ...{ url: `smtp://127.0.0.1:${port}`, taken, asked },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number | undefined): Error | null {
  return responseCode === undefined
    ? null
    : Object.assign(new Error('Not this one'), { responseCode })
}
