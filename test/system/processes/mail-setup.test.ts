import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { mailSetupOf } from '../../../launch/wiring/volunteer-tier.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { aloneEnvironment, productionEnvironment } from '../support/processes/role-environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-mail-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PROCESS = {
  ...aloneEnvironment('redis://127.0.0.1'),
  DATABASE_URL: 'mysql://root@127.0.0.1/mail',
}
const SANDBOX = { ...PROCESS, ENVIRONMENT: 'SANDBOX' }
const PRODUCTION = { ...PROCESS, ...productionEnvironment(folder) }

const SERVER = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'fest@example.org' }

describe('messages to helpers', () => {
  test.each([
    ['a sandbox', SANDBOX, 'OUTBOX'],
    ['a sandbox that is not named', PROCESS, 'OUTBOX'],
    ['PRODUCTION', PRODUCTION, 'NONE'],
  ])('are not mailed in %s without SMTP_URL', (_where, env, form) => {
    expect(mailSetupOf(readConfig(env, 'volunteer'))).toEqual({ form, server: null })
  })

  test.each([
    ['a sandbox', SANDBOX],
    ['PRODUCTION', PRODUCTION],
  ])('are mailed in %s with SMTP_URL', (_where, env) => {
    expect(mailSetupOf(readConfig({ ...env, ...SERVER }, 'volunteer'))).toEqual({
      form: 'SMTP',
      server: { url: SERVER.SMTP_URL, from: SERVER.MAIL_FROM },
    })
  })
})
