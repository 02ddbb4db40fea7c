/**
 * Begins a DELETE that reads its rows by the index, whatever the statistics say: where they say one row, both servers
 * would read the whole table. MySQL reads the hint; MariaDB has none for DELETE, and takes an index or refuses.
 */
export function deleteFrom(table: string, index = 'PRIMARY'): string {
  return `/*M! SET STATEMENT sql_safe_updates = 1 FOR */ DELETE /*+ INDEX(${table} ${index}) */ FROM ${table}`
}
