import { z } from 'zod'
import { MAX_ISSUES, MAX_PATH } from '../../platform/input/issues.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { LIMITS } from '../../schema/limits.ts'
import type { RestDetails } from '../api.ts'
import { detailsOf } from '../problem-names.ts'

const COUNT = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const SOURCE_ID = z.string().max(LIMITS.id).meta({
  description: 'The booking source that the request names.',
})
/** A short name, of which others can be added. */
const NAME = z.string().regex(/^[a-z_]+$/)
const SCOPES = z.array(z.enum(CLUB_SCOPES))

const Issue = z.object({
  in: z.enum(['body', 'query', 'path', 'header']).meta({ description: 'Part of the request.' }),
  path: z
    .string()
    .max(MAX_PATH + 1)
    .meta({
      description: 'Path of the value, such as `participants[0].team`; empty for the whole part.',
    }),
  rule: NAME.meta({ description: 'Short name of the violated rule, such as `required`.' }),
  message: z.string().meta({ description: 'One sentence about the fault.' }),
})

/** Details of the refusals that have them. */
export const CLUB_DETAILS = {
  issues: {
    ...detailsOf({
      issues: z.array(Issue).min(1).max(MAX_ISSUES).meta({
        description: 'Faults of the request, each with its place.',
      }),
    }),
    isOptional: true,
  },
  target: detailsOf({
    reason: NAME.meta({
      description: 'What is wrong with the address, such as `scheme` or `blocked_address`.',
    }),
  }),
  scopes: {
    ...detailsOf({
      required: SCOPES.meta({ description: 'Scopes that the request needs.' }),
      missing: SCOPES.meta({ description: 'Those of them that the installation does not have.' }),
    }),
    isOptional: true,
  },
  versions: detailsOf({
    stored_source_version: COUNT.meta({ description: 'Version of the stored snapshot.' }),
    submitted_source_version: COUNT.meta({ description: 'Version of the request.' }),
    reason: z.enum(['older', 'same_version_different_content']).meta({
      description: 'How the request differs from the stored snapshot.',
    }),
  }),
  court: detailsOf({
    booking_source_id: SOURCE_ID,
    external_court_id: z.string().max(LIMITS.id).meta({
      description: 'The court of the source that has no usable mapping.',
    }),
  }),
  source: detailsOf({
    booking_source_id: SOURCE_ID,
    status: z.enum(['PAUSED', 'DISABLED']).meta({ description: 'Status of the source.' }),
  }),
  limit: detailsOf({ limit: COUNT.meta({ description: 'The most that there may be.' }) }),
  wait: detailsOf({
    retry_after_seconds: COUNT.min(1).meta({ description: 'The value of `Retry-After`.' }),
  }),
} satisfies Readonly<Record<string, RestDetails>>
