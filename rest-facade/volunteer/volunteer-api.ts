import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { asApiKey, type Caller } from '../../platform/caller.ts'
import { BUILT } from '../../schema/built.ts'
import { refuse } from '../../schema/problem.ts'
import { refuseApiKey } from '../../schema/volunteer/access.ts'
import type { VolunteerScope } from '../../schema/volunteer/scopes.ts'
import type { Api } from '../api.ts'
import { mountApi, type RestFacade } from '../server.ts'
import { apiKeyCredential, invalidApiKey } from './api-key-credential.ts'
import { toVolunteerError } from './errors.ts'
import { VOLUNTEER_ROUTES } from './routes/index.ts'
import { toVolunteerRateHeaders } from './volunteer-rate-headers.ts'

/** The Volunteer-Event Developer API v1, for the systems of the clubs themselves. */
export const VOLUNTEER_API: Api<VolunteerScope> = {
  prefix: '/api/developer/v1',
  document: join(BUILT.folder, 'openapi/volunteer.json'),
  readCredential: apiKeyCredential,
  requireServed: requireApiKey,
  toRateHeaders: toVolunteerRateHeaders,
  authorize: (caller, scopes) => refuse(refuseApiKey(asApiKey(caller), scopes)),
  toErrorAnswer: toVolunteerError,
}

export function mountVolunteerApi(app: FastifyInstance, facade: RestFacade): void {
  mountApi(app, VOLUNTEER_API, VOLUNTEER_ROUTES, facade)
}

function requireApiKey({ kind }: Caller): void {
  if (kind !== 'api_key') throw invalidApiKey()
}
