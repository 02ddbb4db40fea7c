import type { RestNames } from '../../../schema/rest-names.ts'
import type { BookingSourceFieldsFragment } from '../../../schema/types/operations.ts'

export function toBookingSource(source: BookingSourceFieldsFragment) {
  return {
    id: source.id,
    source_key: source.sourceKey,
    name: source.name,
    provider: source.provider,
    status: source.status,
    external_account_id: source.externalAccountId,
    last_synchronized_at: source.lastSynchronizedAt,
    created_at: source.createdAt,
    updated_at: source.updatedAt,
  } satisfies RestNames<BookingSourceFieldsFragment>
}
