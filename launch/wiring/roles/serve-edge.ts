import { makeRedisBus } from '../../../platform/bus/redis-bus.ts'
import type { ConfigOf } from '../../../platform/config/config.ts'
import { makeReplayCache } from '../../../platform/network/replay-cache.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { addressOf } from '../../process/listening/address.ts'
import { serveRole } from '../../process/serve-role.ts'
import type { Start } from '../../process/start.ts'
import { openLimiter } from '../counting.ts'
import { makeEdge, portalKeysOf } from '../one-process/edge-tier.ts'
import { loadLocalIssuer } from '../one-process/load-local-issuer.ts'
import { openRedis } from '../open-redis.ts'
import { makeTierClient } from '../tier-client.ts'

/** Serves what clients ask, without the subgraphs. */
export async function serveEdge(start: Start<ConfigOf<'edge'>>): Promise<void> {
  const { config, log } = start
  const address = await addressOf(config)
  const { baseUrl } = address
  const issuer = await loadLocalIssuer(config, config.graphUrl ?? baseUrl)
  const redis = await openRedis(start, config.redisUrl)
  const bus = makeRedisBus(redis, log)
  start.stops.add('bus', async () => bus.close())
  const { clubSealKeys, volunteerSealKeys, clubSubgraphUrl, volunteerSubgraphUrl } = config
  const seals = makeSeals(
    { club: clubSealKeys, volunteer: volunteerSealKeys },
    systemClock,
    makeReplayCache({ clock: systemClock, redis }),
  )
  const subgraphs = {
    club: makeTierClient(start, { audience: 'club', url: clubSubgraphUrl, seals }),
    volunteer: makeTierClient(start, { audience: 'volunteer', url: volunteerSubgraphUrl, seals }),
  }
  const portalKeys = portalKeysOf(config, clubSealKeys)
  const limiter = openLimiter(start, redis, bus)
  const served = { baseUrl, subgraphs, bus, redis, limiter, issuer, issueTokens: null, portalKeys }
  const { app, checks } = await makeEdge(start, served)
  await serveRole(start, { role: 'edge', app, address, redis, checks })
}
