import type { Verdict, Verdicts } from '../finding.ts'

const SERVING = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
const MIGRATING = ['CREATE', 'ALTER', 'DROP', 'INDEX']
/** With these a server that became read-only accepts writes of this user. */
const POWERFUL = [
  'SUPER',
  'CONNECTION_ADMIN',
  'CONNECTION ADMIN',
  'READ_ONLY ADMIN',
  'READ ONLY ADMIN',
]

export type Purpose = 'serve' | 'migrate' | 'both'

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
  const needed = purpose === 'serve' ? SERVING : [...SERVING, ...MIGRATING]
  const missing = needed.filter((privilege) => !has(privilege))
  const found: [Verdict, string][] = []
  if (missing.length > 0)
    found.push([
      'WRONG',
      `The user lacks ${missing.join(', ')}. As an administrator: GRANT ${missing.join(', ')} ON \`${database}\`.* TO it.`,
    ])
  const superfluous = MIGRATING.filter(has)
  if (purpose === 'serve' && superfluous.length > 0)
    found.push([
      'note',
      `The user may change tables (${superfluous.join(', ')}), which only \`migrate\` needs. Give serving processes a user with ${SERVING.join(', ')}.`,
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

function covers(scope: string, database: string): boolean {
  if (scope === '*.*') return true
  const [, quoted, bare] = /^(?:`((?:[^`]|``)+)`|(\w+))\.\*$/.exec(scope) ?? []
  const pattern = (quoted?.replaceAll('``', '`') ?? bare)?.replaceAll(/\\([_%])/g, '$1')
  if (pattern === undefined) return false
  return (
    pattern === database || (pattern.endsWith('%') && database.startsWith(pattern.slice(0, -1)))
  )
}
