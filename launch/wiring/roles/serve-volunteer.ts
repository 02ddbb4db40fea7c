import type { ConfigOf } from '../../../platform/config/config.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import type { Start } from '../../process/start.ts'
import { mailSetupOf, makeVolunteer } from '../volunteer-tier.ts'
import { serveSubgraph } from './serve-subgraph.ts'

/** Serves the volunteer side to the edges. */
export async function serveVolunteer(start: Start<ConfigOf<'volunteer'>>): Promise<void> {
  const { config } = start
  await serveSubgraph(start, {
    name: 'volunteer',
    contents: VOLUNTEER_DATABASE,
    url: config.volunteerDatabase,
    sealSecrets: config.volunteerSealKeys,
    make: (setup) =>
      makeVolunteer({
        ...setup,
        eventLimits: config.volunteerEventLimits,
        mail: mailSetupOf(config),
      }),
  })
}
