import { describe, expect, test } from '@jest/globals'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import type { ApiAccess } from '../../../../clients/cli/mcp/access.ts'
import { readDocPages } from '../../../../clients/cli/mcp/docs/doc-pages.ts'
import { makeDocTools } from '../../../../clients/cli/mcp/docs/doc-tools.ts'
import { explainDelivery } from '../../../../clients/cli/mcp/explain/explain-delivery.ts'
import { makeExplainTools } from '../../../../clients/cli/mcp/explain/explain-tools.ts'
import {
  FAILURE_REMEDIES,
  TLS_REMEDIES,
} from '../../../../clients/cli/mcp/explain/failure-remedies.ts'
import { sizeOf } from '../../../../clients/cli/mcp/results/fit-result.ts'
import type { Tool, ToolArguments } from '../../../../clients/cli/mcp/tool.ts'
import { useToken } from '../../../../clients/typescript/src/fixed-credential.ts'
import { guideFile, guideGroups } from '../../../../rest-facade/reference/guides/guide-list.ts'
import { readBuilt } from '../../../../schema/built.ts'
import { firstHourQuestions } from '../../../support/guides/first-hour-questions.ts'
import { readSource, sourceFilesOf } from '../../../support/source/import-graph.ts'

const BASE_URL = 'https://clubgate.example'
const PAGES = readDocPages(BASE_URL)
const TOOLS = [
  ...makeDocTools(PAGES),
  ...makeExplainTools({ apis: [], pages: PAGES, baseUrl: BASE_URL, isPersonal: false }),
]

function call(name: string, args: ToolArguments) {
  const tool = TOOLS.find((one) => one.name === name) as Tool
  return tool.run(args, new AbortController().signal)
}

