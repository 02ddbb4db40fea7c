import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { asInstallation, type Caller } from '../../platform/caller.ts'
import { bearerCredential } from '../../platform/http/bearer.ts'
import { toRateHeaders } from '../../platform/limits/rate-headers.ts'
import { BUILT } from '../../schema/built.ts'
import { findMissingScopes } from '../../schema/club/access.ts'
import type { ClubScope } from '../../schema/club/scopes.ts'
import { Problem, refuse } from '../../schema/problem.ts'
import type { Api } from '../api.ts'
import { mountApi, type RestFacade } from '../server.ts'
import { toClubError } from './errors.ts'
import { CLUB_ROUTES } from './routes/index.ts'

/** The Club Integration API v1, for partners that a club has installed. */
export const CLUB_API: Api<ClubScope> = {
  prefix: '/v1/club',
  document: join(BUILT.folder, 'openapi/club.json'),
  readCredential: bearerCredential,
  requireServed: requirePartner,
  toRateHeaders,
  authorize: (caller, scopes) => refuse(findMissingScopes(asInstallation(caller).scopes, scopes)),
  toErrorAnswer: toClubError,
}

export function mountClubApi(app: FastifyInstance, facade: RestFacade): void {
  mountApi(app, CLUB_API, CLUB_ROUTES, facade)
}

function requirePartner({ kind }: Caller): void {
  // A staff token is valid, but no access token of this API (Authentication, 1).
  if (kind !== 'installation')
    throw new Problem('invalid_credential', 'This is not the access token of an installation.')
}
