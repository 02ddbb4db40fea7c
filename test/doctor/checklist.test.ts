import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { reportClock } from '../../doctor/compare-clocks.ts'
import { findRights } from '../../doctor/database/rights.ts'
import { findSettings } from '../../doctor/database/server-settings.ts'
import type { Examination, Verdict } from '../../doctor/finding.ts'
import { examineAdmin } from '../../doctor/peers/examine-admin.ts'
import { examineMail } from '../../doctor/peers/examine-mail.ts'
import { examinePortalClient } from '../../doctor/peers/examine-portal-client.ts'
import { findTokenFault } from '../../doctor/peers/find-token-fault.ts'
import { judgeClientAddress } from '../../doctor/peers/judge-client-address.ts'
import { startScriptedServer } from '../support/http/scripted-server.ts'
import { examined } from './examined.ts'

const PAGE = resolve(import.meta.dirname, '../../docs/operations/secure.md')

/** Plants a fault of the row, and returns what is found. */
type Planted = () => Promise<readonly string[]>

interface Row {
  /** The check of the doctor; null for a row that a person goes through by hand. */
  check: string | null
  planted?: Planted
  finds?: RegExp
}

const textsOf = (verdicts: readonly (readonly [Verdict, string])[]) =>
  verdicts.filter(([verdict]) => verdict !== 'ok').map((finding) => finding.join(' '))

async function findingsOf({ examine }: Examination): Promise<string[]> {
  const found: string[] = []
  await examine((verdict, text) => void found.push(`${verdict} ${text}`))
  return found
}

async function environmentOf(env: Record<string, string>, role: string): Promise<string[]> {
  const { wrong, notes } = await examined(env, '--role', role)
  return [...wrong, ...notes].filter((line) => line.startsWith('environment'))
}

const KEY = randomBytes(32).toString('base64')

