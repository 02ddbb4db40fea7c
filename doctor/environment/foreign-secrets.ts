import { NEEDS, SET_BY } from '../../platform/config/process-needs.ts'
import type { ExaminedRole } from '../doctor-options.ts'
import type { GivenEnvironment, Verdict, Verdicts } from '../finding.ts'

const SUBGRAPHS: readonly ExaminedRole[] = ['club', 'volunteer']
const WHOLE: readonly ExaminedRole[] = ['all-in-one', 'server']

/** Secrets that no process needs in order to start, and the roles that use them. */
const OPTIONAL: Readonly<Record<string, readonly ExaminedRole[]>> = {
  ZITADEL_KEY_FILE: [...WHOLE, 'club'],
  SMTP_URL: [...WHOLE, 'volunteer'],
  PORTAL_CLIENT_SECRET: [...WHOLE, 'edge', 'facade', 'gateway'],
}

const DATABASES = ['DATABASE_URL', 'CLUB_DATABASE_URL', 'VOLUNTEER_DATABASE_URL']

/** Variables with which other roles' data can be read, or their calls made. */
const SHARED: readonly string[] = [
  'SECRET_KEYS',
  'GATEWAY_SEAL_KEYS',
  'CLUB_SEAL_KEYS',
  'VOLUNTEER_SEAL_KEYS',
  ...DATABASES,
]

/** Secrets of other roles in the environment of a process, by what each process needs. */
export function findForeignSecrets(env: GivenEnvironment, role: ExaminedRole): Verdicts {
  // A process with all tiers holds what all of them need.
  if (WHOLE.includes(role)) return []

  const found: [Verdict, string][] = []
  const isSet = (name: string) => Boolean(env[name])
  const settersOf = NEEDS[role].map((need): readonly string[] => SET_BY[need])
  const own = new Set<string>(settersOf.flat())
  if (role === 'edge' && env['PORTAL'] === 'on' && isSet('GATEWAY_SEAL_KEYS')) {
    own.add('GATEWAY_SEAL_KEYS')
    found.push([
      'note',
      'GATEWAY_SEAL_KEYS open the cookies of a gateway that this edge replaced. Remove them 400 days after it.',
    ])
  }
  const foreign = [
    ...SHARED.filter((name) => isSet(name) && !own.has(name)),
    ...Object.entries(OPTIONAL)
      .filter(([name, roles]) => isSet(name) && !roles.includes(role))
      .map(([name]) => name),
  ]
  // SECRET_KEYS stand in for seal keys that are not set; beside them they are of no use.
  if (!SUBGRAPHS.includes(role) && own.has('SECRET_KEYS') && isSet('SECRET_KEYS')) {
    const unset = settersOf
      .filter((setters) => setters.includes('SECRET_KEYS') && !isSet(setters[0] ?? ''))
      .map(([first]) => first)
    if (unset.length === 0) foreign.push('SECRET_KEYS')
    else
      found.push([
        'note',
        `SECRET_KEYS open everything at rest, which this process never does. Set ${unset.join(', ')} instead.`,
      ])
  }
  if (foreign.length > 0)
    found.push([
      'WRONG',
      `${foreign.join(', ')}: the process ${role} does not need it, and an attacker in the process gets it. Remove it.`,
    ])
  if (SUBGRAPHS.includes(role) && isSet('DATABASE_URL'))
    found.push([
      'note',
      `DATABASE_URL is one user for both databases. Set ${role.toUpperCase()}_DATABASE_URL, with a user of its own.`,
    ])
  return found
}
