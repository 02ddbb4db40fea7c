import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../deploy/proxies', name), 'utf8')

const NGINX = read('nginx.conf')
const HAPROXY = read('haproxy.cfg')

/** The bodies of a proxy's own errors, each once. */
const bodiesOf = (text: string) =>
  [...new Set([...text.matchAll(/'(\{"err[^']*\})'/g)].map(([, body = '']) => body))].map((body) =>
    JSON.parse(body),
  )

test('the page for operators names the paths of readers and agents beside those of the APIs', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations/install.md'), 'utf8')
  const [, table = ''] = page.split('| path at the public host |')
  const [rows = ''] = table.split('\n\n')
  for (const path of ['/v1/club', '/graphql', '/docs', '/llms.txt'])
    expect(rows).toContain(`\`${path}\``)
})

describe('the samples of proxies', () => {
  test.each([
    ['nginx.conf', NGINX],
    ['haproxy.cfg', HAPROXY],
  ])('answer by themselves in the forms of both APIs and of the graph: %s', (_, text) => {
    const bodies = bodiesOf(text)
    expect(bodies).toEqual([
      {
        error: {
          code: 'service_unavailable',
          message: expect.any(String),
          request_id: expect.any(String),
        },
      },
      { error: expect.any(String), code: 'service_unavailable' },
      { errors: [{ message: expect.any(String), extensions: { code: 'dependency_unavailable' } }] },
    ])
    expect(text).toMatch(/Retry-After 5/)
  })

  test.each([
    [
      'nginx.conf',
      NGINX,
      [
        'client_max_body_size 17m',
        'X-Forwarded-For $remote_addr',
        'proxy_read_timeout 120s',
        'location = /readyz { return 404; }',
      ],
    ],
    [
      'haproxy.cfg',
      HAPROXY,
      [
        'X-Forwarded-For %[src]',
        'timeout tunnel 120s',
        'path /livez /readyz',
        'httpchk GET /readyz',
      ],
    ],
  ])('pass what the product needs, and hide its probes: %s', (_, text, needed) => {
    expect(needed.filter((line) => !text.includes(line))).toEqual([])
  })

  test('answer each fault of HAProxy with JSON, in each of its backends', () => {
    const backends = HAPROXY.split(/^backend /m).slice(1)
    const statuses = backends.map((text) =>
      [...text.matchAll(/http-error status (\d+) content-type application\/json/g)].map(
        ([, status]) => status,
      ),
    )
    expect(statuses).toEqual(Array.from({ length: 3 }, () => ['502', '503', '504']))
  })
})
