import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkInput, parseInput, parseLongInput } from '../../platform/input/issues.ts'
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.ts'
import { Problem } from '../../schema/problem.ts'
import type { Route } from '../route.ts'
import { missingBody, parseBulkBody, parseJsonBody } from './body.ts'

/** The checked body of a request; a promise for a route with a `bodyLimit`. */
export function checkBody(route: Route, request: FastifyRequest): unknown {
  const { body, bodyLimit } = route
  if (request.body instanceof Problem) throw request.body
  if (body === undefined) return requireNoBody(request)
  if (isEmpty(request.body)) return checkEmptyBody(route, body)
  if (bodyLimit !== undefined) return checkBulkBody(body, request)

  return parseInput(body, parseJsonBody(request.headers['content-type'], request.body))
}

async function checkBulkBody(body: z.ZodType, request: FastifyRequest): Promise<unknown> {
  const value = await parseBulkBody(request.headers['content-type'], request.body)
  request.parsedBody = value
  await yieldToEventLoop()
  return parseLongInput(body, value)
}

/** An empty body counts as an empty object, except for PATCH: a lost body must not look like a change. */
function checkEmptyBody({ method }: Route, body: z.ZodType): unknown {
  if (method === 'PATCH') throw missingBody()

  const checked = checkInput(body, {}, 'body')
  if (!checked.ok) throw missingBody()

  return checked.value
}

/** A route without a body accepts an empty body or an object without members. */
function requireNoBody({ body, headers }: FastifyRequest): undefined {
  if (isEmpty(body)) return

  parseInput(NoMembers, parseJsonBody(headers['content-type'], body))
}

const NoMembers = z.strictObject({})

function isEmpty(body: unknown): boolean {
  return body === undefined || (Buffer.isBuffer(body) && body.length === 0)
}
