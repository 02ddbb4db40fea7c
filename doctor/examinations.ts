import type { Config } from '../platform/config/config.ts'
import { toLocalIssuerUrl } from '../platform/config/local-issuer-address.ts'
import { toListenerUrl } from '../platform/network/listener-url.ts'
import type { Audience } from '../platform/network/seal.ts'
import type { DatabaseContents } from '../subgraphs/foundation/database/database.ts'
import { examineDatabase } from './database/examine-database.ts'
import type { Purpose } from './database/rights.ts'
import type { DoctorOptions, ExaminedRole } from './doctor-options.ts'
import { examineDataDir } from './examine-data-dir.ts'
import type { Examination } from './finding.ts'
import { examineAdmin } from './peers/examine-admin.ts'
import { examineIdentity } from './peers/examine-identity.ts'
import { examineIssuer } from './peers/examine-issuer.ts'
import { examineMail } from './peers/examine-mail.ts'
import { examinePortalClient } from './peers/examine-portal-client.ts'
import { examineProcess } from './peers/examine-process.ts'
import { examinePublicUrl } from './peers/examine-public-url.ts'
import { examineRedis } from './peers/examine-redis.ts'
import { examineTier } from './peers/examine-tier.ts'

export interface Subgraphs {
  club: DatabaseContents
  volunteer: DatabaseContents
}

type Question = Pick<DoctorOptions, 'role' | 'processes'> & { config: Config; subgraphs: Subgraphs }

/** The examinations of a role, in the order of their findings. */
export function examinationsOf(question: Question): Examination[] {
  const { role, config } = question
  const serves = (...roles: ExaminedRole[]) => roles.includes(role)
  const address = toListenerUrl(config.host, config.port)
  const publicUrl = config.publicUrl ?? address
  const found: (Examination | false | undefined)[] = [
    !serves('migrate') && examineProcess(address),
    ...databasesOf(question),
    config.redisUrl !== null && !serves('migrate') && examineRedis(config.redisUrl),
    ...tiersOf(question),
    serves('all-in-one', 'server', 'edge', 'gateway') &&
      examineIssuer({
        issuer: config.issuer ?? toLocalIssuerUrl(localGraphUrlOf(question) ?? publicUrl),
        audience: config.audience,
        isTyped: config.issuer === null || config.tokenType === 'at+jwt',
        token: config.adminToken,
      }),
    serves('all-in-one', 'server', 'club') &&
      config.identityProvider === 'zitadel' &&
      examineIdentity(config),
    serves('all-in-one', 'server', 'volunteer') &&
      examineMail(config.smtpUrl, config.environment === 'PRODUCTION'),
    serves('all-in-one') && examineDataDir(config.dataDir),
    serves('all-in-one', 'server', 'edge', 'facade', 'gateway') &&
      examinePublicUrl({
        publicUrl,
        hasRestApis: role !== 'gateway',
        hasGraph: role !== 'facade',
        trustProxy: config.trustProxy,
        token: config.adminToken,
      }),
    serves('all-in-one', 'server', 'edge', 'gateway') &&
      config.adminToken !== null &&
      examineAdmin({ publicUrl, token: config.adminToken }),
    serves('all-in-one', 'server', 'edge', 'facade', 'gateway') &&
      config.portal === 'on' &&
      config.issuer !== null &&
      examinePortalClient({ publicUrl, issuer: config.issuer, clientId: config.portalClientId }),
  ]
  return found.filter((examination) => !!examination)
}

/** Several processes of a sandbox serve one issuer, at GRAPH_URL. */
function localGraphUrlOf({ role, config }: Question): string | null {
  return role === 'all-in-one' ? null : config.graphUrl
}

const PURPOSES: Partial<Record<ExaminedRole, Purpose>> = {
  'all-in-one': 'both',
  migrate: 'migrate',
  club: 'serve-one',
  volunteer: 'serve-one',
}

function databasesOf({ role, processes, config, subgraphs }: Question): Examination[] {
  const urls = { club: config.clubDatabase, volunteer: config.volunteerDatabase }
  return (['club', 'volunteer'] as const).flatMap((name) => {
    const url = urls[name]
    if (role !== name && role !== 'all-in-one' && role !== 'server' && role !== 'migrate') return []
    if (url === null) return [embedded(name)]
    const purpose = PURPOSES[role] ?? 'serve'
    const { secretKeys } = config
    return [
      examineDatabase({ name, url, contents: subgraphs[name], purpose, processes, secretKeys }),
    ]
  })
}

/** Its server is private to the process, which configures it. */
function embedded(name: string): Examination {
  return {
    check: `database ${name}`,
    examine: async (report) => report('skip', 'It is embedded in the process.'),
  }
}

/** The called tiers, and the process itself as the others call it. */
function tiersOf({ role, config }: Question): Examination[] {
  const own = toListenerUrl(config.internalHost, config.internalPort)
  const keys = {
    gateway: config.gatewaySealKeys,
    club: config.clubSealKeys,
    volunteer: config.volunteerSealKeys,
  }
  const tier = (audience: Audience, variable: string, url: string | null) => {
    const sealKeys = keys[audience]
    return url && sealKeys ? [examineTier({ audience, variable, url, sealKeys })] : []
  }
  const { gatewayUrl, clubSubgraphUrl, volunteerSubgraphUrl } = config
  if (role === 'facade') return tier('gateway', 'GATEWAY_URL', gatewayUrl)
  if (role === 'club' || role === 'volunteer') return tier(role, 'INTERNAL_PORT', own)
  if (role !== 'gateway' && role !== 'edge') return []
  return [
    ...(role === 'gateway' ? tier('gateway', 'INTERNAL_PORT', own) : []),
    ...tier('club', 'CLUB_SUBGRAPH_URL', clubSubgraphUrl),
    ...tier('volunteer', 'VOLUNTEER_SUBGRAPH_URL', volunteerSubgraphUrl),
  ]
}
