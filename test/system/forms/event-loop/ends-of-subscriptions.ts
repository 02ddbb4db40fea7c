import { expect } from '@jest/globals'
import { until } from '../../../support/time/until.ts'
import type { EventFollowers } from '../clients/event-followers.ts'
import type { HeavyTarget } from './heavy-target.ts'

export const SUBSCRIPTIONS = 6_000

interface EndOfSubscriptions {
  attempts: number
  end(followers: EventFollowers): Promise<void>
}

/** What ends all subscriptions at once, by name. */
export function endsOfSubscriptions({
  instance,
  partner,
  askGraph,
}: HeavyTarget): Record<string, EndOfSubscriptions> {
  return {
    'clients that disconnect': {
      attempts: 3,
      async end(followers) {
        followers.terminate()
        // The sockets end one per turn of the loop, and each request takes several turns.
        for (let n = 0; n < SUBSCRIPTIONS / 100; n += 1) await partner('GET', '/context')
      },
    },
    'a withdrawn scope': {
      // Without the scope nothing can be subscribed to again.
      attempts: 1,
      async end(followers) {
        const { id = '' } = instance.sandbox.installations['full'] ?? {}
        const input = {
          clubId: instance.sandbox.clubs.main.id,
          installationId: id,
          grantedScopes: ['CLUB_READ'],
        }
        const change =
          'mutation ($input: ChangeInstallationScopesInput!) { changeInstallationScopes(input: $input) { installation { id } } }'
        expect(await askGraph(change, { input })).toEqual({ status: 200 })
        await until(() => followers.errors() === SUBSCRIPTIONS)
        followers.terminate()
      },
    },
  }
}