describe('the documentation', () => {
  test('has the reference and the guides, with the address of the server', () => {
    const names = PAGES.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['club.md', 'errors.md', 'guides/webhooks.md']))
    expect(PAGES.filter(({ text }) => text.includes('http://127.0.0.1:4000'))).toEqual([])
  })

  test('has the same guides as a server, also those of docs and of the client', () => {
    const files = guideGroups({ isSandbox: true }).flatMap(({ guides }) => guides.map(guideFile))
    const names = files.map((file) => file.replace(/^docs\/guides\//, 'guides/'))
    const own = PAGES.map(({ name }) => name).filter((name) => name.includes('/'))
    expect(own.toSorted()).toEqual(names.toSorted())
  })

  test('has the changelog, by release', async () => {
    const { text } = await call('read_doc', { page: 'changelog.md', section: '120' })
    expect(text).toMatch(/^## 1\.2\.0\n/)
  })

  test('has links that read_doc follows, to a page and to its section', async () => {
    const links = PAGES.flatMap(({ name, text }) =>
      [...text.replaceAll(/^ *```.*?^ *```$/gms, '').matchAll(/\]\(([^()\s]*)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target))
        .map((target) => ({ name, target })),
    )
    expect(links.length).toBeGreaterThan(300)
    const broken: string[] = []
    for (const { name, target } of links) {
      const [page, section] = target.split('#')
      const args = { page: page || name, ...(section && { section }) }
      await call('read_doc', args).catch(() => broken.push(`${name}: ${target}`))
    }
    expect(broken).toEqual([])
  })

  test.each([
    ['idempotency key', 'club.md', 'idempotency-keys'],
    ['VERSION_CONFLICT', 'errors.md', 'version_conflict'],
    ['list bookings', 'club.md', 'list-bookings'],
    ['how do I authenticate?', 'README.md', 'credentials'],
    ['free slots', 'club.md', 'list-when-courts-are-free'],
    ['gdpr', 'volunteer.md', 'erase-a-helper'],
    ['changelog', 'changelog.md', 'changelog'],
  ])('is searched for "%s"', async (query, page, section) => {
    const { sections } = (await call('search_docs', { query })) as { sections: object[] }
    expect(sections.slice(0, 3)).toContainEqual(expect.objectContaining({ page, section }))
  })

  test('has something for 64 of the 67 questions of a first hour', async () => {
    const found = await Promise.all(
      firstHourQuestions().map(({ question }) => call('search_docs', { query: question })),
    )
    const missing = found.filter(({ sections }) => (sections as object[]).length === 0)
    expect(missing.length).toBeLessThanOrEqual(3)
  })

  test('finds nothing for words that no page has', async () => {
    expect(await call('search_docs', { query: 'xyzzy quux' })).toEqual({ sections: [] })
  })

  test.each(PAGES.map(({ name }) => [name]))('is read within a result: %s', async (page) => {
    const found = await call('read_doc', { page })
    expect(sizeOf(found)).toBeLessThanOrEqual(64 * 1024)
    expect(found['text']).toMatch(/^# /)
  })

  test('is read section by section where a page is longer', async () => {
    const { left_out: rest } = await call('read_doc', { page: 'volunteer.md' })
    const [section] = rest as string[]
    const found = await call('read_doc', { page: 'volunteer.md', section })
    expect(String(found['text']).startsWith('#')).toBe(true)
    await expect(call('read_doc', { page: 'club.md', section: 'none' })).rejects.toThrow('none')
  })
})

describe('explain_error', () => {
  test.each(['VERSION_CONFLICT', 'version_conflict'])('explains %s', async (code) => {
    const found = await call('explain_error', { code })
    expect(found).toMatchObject({ explanation: expect.stringContaining('**Remedy.**') })
    expect(found['help']).toMatch(/\/docs#error-VERSION_CONFLICT$/)
  })

  test('refuses a code that the reference does not have', async () => {
    await expect(call('explain_error', { code: 'NOPE' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('explain_delivery', () => {
  const schema = buildSchema(readBuilt('graph/api.graphql'))
  const valuesOf = (name: string) =>
    (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name)

  test('has a remedy for each failure and each fault of TLS', () => {
    expect(Object.keys(FAILURE_REMEDIES).sort()).toEqual(valuesOf('WebhookFailure').sort())
    expect(Object.keys(TLS_REMEDIES).sort()).toEqual(valuesOf('WebhookTlsFault').sort())
  })

  const attempt = { number: 2, responseStatus: null, failureClass: null, tlsFault: null }

  test.each([
    ['FAILED', { responseStatus: 403, failureClass: 'HTTP_STATUS' }, 'signing secret'],
    ['FAILED', { responseStatus: 400, failureClass: 'HTTP_STATUS' }, 'signing secret'],
    ['FAILED', { responseStatus: 400, failureClass: 'HTTP_STATUS' }, 'raw bytes of the body'],
    ['FAILED', { responseStatus: 408, failureClass: 'HTTP_STATUS' }, 'too slow'],
    ['FAILED', { responseStatus: 409, failureClass: 'HTTP_STATUS' }, 'that it has already'],
    ['FAILED', { responseStatus: 413, failureClass: 'HTTP_STATUS' }, 'larger than the receiver'],
    ['FAILED', { responseStatus: 415, failureClass: 'HTTP_STATUS' }, 'accept application/json'],
    ['FAILED', { responseStatus: 422, failureClass: 'HTTP_STATUS' }, 'refuses the body'],
    ['PENDING', { responseStatus: 425, failureClass: 'HTTP_STATUS' }, 'too slow'],
    ['PENDING', { responseStatus: 429, failureClass: 'HTTP_STATUS' }, 'too many requests'],
    ['FAILED', { responseStatus: 404, failureClass: 'HTTP_STATUS' }, 'no route for a POST'],
    ['FAILED', { responseStatus: 302, failureClass: 'HTTP_STATUS' }, 'not followed'],
    ['PENDING', { responseStatus: 500, failureClass: 'HTTP_STATUS' }, 'failed: look into its log'],
    ['FAILED', { failureClass: 'TIMEOUT' }, 'answer 2xx first'],
    ['FAILED', { failureClass: 'TLS_ERROR', tlsFault: 'EXPIRED' }, 'has expired: renew it'],
    ['DELIVERED', { responseStatus: 200 }, 'It was delivered'],
    ['ENDED', {}, 'was given up'],
  ])('says of %s after %j: %s', (status, last, text) => {
    const delivery = { status, attemptCount: 2, attempts: [{ ...attempt, ...last }] }
    expect(explainDelivery(delivery, 'club').join(' ')).toContain(text)
  })

  test('names who disabled the webhook', () => {
    const endpoint = { status: 'DISABLED', disabledBy: 'FAILURES', disabledAt: '2026-12-01' }
    const lines = explainDelivery({ status: 'ENDED', attempts: [], endpoint }, 'club')
    expect(lines.at(-1)).toContain('disabled by FAILURES at 2026-12-01')
  })
})

describe('a refusal of the graph', () => {
  const refuse = (code: string) => {
    const error = { message: 'Refused.', extensions: { code } }
    const access: ApiAccess = {
      ...{ api: 'club', baseUrl: BASE_URL, address: `${BASE_URL}/v1/club` },
      ...{ graphUrl: `${BASE_URL}/graphql`, source: useToken('t') },
      options: { fetch: async () => Response.json({ errors: [error] }) },
    }
    const setup = { apis: [access], pages: PAGES, baseUrl: BASE_URL, isPersonal: false }
    return makeExplainTools(setup)
  }

  test.each([
    ['explain_delivery', 'insufficient_scope', `${BASE_URL}/docs#error-insufficient_scope`],
    ['explain_request', 'insufficient_scope', `${BASE_URL}/docs#error-insufficient_scope`],
    ['explain_request', 'http_502', null],
  ])('of %s with %s has the link %s', async (name, code, help) => {
    const tool = refuse(code).find((one) => one.name === name) as Tool
    const args = { id: 'd-1', request_id: 'r-1' }
    await expect(tool.run(args, new AbortController().signal)).rejects.toMatchObject({ code, help })
  })
})

describe('the library of the protocol', () => {
  const files = sourceFilesOf('clients/cli')

  test('is used by one file', () => {
    const users = files.filter((file) => readSource(file).includes("'@modelcontextprotocol/"))
    expect(users).toEqual(['clients/cli/mcp/serve-mcp.ts'])
  })

  test('is loaded by its command alone, once that runs', () => {
    const outside = files.filter((file) => !file.startsWith('clients/cli/mcp/'))
    const statically = outside.filter((file) =>
      /^import (?!type\b)[^'\n]*'[^'\n]*\/mcp\//m.test(readSource(file)),
    )
    expect(statically).toEqual([])
  })
})
