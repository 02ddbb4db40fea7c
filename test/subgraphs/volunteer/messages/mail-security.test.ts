import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { generate } from 'selfsigned'
import { until } from '../../../support/time/until.ts'
import { type MailingOptions, type MailingTest, startMailing } from './mail-fixture.ts'

const PASSWORD = 's3cret/:@'

let certificate: { key: string; cert: string }
let mailing: MailingTest | undefined
let trusted: string[]

beforeAll(async () => {
  const altNames = [{ type: 2, value: 'localhost' } as const]
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...{ keyType: 'ec', algorithm: 'sha256' },
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  })
  certificate = { key, cert }
  trusted = getCACertificates('default')
})

afterEach(async () => {
  setDefaultCACertificates(trusted)
  await mailing?.close()
})

const trustIt = () => setDefaultCACertificates([...trusted, certificate.cert])

const byName = (url: string) => url.replace('127.0.0.1', 'localhost')

const withPassword = (password: string) => (url: string) =>
  byName(url).replace('//', `//fest%40club:${encodeURIComponent(password)}@`)

/** The outcome of a message to one helper after the first attempt. */
async function sendWith(options: MailingOptions) {
  mailing = await startMailing(options)
  await mailing.letIn(['anna@club.example'])
  const id = await mailing.send()
  const { outcomesOf, server } = mailing
  await until(async () => (await outcomesOf(id))['anna@club.example']?.[1] === 1)
  await mailing.goOn(0)
  return { outcome: (await outcomesOf(id))['anna@club.example']?.[0], server }
}

describe('a mail server with STARTTLS', () => {
  test('is used over TLS if its certificate is trusted', async () => {
    trustIt()
    const { outcome, server } = await sendWith({ server: { certificate }, toUrl: byName })
    expect(outcome).toBe('MAILED')
    expect(server.taken.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  })

  test.each([
    ['is not trusted', () => {}, byName],
    ['is for another name', trustIt, (url: string) => url],
  ] as const)('gets no mail if its certificate %s', async (_what, trust, toUrl) => {
    trust()
    const { outcome, server } = await sendWith({ server: { certificate }, toUrl })
    expect(outcome).toBe('PENDING')
    expect(server.asked).toEqual([])
  })

  test('gets the credentials over TLS only', async () => {
    trustIt()
    const { outcome, server } = await sendWith({
      server: { certificate, password: PASSWORD },
      toUrl: withPassword(PASSWORD),
    })
    expect(outcome).toBe('MAILED')
    expect(server.users).toEqual(['fest@club'])
  })
})

describe('a mail server that requires authentication', () => {
  test('accepts mails with valid credentials', async () => {
    const { outcome } = await sendWith({
      server: { password: PASSWORD },
      toUrl: withPassword(PASSWORD),
    })
    expect(outcome).toBe('MAILED')
  })

  test.each([
    ['a wrong password', withPassword('wrong')],
    ['no password', byName],
  ])('is retried after it refused %s', async (_what, toUrl) => {
    const { outcome, server } = await sendWith({ server: { password: PASSWORD }, toUrl })
    expect(outcome).toBe('PENDING')
    expect(server.asked).toEqual([])
  })
})
