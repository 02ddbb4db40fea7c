import { callerKey } from '../../../platform/caller.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import type { VolunteerContext } from './context.ts'
import {
  type CountedList,
  type CountedPage,
  type PageArguments,
  readCountedPage,
} from './counted-page.ts'
import { deletionsSince } from './deletion-period.ts'

/** A list whose deleted records can be read for a while. */
export interface RecordList<T, Conditions> {
  /** Binds cursors to the list. */
  name: string
  list(pages: Pages, conditions: Conditions & { deletedSince: Date | null }): CountedList<T>
}

/** One page of records, with deleted ones if requested. */
export function readRecordPage<T, Conditions>(
  { caller, cursors, loaders, clock }: VolunteerContext,
  { name, list }: RecordList<T, Conditions>,
  { filter, includeDeleted }: { filter: Conditions; includeDeleted: boolean },
  page: PageArguments,
): Promise<CountedPage<T>> {
  const binding = [name, callerKey(caller), filter, includeDeleted]
  const deletedSince = includeDeleted ? deletionsSince(clock()) : null
  const rows = list(loaders.pages, { ...filter, deletedSince })
  return readCountedPage({ cursors, binding, list: rows, toNode: (record) => record }, page)
}
