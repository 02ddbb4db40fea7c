import DataLoader from 'dataloader'
import type { Queryable, Row } from '../database/database.ts'
import type { PagedList, PageOfList, RowsOfList } from './paged-list.ts'

/** Reads pages of lists, and counts what they have on all pages together. */
export interface Pages {
  read<T>(list: PagedList<T>, page: PageOfList<T>): Promise<Row[]>
  count<T>(list: PagedList<T>, rows: RowsOfList<T>): Promise<number>
}

/** For one request: where many rows of an answer have a list each, those are read together. */
export function loadPages(database: Queryable): Pages {
  const readers = new Map<unknown, Loader<Row[]>>()
  const counters = new Map<unknown, Loader<number>>()
  return {
    read(list, page) {
      const make = () =>
        loadEach((pages: readonly (typeof page)[]) => list.readAll(database, pages))
      return loaderOf(readers, list, make).load(page)
    },
    count(list, rows) {
      const make = () => loadEach((all: readonly (typeof rows)[]) => list.countAll(database, all))
      return loaderOf(counters, list, make).load(rows)
    },
  }
}

/** A list's loader takes what that list is asked, whatever its rows are. */
type Loader<Answer> = { load(asked: object): Promise<Answer> }

/** The server prepares every part of a statement apart. */
const MAX_PARTS = 200

function loadEach<Asked extends object, Answer>(
  answerAll: (asked: readonly Asked[]) => Promise<Answer[]>,
): Loader<Answer> {
  const options = { cache: false, maxBatchSize: MAX_PARTS }
  return new DataLoader((asked: readonly object[]) => answerAll(asked as readonly Asked[]), options)
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
