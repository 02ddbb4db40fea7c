import { z } from 'zod'
import type { GetContextQuery } from '../../../built/types/operations.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import { field, readerOf, record, toRestBody } from '../../../schema/fields/rest-body.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { COUNTRY, KEYWORD, NAME, SCOPES, TIMEZONE } from './keywords.ts'
import { DATA } from './page.ts'
import { toScope } from './scopes.ts'

type Installation = NonNullable<GetContextQuery['installation']>

const InstallationBody = record('Installation', {
  id: field(),
  application_id: field({ of: 'Application.id' }),
  environment: field(),
  status: field({
    enum: ['ACTIVE'],
    description: 'Always ACTIVE: an installation that is not is refused.',
  }),
  scopes: field<ClubScope[]>({ of: 'Installation.grantedScopes', ...SCOPES }),
  installed_at: field(),
  expires_at: field<string | null>(),
})

const ApplicationBody = record('Application', {
  id: field(),
  slug: field(KEYWORD),
  name: field(NAME),
})

const ClubBody = record('Club', {
  id: field(),
  slug: field(KEYWORD),
  name: field(NAME),
  status: field(),
  timezone: field(TIMEZONE),
  currency: field({ pattern: '^[A-Z]{3}$' }),
  country: field(COUNTRY),
  language: field({ maxLength: LIMITS.language }),
})

export const ContextBody = z
  .object({ installation: InstallationBody, application: ApplicationBody, club: ClubBody })
  .describe(DATA)

const toInstallation = readerOf<Installation, typeof InstallationBody>(InstallationBody, {
  application_id: ({ application }) => application.id,
  scopes: ({ grantedScopes }) => grantedScopes.map(toScope),
})

export function toContext(installation: Installation): z.output<typeof ContextBody> {
  return {
    installation: toInstallation(installation),
    application: toRestBody(installation.application),
    club: toRestBody(installation.club),
  }
}
