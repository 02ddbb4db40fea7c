import type { IconName } from '../../parts/icon.tsx'

/** A place in the portal that has a name. */
export interface Target {
  key: string
  label: string
  icon: IconName
  to: string
  /** Kind of the record; pages have none. */
  kind?: string
}
