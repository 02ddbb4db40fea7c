import { parseArgs } from 'node:util'
import { UsageError } from '../platform/config/startup-error.ts'
import type { GivenEnvironment } from './finding.ts'

export const ROLES = [
  'all-in-one',
  'server',
  'edge',
  'facade',
  'gateway',
  'club',
  'volunteer',
  'migrate',
] as const

export type ExaminedRole = (typeof ROLES)[number]

export interface DoctorOptions {
  role: ExaminedRole
  processes: number
  json: boolean
}

export const DOCTOR_USAGE = `Usage: npm run doctor -- [--role NAME] [--processes N] [--json]

Examines a running installation by the environment of one of its processes: settings, database, clocks, Redis,
issuer, mail, disk, the other tiers, PUBLIC_URL. Changes nothing. Prints what is wrong and what to do, one line
for each finding. Exit status 1 if something is wrong.

  --role NAME     ${ROLES.join(', ')}; default: by the variables that are set
  --processes N   processes of each subgraph; default: 2
  --json          prints the findings as JSON
  --help          prints this text`

/** Null asks for the usage. */
export function readDoctorOptions(
  words: readonly string[],
  env: GivenEnvironment,
): DoctorOptions | null {
  const { values } = parse(words)
  if (values.help) return null

  const role = values.role ?? findRole(env)
  const processes = Number(values.processes)
  if (!isRole(role)) throw new UsageError(`--role is one of ${ROLES.join(', ')}.`)
  if (!Number.isInteger(processes) || processes < 1)
    throw new UsageError('--processes is a whole number from 1.')
  return { role, processes, json: values.json }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        role: { type: 'string' },
        processes: { type: 'string', default: '2' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${DOCTOR_USAGE}`)
  }
}

/** The process whose environment this is, by the variables that one role alone needs. */
function findRole(env: GivenEnvironment): ExaminedRole {
  if (env['CLUB_SUBGRAPH_URL'] && env['GATEWAY_URL']) return 'all-in-one'
  if (env['GATEWAY_URL']) return 'facade'
  if (env['CLUB_SUBGRAPH_URL'] || env['VOLUNTEER_SUBGRAPH_URL'])
    return isOfGateway(env) ? 'gateway' : 'edge'
  if (env['DATABASE_URL']) return findRoleOnBoth(env)
  if (env['CLUB_DATABASE_URL'] && env['VOLUNTEER_DATABASE_URL'])
    return env['SECRET_KEYS'] ? 'all-in-one' : 'migrate'
  if (env['CLUB_DATABASE_URL']) return 'club'
  return env['VOLUNTEER_DATABASE_URL'] ? 'volunteer' : 'all-in-one'
}

/** An edge listens for no other tier, and has a gateway's keys at most for cookies of before. */
function isOfGateway(env: GivenEnvironment): boolean {
  if (env['CLUB_SEAL_KEYS'] && !env['GATEWAY_SEAL_KEYS']) return false
  return Boolean(env['INTERNAL_HOST'] || env['INTERNAL_PORT'])
}

/** A sandbox draws its keys itself; only migrations do without them in PRODUCTION. */
function findRoleOnBoth(env: GivenEnvironment): ExaminedRole {
  if (env['ENVIRONMENT'] === 'PRODUCTION' && !env['SECRET_KEYS']) return 'migrate'
  return env['REDIS_URL'] ? 'server' : 'all-in-one'
}

function isRole(name: string): name is ExaminedRole {
  return (ROLES as readonly string[]).includes(name)
}
