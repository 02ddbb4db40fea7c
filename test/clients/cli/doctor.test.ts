import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { makeChecks } from '../../../clients/cli/doctor/checks.ts'
import { verifyWebhook } from '../../../clients/typescript/src/index.ts'
import { makeWebhookHandler } from '../../../examples/webhook-receiver.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { checkDelivery } from '../../support/openapi/check-delivery.ts'
import { type Handle, isSigned, SECRET, startHttpReceiver } from './receivers.ts'
import { runCommand } from './run-command.ts'

const PRODUCTS = ['club', 'volunteer'] as const

/** The exit status and the printed report. */
async function examine(url: string, product: string, options: readonly string[] = []) {
  const args = ['doctor', '--receiver', url, '--product', product, '--secret', SECRET, ...options]
  return runCommand(args)
}

const verifying =
  (product: 'club' | 'volunteer', options?: { checksTime: boolean }): Handle =>
  (request, body) =>
    isSigned(product, request, body, options) ? 204 : 400

describe.each(PRODUCTS)('doctor of a receiver of the %s API', (product) => {
  test('finds a right receiver right', async () => {
    const { status, printed } = await examine(await startHttpReceiver(verifying(product)), product)
    expect(printed).toMatch(/The receiver is right\.$/)
    expect(printed).not.toContain('WRONG')
    expect(status).toBe(0)
  })

  test('recognizes one that accepts everything', async () => {
    const { status, printed } = await examine(await startHttpReceiver(() => 200), product)
    expect(printed).toContain('It accepts everything')
    expect(status).toBe(1)
  })

  test('recognizes one that refuses everything', async () => {
    const { status, printed } = await examine(await startHttpReceiver(() => 401), product)
    expect(printed).toContain('It refuses everything')
    expect(status).toBe(1)
  })

  test('recognizes one that redirects', async () => {
    const { status, printed } = await examine(await startHttpReceiver(() => 302), product)
    expect(printed).toContain('It redirects, and redirects are not followed')
    expect(status).toBe(1)
  })

  test('recognizes one that verifies what it has parsed and written again', async () => {
    const url = await startHttpReceiver((request, body) => {
      const rewritten = JSON.stringify(JSON.parse(String(body)))
      return isSigned(product, request, rewritten) ? 204 : 400
    })
    const { status, printed } = await examine(url, product)
    expect(printed).toContain('It parses the body before it verifies')
    expect(status).toBe(1)
  })

  test('recognizes one that parses first and verifies the raw bytes', async () => {
    const url = await startHttpReceiver((request, body) => {
      JSON.parse(String(body))
      return isSigned(product, request, body) ? 204 : 400
    })
    const { status, printed } = await examine(url, product)
    expect(printed).toContain('It parses the body before it verifies')
    expect(status).toBe(1)
  })

  test('recognizes one that answers too late, and does not wait for it nine times', async () => {
    const url = await startHttpReceiver(() => null)
    const { status, printed } = await examine(url, product, ['--timeout', '100'])
    expect(printed).toContain('It answers too late')
    expect(printed.match(/timeout/g)?.length).toBe(2)
    expect(printed).toContain('Skipped, as two answers were late: other spelling, 256 KB, tampered')
    expect(status).toBe(1)
  })

  test('recognizes an address where nothing listens', async () => {
    const { status, printed } = await examine('http://127.0.0.1:1/', product)
    expect(printed).toContain('Nothing answers at this address')
    expect(status).toBe(1)
  })

  test('recognizes one that refuses large bodies', async () => {
    const url = await startHttpReceiver((request, body, response) =>
      body.length > 100_000 ? 413 : verifying(product)(request, body, response),
    )
    const { printed } = await examine(url, product)
    expect(printed).toContain('It refuses a large body')
  })

  test('is not kept busy by an answer without an end', async () => {
    const url = await startHttpReceiver((_request, _body, response) => {
      response.writeHead(200)
      const write = () => void (response.destroyed || response.write('x'.repeat(65_536), write))
      write()
      return null
    })
    const { printed } = await examine(url, product)
    expect(printed).toContain('It accepts everything')
  })

  test('sends good events that are as documented, one of more than 256 KB', () => {
    const good = makeChecks(product, SECRET).filter(({ expected }) => expected === '2xx')
    expect(good.map(({ name }) => name)).toEqual(['good', 'repeated', 'other spelling', '256 KB'])
    for (const { delivery } of good) checkDelivery(product, delivery)
    expect(good.at(-1)?.delivery.body.length).toBeGreaterThan(256 * 1024)
  })

  test('agrees with verifyWebhook of the client', async () => {
    const accepted: string[] = []
    for (const { name, delivery } of makeChecks(product, SECRET))
      await verifyWebhook(delivery.body, delivery.headers, SECRET).then(
        () => accepted.push(name),
        () => {},
      )
    expect(accepted).toEqual(['good', 'repeated', 'other spelling', '256 KB'])
  })
})

describe('doctor of a receiver of the Club API', () => {
  test('recognizes one that does not check the time', async () => {
    const url = await startHttpReceiver(verifying('club', { checksTime: false }))
    const { status, printed } = await examine(url, 'club')
    expect(printed).toContain('It does not check the time')
    expect(status).toBe(1)
  })

  test('finds the example right', async () => {
    const handle = makeWebhookHandler({ signingSecret: SECRET, onEvent: () => {} })
    const server = createServer(handle)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endWithSuite(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { printed } = await examine(`http://127.0.0.1:${port}/`, 'club')
    expect(printed).toMatch(/The receiver is right\.$/)
  })

  test('prints its findings as JSON', async () => {
    const { printed } = await examine(await startHttpReceiver(() => 200), 'club', ['--json'])
    const report = JSON.parse(printed)
    expect(report).toMatchObject({ is_right: false, conclusion: 'acceptsAll' })
    expect(report.findings[0]).toMatchObject({
      name: 'good',
      expected: '2xx',
      result: { status: 200 },
    })
  })
})

describe('doctor --server', () => {
  test('runs the program that examines an installation, in the same environment', async () => {
    const { status, printed } = await runCommand(['doctor', '--server'], {
      GATEWAY_URL: 'http://g',
    })
    expect(printed).toMatch(/^Examined as facade;/)
    expect(printed).toContain('WRONG environment        REDIS_URL: needed by the process facade')
    expect(printed).toMatch(/Wrong: environment\.$/)
    expect(status).toBe(1)
  })

  test('passes options and the exit status on', async () => {
    const help = await runCommand(['doctor', '--server', '--help'])
    expect([help.status, help.printed]).toEqual([0, expect.stringContaining('--processes N')])
    const unknown = await runCommand(['doctor', '--server', '--role', 'x'])
    expect([unknown.status, unknown.noted]).toEqual([
      2,
      expect.stringContaining('--role is one of'),
    ])
  })
})
