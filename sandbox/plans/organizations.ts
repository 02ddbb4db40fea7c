import { CAIS_VELHO } from './cais-velho.ts'
import type { ClubPlan, OrganizationPlan } from './club-plan.ts'
import { EL_NARANJAL } from './el-naranjal.ts'
import { FYRTORNET } from './fyrtornet.ts'
import { GRAETZLFEST } from './graetzlfest.ts'

/** The clubs under the names that `sandbox.json` gives them. */
export const NAMED_CLUBS = { main: EL_NARANJAL, other: FYRTORNET } as const

export type ClubName = keyof typeof NAMED_CLUBS

/** All organizations to seed; each club is in one of them. */
export const ORGANIZATIONS: readonly OrganizationPlan[] = [
  {
    key: 'grupo-el-naranjal',
    name: 'Grupo Deportivo El Naranjal, S.L.',
    clubs: [EL_NARANJAL, CAIS_VELHO],
  },
  { key: 'fyrtornet', name: 'Fyrtornet Racketsport AB', clubs: [FYRTORNET] },
  { key: 'graetzlfest', name: 'Verein Grätzlfest', clubs: [GRAETZLFEST] },
]

export const CLUB_PLANS: readonly ClubPlan[] = ORGANIZATIONS.flatMap(({ clubs }) => clubs)
