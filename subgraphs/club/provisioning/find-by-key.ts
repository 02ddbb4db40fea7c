import type { ExternalKey } from './external-key.ts'
import type { ProvisionedState } from './provisioning-plan.ts'

interface Wanted extends Pick<ExternalKey, 'scope' | 'kind'> {
  key: string
}

/** The stored location or court with an external key. */
export function findByKey<Place extends 'locations' | 'courts'>(
  state: ProvisionedState,
  places: Place,
  { scope, kind, key }: Wanted,
): ProvisionedState[Place][number] | undefined {
  const found = state.keys.find(
    (one) => one.scope === scope && one.kind === kind && one.externalKey === key,
  )
  return state[places].find(({ id }) => id === found?.id)
}
