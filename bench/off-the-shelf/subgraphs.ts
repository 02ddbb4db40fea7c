import { identityProviderOf } from '../../launch/wiring/club-identity.ts'
import { makeClub } from '../../launch/wiring/club-tier.ts'
import { makeVolunteer } from '../../launch/wiring/volunteer-tier.ts'
import { webhookSetupOf } from '../../launch/wiring/webhook-setup.ts'
import { makeLocalBus } from '../../platform/bus/bus.ts'
import { readConfig } from '../../platform/config/config.ts'
import { makeLog } from '../../platform/log.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { CLUB_DATABASE } from '../../subgraphs/club/club-database.ts'
import { openDatabase } from '../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../subgraphs/volunteer/volunteer-database.ts'

/** Location of the databases of a running product. */
export interface OnDatabases {
  socketPath: string
  issuer: string
}

/** Both subgraphs of the product without their background jobs. */
export async function openSubgraphs({ socketPath, issuer }: OnDatabases) {
  const config = readConfig({ AUTH_ISSUER: issuer })
  const log = makeLog('warn')
  const bus = makeLocalBus()
  const [club, volunteer] = await Promise.all([
    openDatabase({ address: { socketPath, database: 'clubgate_club' }, ...CLUB_DATABASE, log }),
    openDatabase({
      address: { socketPath, database: 'clubgate_volunteer' },
      ...VOLUNTEER_DATABASE,
      log,
    }),
  ])
  const shared = {
    secretKeys: [Buffer.alloc(32, 1)],
    bus,
    clock: systemClock,
    webhooks: webhookSetupOf(config, ''),
    log,
  }
  const { environment } = config
  const makeIdentityProvider = identityProviderOf(config, '')
  return {
    config,
    bus,
    club: makeClub({ ...shared, database: club, environment, makeIdentityProvider }).subgraph,
    volunteer: makeVolunteer({
      ...shared,
      database: volunteer,
      eventLimits: config.volunteerEventLimits,
    }).subgraph,
  }
}
