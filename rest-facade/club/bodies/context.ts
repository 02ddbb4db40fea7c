import type { GetContextQuery } from '../../../built/types/operations.ts'
import { toScope } from './scopes.ts'

type Installation = NonNullable<GetContextQuery['installation']>

export function toContext({ application, club, ...installation }: Installation) {
  return {
    installation: {
      id: installation.id,
      application_id: application.id,
      environment: installation.environment,
      status: installation.status,
      scopes: installation.grantedScopes.map(toScope),
      installed_at: installation.installedAt,
      expires_at: installation.expiresAt,
    },
    application: { id: application.id, slug: application.slug, name: application.name },
    club: {
      id: club.id,
      slug: club.slug,
      name: club.name,
      status: club.status,
      timezone: club.timezone,
      currency: club.currency,
      country: club.country,
      language: club.language,
    },
  }
}
