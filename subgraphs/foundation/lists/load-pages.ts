import { batch } from '../../../platform/limits/coalesce.ts'
import type { Queryable, Row } from '../database/database.ts'
import type { PagedList, PageOfList, RowsOfList } from './paged-list.ts'

/** Reads pages of lists and counts their rows. */
export interface Pages {
  read<T>(list: PagedList<T>, page: PageOfList<T>): Promise<Row[]>
  count<T>(list: PagedList<T>, rows: RowsOfList<T>): Promise<number>
}

/** For one request: the lists of many parent rows are read by one statement. */
export function loadPages(database: Queryable): Pages {
  const readers = new Map<unknown, Loader<Row[]>>()
  const counters = new Map<unknown, Loader<number>>()
  return {
    read(list, page) {
      const make = () =>
        loadEach((pages: readonly (typeof page)[]) => list.readAll(database, pages))
      return loaderOf(readers, list, make)(page)
    },
    count(list, rows) {
      const make = () => loadEach((all: readonly (typeof rows)[]) => list.countAll(database, all))
      return loaderOf(counters, list, make)(rows)
    },
  }
}

/** Loader of one list, untyped in its rows. */
type Loader<Answer> = (asked: object) => Promise<Answer>

/** Branches of one UNION statement; the server optimizes each separately. */
const MAX_PARTS = 200

function loadEach<Asked extends object, Answer>(
  answerAll: (asked: readonly Asked[]) => Promise<Answer[]>,
): Loader<Answer> {
  return batch((asked: readonly object[]) => answerAll(asked as readonly Asked[]), MAX_PARTS)
}

function loaderOf<Answer>(
  known: Map<unknown, Loader<Answer>>,
  list: unknown,
  make: () => Loader<Answer>,
): Loader<Answer> {
  const loader = known.get(list) ?? make()
  known.set(list, loader)
  return loader
}
