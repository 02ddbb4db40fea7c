import type { Algorithm } from '../../../../subgraphs/foundation/migrations/migration-cost.ts'

/** The statement, which the server then refuses where another algorithm is needed. */
export function alterBy(sql: string, algorithm: Algorithm): string {
  if (algorithm === 'ROWS') return sql
  const lock = algorithm === 'INPLACE' ? ', LOCK = NONE' : ''
  return `${sql}, ALGORITHM = ${algorithm}${lock}`
}
