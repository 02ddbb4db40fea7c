import { AuditEntryFilter } from '../../../schema/fields/audit-entry-filter.ts'
import type { Connection } from '../lists/connection.ts'
import { filterReader } from '../lists/filter-reader.ts'
import type { Pages } from '../lists/load-pages.ts'
import { listPage, type PageRequest } from '../lists/paging.ts'
import type { AuditEntry } from './audit-entry.ts'
import { auditStore } from './store.ts'

const readFilter = filterReader(AuditEntryFilter)

/** A page of the entries of a club, or with null of the platform, newest first. */
export async function auditPage(
  context: PageRequest<AuditEntry>['context'] & { loaders: { pages: Pages } },
  clubId: string | null,
  args: PageRequest<AuditEntry>['args'] & { filter?: object | null | undefined },
): Promise<Connection<AuditEntry>> {
  const filter = { clubId, ...readFilter(args.filter) }
  return listPage<AuditEntry>({
    context,
    list: ['auditEntries', filter],
    args,
    read: (slice) => auditStore.list(context.loaders.pages, filter, slice),
    positionOf: ({ occurredAt, id }) => [occurredAt.getTime(), id],
  })
}

/** The fields of an entry whose columns have other names: `before` is a reserved word of SQL. */
export const AUDIT_ENTRY_FIELDS = {
  before: ({ valuesBefore }: AuditEntry) => valuesBefore,
  after: ({ valuesAfter }: AuditEntry) => valuesAfter,
}
