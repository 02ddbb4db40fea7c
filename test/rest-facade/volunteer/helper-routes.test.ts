import { describe, expect, test } from '@jest/globals'
import { aPage } from '../../gateway/samples/sample-page.ts'
import { anApiKey, startSampleFacade, TOKEN, VEREIN_ID } from '../sample-facade.ts'

const STAMPS = { createdAt: '2026-06-01T08:00:00.000Z', updatedAt: '2026-06-02T08:00:00.000Z' }

const HELPER = {
  id: 'helper-1',
  clubId: VEREIN_ID,
  externalId: null,
  firstName: null,
  lastName: 'Lind',
  email: 'l@example.org',
  phone: null,
  language: 'de',
  tags: ['bar'],
  notes: null,
  status: 'INACTIVE',
  mail: 'ON',
  ...STAMPS,
}

async function ask(query: string) {
  const { app, executions } = await startSampleFacade({
    caller: anApiKey(),
    answer: () => ({ data: { helpers: aPage([HELPER]) } }),
  })
  const answer = await app.inject({ url: `/api/developer/v1/helpers${query}`, headers: TOKEN })
  const { statusCode: status, headers } = answer
  return { status, headers, body: answer.json(), variables: executions[0]?.variables }
}

describe('GET /helpers', () => {
  test('answers a page of 100, with the total in a header', async () => {
    const { status, headers, body, variables } = await ask('')
    expect(status).toBe(200)
    expect(body).toEqual({
      helpers: [
        {
          id: 'helper-1',
          verein_id: VEREIN_ID,
          external_id: null,
          first_name: null,
          last_name: 'Lind',
          email: 'l@example.org',
          phone: null,
          language: 'de',
          tags: ['bar'],
          notes: null,
          status: 'inactive',
          mail: 'on',
          created_at: STAMPS.createdAt,
          updated_at: STAMPS.updatedAt,
        },
      ],
    })
    expect(headers['x-total-count']).toBe('1')
    expect(variables).toEqual({
      ...{ first: 100, offset: 0, isCounted: true },
      filter: { includeDeleted: false },
    })
  })

  test('hands its filters to the graph', async () => {
    const { variables } = await ask('?search=%20li%25_%20&status=active&tag=bar&limit=1&offset=2')
    expect(variables).toEqual({
      ...{ first: 1, offset: 2, isCounted: true },
      filter: { includeDeleted: false, search: 'li%_', status: 'ACTIVE', tag: 'bar' },
    })
  })

  test.each([
    ['search', ''],
    ['search', '%20'],
    ['search', 's'.repeat(101)],
    ['tag', 't'.repeat(41)],
    ['status', 'draft'],
    ['limit', '201'],
    ['event_id', 'gala'],
    ['event_id', ''],
  ])('answers 400 validation_failed for %s=%s', async (field, value) => {
    const { status, body } = await ask(`?${field}=${value}`)
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.error).toMatch(new RegExp(`^${field}: .`))
  })
})
