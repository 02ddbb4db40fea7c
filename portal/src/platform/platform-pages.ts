import type { IconName } from '../parts/icon.tsx'
import type { PageName } from '../shell/navigation.ts'

export const OPERATOR_PATH = '/portal/operator'

/** Pages of the platform, for ADMINs. */
export const PLATFORM_PAGES: readonly { page: PageName; to: string; icon: IconName }[] = [
  { page: 'operator', to: OPERATOR_PATH, icon: 'shield' },
  { page: 'audit', to: `${OPERATOR_PATH}/audit`, icon: 'clock' },
]
