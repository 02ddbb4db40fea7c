import type { IconName } from '../../parts/icon.tsx'

/** A place in the portal that has a name. */
export interface Target {
  key: string
  label: string
  icon: IconName
  to: string
  /** What the name is of, where it is not a page. */
  kind?: string
}
