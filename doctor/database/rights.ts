import type { Verdict, Verdicts } from '../finding.ts'

const SERVING = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
const DATA = [...SERVING, 'ALL PRIVILEGES']
const MIGRATING = ['CREATE', 'ALTER', 'DROP', 'INDEX']
/** With these a server that became read-only accepts writes of this user. */
const POWERFUL = [
  'SUPER',
  'CONNECTION_ADMIN',
  'CONNECTION ADMIN',
  'READ_ONLY ADMIN',
  'READ ONLY ADMIN',
]

/** `serve-one`: the process of one subgraph, which never reads the database of the other. */
export type Purpose = 'serve' | 'serve-one' | 'migrate' | 'both'

export interface RightsQuestion {
  /** Rows of SHOW GRANTS. */
  grants: readonly string[]
  database: string
  purpose: Purpose
  isCluster: boolean
}

/** Compares the rights of the database user with those that the process needs. */
export function findRights({ grants, database, purpose, isCluster }: RightsQuestion): Verdicts {
  const granted = grants.map(parseGrant)
  // A role's own grants are not listed where it is not active.
  if (granted.some((grant) => grant === null))
    return [['skip', 'The user has roles: its rights are not listed.']]

  const onDatabase = granted.filter((grant) => grant !== null && covers(grant.scope, database))
  const held = new Set(onDatabase.flatMap((grant) => grant?.privileges ?? []))
  const has = (privilege: string) => held.has(privilege) || held.has('ALL PRIVILEGES')
  const isServing = purpose === 'serve' || purpose === 'serve-one'
  const needed = isServing ? SERVING : [...SERVING, ...MIGRATING]
  const missing = needed.filter((privilege) => !has(privilege))
  const found: [Verdict, string][] = []
  if (missing.length > 0)
    found.push([
      'WRONG',
      `The user lacks ${missing.join(', ')}. As an administrator: GRANT ${missing.join(', ')} ON \`${database}\`.* TO it.`,
    ])
  const superfluous = MIGRATING.filter(has)
  if (isServing && superfluous.length > 0)
    found.push([
      'note',
      `The user may change tables (${superfluous.join(', ')}), which only \`migrate\` needs. Give serving processes a user with ${SERVING.join(', ')}.`,
    ])
  const foreign =
    purpose === 'serve-one' ? granted.flatMap((grant) => foreignOf(grant, database)) : []
  if (foreign.length > 0)
    found.push([
      'WRONG',
      `The user may also use ${[...new Set(foreign)].join(', ')}: an attacker in one subgraph reaches the data of the other. Give each a user with rights on ${database} alone.`,
    ])
  const everywhere = new Set(
    granted.flatMap((grant) => (grant?.scope === '*.*' ? grant.privileges : [])),
  )
  const powers = POWERFUL.filter(
    (right) => everywhere.has(right) || everywhere.has('ALL PRIVILEGES'),
  )
  if (powers.length > 0)
    found.push([
      isCluster ? 'WRONG' : 'note',
      `The user is an administrator of the server${isCluster ? ': a demoted server would accept its writes' : ''}. Use one with rights on ${database} alone.`,
    ])
  return found
}

interface Grant {
  privileges: string[]
  /** `*.*`, or the pattern of a database. */
  scope: string
}

/** Null for the grant of a role. */
function parseGrant(row: string): Grant | null {
  const [, list = '', scope] =
    /^GRANT (.+?) ON (?:TABLE )?(\S+|`(?:[^`]|``)+`\.\S+) TO /.exec(row) ?? []
  if (scope === undefined) return null
  // Rights on single columns, such as SELECT (id), are not counted.
  const privileges = list.split(/, ?/).filter((name) => !name.includes('('))
  return { privileges, scope }
}

/** Schemas of the server itself, which `docs/database-clusters.md` lets the user read. */
const OF_SERVER = ['mysql', 'performance_schema', 'information_schema', 'sys']

/** The scope of a grant if it reaches other databases than this one. */
function foreignOf(grant: Grant | null, database: string): string[] {
  if (grant === null || !grant.privileges.some((name) => DATA.includes(name))) return []
  const { scope } = grant
  if (OF_SERVER.some((name) => scope.replaceAll('`', '').startsWith(`${name}.`))) return []
  const isOwn = covers(scope, database) && scope !== '*.*' && !scope.includes('%')
  return isOwn ? [] : [scope]
}

function covers(scope: string, database: string): boolean {
  if (scope === '*.*') return true
  const [, quoted, bare] = /^(?:`((?:[^`]|``)+)`|(\w+))\.\*$/.exec(scope) ?? []
  const pattern = (quoted?.replaceAll('``', '`') ?? bare)?.replaceAll(/\\([_%])/g, '$1')
  if (pattern === undefined) return false
  return (
    pattern === database || (pattern.endsWith('%') && database.startsWith(pattern.slice(0, -1)))
  )
}
