import type { Queryable } from '../../../subgraphs/foundation/database/database.ts'
import type { Pages } from '../../../subgraphs/foundation/lists/load-pages.ts'

/** Each page by a statement of its own. */
export function readPages(database: Queryable): Pages {
  return {
    read: (list, page) => list.read(database, page),
    count: (list, rows) => list.count(database, rows),
  }
}
