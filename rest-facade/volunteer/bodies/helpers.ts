import type { ListHelpersQuery } from '../../../schema/types/operations.ts'

type Helper = NonNullable<ListHelpersQuery['helpers']>['nodes'][number]

export function toHelper(helper: Helper) {
  return {
    id: helper.id,
    verein_id: helper.clubId,
    external_id: helper.externalId,
    first_name: helper.firstName,
    last_name: helper.lastName,
    email: helper.email,
    phone: helper.phone,
    language: helper.language,
    tags: helper.tags,
    notes: helper.notes,
    status: helper.status.toLowerCase(),
    created_at: helper.createdAt,
    updated_at: helper.updatedAt,
  }
}
