import type { PathParams } from './match-path.ts'

export interface PageProps {
  /** Named parts of the address. */
  params: PathParams
}