/** Rows by how their first column begins. */
const ROWS: Readonly<Record<string, Row>> = {
  '`ENVIRONMENT=PRODUCTION`': {
    check: 'environment',
    finds: /ENVIRONMENT is not set/,
    planted: () => environmentOf({ ADMIN_SUBJECTS: 'a', PORT: 'x' }, 'all-in-one'),
  },
  '`SECRET_KEYS` are drawn': { check: null },
  'each process has the secrets': {
    check: 'environment',
    finds: /CLUB_DATABASE_URL: the process facade does not need it/,
    planted: () =>
      environmentOf({ ENVIRONMENT: 'PRODUCTION', CLUB_DATABASE_URL: 'mysql://a:b@c/d' }, 'facade'),
  },
  'no variable is misspelt': {
    check: 'environment',
    finds: /TRUST_PROXI is read by nothing/,
    planted: () => environmentOf({ TRUST_PROXI: 'x', PORT: 'x' }, 'gateway'),
  },
  'each subgraph has a database user': {
    check: 'database …',
    finds: /WRONG The user may also use `clubgate%`/,
    planted: async () =>
      textsOf(
        findRights({
          grants: ['GRANT SELECT, INSERT, UPDATE, DELETE ON `clubgate%`.* TO a@b'],
          ...{ database: 'clubgate_club', purpose: 'serve-one', isCluster: false },
        }),
      ),
  },
  'databases and Redis are reached over TLS': {
    check: 'environment',
    finds: /REDIS_URL leads to another machine without TLS and password/,
    planted: () =>
      environmentOf(
        {
          ...{ ENVIRONMENT: 'PRODUCTION', PUBLIC_URL: 'https://api.invalid', PORT: '1' },
          ...{ GATEWAY_URL: 'http://127.0.0.1:1', GATEWAY_SEAL_KEYS: KEY },
          REDIS_URL: 'redis://redis.invalid:6379',
        },
        'facade',
      ),
  },
  'commits are durable': {
    check: 'database …',
    finds: /WRONG innodb_flush_log_at_trx_commit is 2/,
    planted: async () =>
      textsOf(
        findSettings(
          new Map([
            ['innodb_flush_log_at_trx_commit', '2'],
            ['max_allowed_packet', '67108864'],
          ]),
        ),
      ),
  },
  '`INTERNAL_PORT` and `METRICS_PORT`': { check: null },
  'the proxy ends TLS': {
    check: 'public url',
    finds: /WRONG TRUST_PROXY does not name the proxy/,
    planted: async () => {
      const seen = { peer: '10.0.0.2', forwarded: ['203.0.113.9', '8.8.8.8'], counted: '10.0.0.2' }
      const trust = { invented: '203.0.113.9', trustsProxies: true, isTrusted: () => false }
      return textsOf([judgeClientAddress(seen, trust)])
    },
  },
  'the proxy’s log': { check: null },
  'the proxy compresses no answer': { check: null },
  'the issuer is yours': {
    check: 'issuer',
    finds: /ADMIN_TOKEN is no JWT/,
    planted: async () => {
      const rules = { issuer: 'https://issuer.invalid', audience: 'clubgate', isTyped: false }
      return [(await findTokenFault('opaque', rules)) ?? '']
    },
  },
  'the person of `ADMIN_TOKEN`': {
    check: 'admin',
    finds: /WRONG ADMIN_TOKEN: .*has no role/,
    planted: async () => {
      const body = { errors: [{ message: 'The access token is valid, but s has no role.' }] }
      const { baseUrl: publicUrl } = await startScriptedServer(() => ({ status: 401, body }))
      return findingsOf(examineAdmin({ publicUrl, token: 't' }))
    },
  },
  'the portal is a client of the issuer': {
    check: 'portal',
    finds: /WRONG The issuer refuses a sign-in at the portal \(invalid_client\)/,
    planted: async () => {
      const { baseUrl: issuer } = await startScriptedServer(({ url, headers }) =>
        url.startsWith('/.well-known')
          ? { status: 200, body: { authorization_endpoint: `http://${headers.host}/authorize` } }
          : { status: 400, body: { error: 'invalid_client' } },
      )
      const question = { publicUrl: 'https://api.invalid', issuer, clientId: 'clubgate-portal' }
      return findingsOf(examinePortalClient(question))
    },
  },
  'mails leave over TLS': {
    check: 'mail',
    finds: /note Without SMTP_URL/,
    planted: () => findingsOf(examineMail(null, true)),
  },
  'clocks are synchronized': {
    check: 'clocks',
    finds: /WRONG The clock of a peer is 60 s/,
    planted: async () => {
      const found: string[] = []
      const reading = { peer: 'a peer', peerMs: 60_000, before: 0, after: 0 }
      reportClock((verdict, text) => void found.push(`${verdict} ${text}`), reading)
      return found
    },
  },
  'alerts reach a person': { check: null },
  'a [backup]': { check: null },
  'containers run without root': { check: null },
}

function readChecklist(): { row: string; by: string }[] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('## Before real data')
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .map(([, row = '', by = '']) => ({ row: row.replaceAll("'", '’'), by }))
    .filter(({ row }) => row !== 'check' && !row.startsWith('---'))
}

const ruleOf = (row: string) => Object.keys(ROWS).find((start) => row.startsWith(start))

describe('the checklist before real data', () => {
  test('has a row for each entry of this table, and none beside', () => {
    expect(readChecklist().map(({ row }) => ruleOf(row) ?? row)).toEqual(Object.keys(ROWS))
  })

  test.each(readChecklist())('says who examines: $row', ({ row, by }) => {
    const { check } = ROWS[ruleOf(row) ?? ''] ?? { check: undefined }
    if (check === null) expect(by).toMatch(/^by hand/)
    else expect(by).toContain(`doctor: \`${check}\``)
  })

  test.each(Object.entries(ROWS).filter(([, { check }]) => check !== null))(
    'finds a planted fault of the row "%s"',
    async (_row, { planted, finds }) => {
      expect((await planted?.())?.join('\n')).toMatch(finds ?? /nothing was planted/)
    },
  )
})
