import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { CLUB_API } from '../../../rest-facade/club/club-api.ts'
import { moveDays, RECORDED_DAY } from '../../../rest-facade/openapi/requests/recorded-examples.ts'
import { serveDocument } from '../../../rest-facade/openapi/serve-document.ts'
import { VOLUNTEER_API } from '../../../rest-facade/volunteer/volunteer-api.ts'
import { BUILT } from '../../../schema/built.ts'
import { operationsOf, readDocument } from '../../support/openapi/documents.ts'

interface Pair {
  name: string
  status: string
  request: unknown
  /** Values of its parameters. */
  query: readonly unknown[] | undefined
  answer: unknown
}

/** What stays as it is in spite of the request: a locked booking. */
const UNAPPLIED = ['PUT /booking-sources/{sourceId}/bookings/{externalBookingId} 202']

const PAIRS = (['club', 'volunteer'] as const).flatMap((api) =>
  operationsOf(readDocument(api)).flatMap(({ name, operation }) => {
    const { requestBody, parameters, responses } = operation as unknown as Described
    const request = exampleOf(requestBody)
    const query = parameters?.map(({ example }) => example)
    return Object.entries(responses)
      .filter(([status, response]) => /^2/.test(status) && exampleOf(response) !== undefined)
      .map(
        ([status, response]): Pair => ({
          ...{ name, status, request, query },
          answer: exampleOf(response),
        }),
      )
  }),
)

interface Described {
  requestBody?: Media
  parameters?: { example?: unknown }[]
  responses: Record<string, Media>
}

interface Media {
  content?: Record<string, { example?: unknown }>
}

function exampleOf(media: Media | undefined): unknown {
  return Object.values(media?.content ?? {})[0]?.example
}

describe('the examples of the documents', () => {
  const asked = PAIRS.filter(({ request }) => request !== undefined)

  test('answer what their request sends, in every operation', () => {
    expect(asked.length).toBeGreaterThan(36)
    const found = asked
      .filter(({ name, status }) => !UNAPPLIED.includes(`${name} ${status}`))
      .flatMap(({ name, status, request, answer }) =>
        disagreements(request, resourceOf(answer)).map((path) => `${name} ${status}: ${path}`),
      )
    expect(found).toEqual([])
  })

  test('send days that lie ahead of the day of building', () => {
    const built = statSync(join(BUILT.folder, 'openapi/club.json')).mtime.toISOString().slice(0, 10)
    const sent = PAIRS.flatMap(({ name, request, query }) =>
      [...JSON.stringify([request, query]).matchAll(/"(\d{4}-\d\d-\d\d)/g)].map(([, day = '']) => ({
        ...{ name, day },
      })),
    )
    expect(sent.length).toBeGreaterThan(5)
    expect(sent.filter(({ day }) => day <= built)).toEqual([])
  })

  test('are moved by whole days, but for those far away', () => {
    const text = '{"day":"2026-07-04","at":"2026-08-31T18:00:00Z","far":"2099-01-01"}'
    const moved = moveDays(text, RECORDED_DAY, Date.parse('2027-02-28T23:59:00Z'))
    expect(moved).toBe('{"day":"2027-03-03","at":"2027-04-30T18:00:00Z","far":"2099-01-01"}')
    const back = moveDays(moved, Date.parse('2027-02-28T01:00:00Z'), RECORDED_DAY)
    expect(back).toBe(text)
  })

  test.each([CLUB_API, VOLUNTEER_API])(
    'name the address that serves them: $prefix',
    async (api) => {
      const app = Fastify()
      serveDocument(app, api, 'https://clubs.example:8443')
      const { body } = await app.inject('/openapi.json')
      expect(body).toMatch(/"(https|wss):\/\/clubs\.example:8443\//)
      expect(body).not.toMatch(/127\.0\.0\.1:4000|api\.test/)
      await app.close()
    },
  )
})

function resourceOf(answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  if (isRecord(answer['data'])) return answer['data']
  const [only, ...others] = Object.values(answer)
  return others.length === 0 && isRecord(only) ? only : answer
}

/** Paths of members that both have with other values. */
function disagreements(request: unknown, answer: unknown, path = ''): string[] {
  if (Array.isArray(request) && Array.isArray(answer)) {
    // Participants are shown by their consent alone.
    if (path === '.participants') return disagreements(request.filter(consents), answer, '.shown')
    const ofItems = request.flatMap((item, at) => disagreements(item, answer[at], `${path}[${at}]`))
    return request.length === answer.length ? ofItems : [...ofItems, `${path}.length`]
  }
  if (isRecord(request) && isRecord(answer))
    return Object.keys(request)
      .filter((name) => Object.hasOwn(answer, name))
      .flatMap((name) => disagreements(request[name], answer[name], `${path}.${name}`))
  return isRecord(request) || request === answer ? [] : [path]
}

function consents(participant: unknown): boolean {
  return isRecord(participant) && participant['consent_to_share'] === true
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
