import {
  type GroupMember,
  requireMajority,
} from '../../subgraphs/foundation/database/cluster/group-majority.ts'
import { toReason } from '../error-text.ts'
import type { Verdict, Verdicts } from '../finding.ts'
import type { ServerVariables } from './server-settings.ts'

/** Two servers have no majority once one of them is away. */
const LEAST_MEMBERS = 3

const SEE = 'See docs/database-clusters.md'

/** A Galera node; nothing where the server is none. */
export function findGalera(variables: ServerVariables, status: ServerVariables): Verdicts {
  if (variables.get('wsrep_on') !== 'ON') return []

  const found: [Verdict, string][] = []
  const [state, ready] = [status.get('wsrep_local_state'), status.get('wsrep_ready')]
  const cluster = status.get('wsrep_cluster_status')
  if (cluster !== 'Primary')
    found.push(['WRONG', `The Galera node is ${cluster}: it has no majority. Restore the others.`])
  else if (ready !== 'ON' || (state !== '4' && state !== '2'))
    found.push([
      'WRONG',
      `The Galera node is ${status.get('wsrep_local_state_comment')}. Wait for it, or let the router choose another one.`,
    ])
  const size = Number(status.get('wsrep_cluster_size'))
  if (size < LEAST_MEMBERS)
    found.push([
      'WRONG',
      `The Galera cluster has ${size} nodes, so the end of one stops it. Have three.`,
    ])
  const options = variables.get('wsrep_provider_options') ?? ''
  for (const option of ['evs.suspect_timeout = PT2S', 'evs.keepalive_period = PT0.5S'])
    if (!options.includes(option))
      found.push([
        'note',
        `wsrep_provider_options lack ${option}: a silent server is excluded later. ${SEE}.`,
      ])
  if (variables.get('wsrep_sst_method') !== 'mariabackup')
    found.push([
      'note',
      `wsrep_sst_method is ${variables.get('wsrep_sst_method')}: a joining node stops its donor. Set it to mariabackup.`,
    ])
  if (![undefined, '0'].includes(variables.get('wsrep_sync_wait')))
    found.push([
      'note',
      'wsrep_sync_wait is set on the server: reads by id take twice as long. Set it to 0.',
    ])
  return found
}

/** A member of a MySQL group; `members` is null where the user may not read them. */
export function findGroup(
  variables: ServerVariables,
  members: readonly GroupMember[] | null,
): Verdicts {
  const name = variables.get('group_replication_group_name') ?? ''
  if (name === '') return []

  const found: [Verdict, string][] = []
  if (members === null)
    found.push([
      'WRONG',
      'The user cannot read the members of the group, so /readyz stays 200 without a majority. GRANT SELECT ON performance_schema.replication_group_members TO it.',
    ])
  else {
    try {
      requireMajority(members)
    } catch (error) {
      found.push(['WRONG', `${toReason(error)} Restore the other members.`])
    }
    const away = members.filter(({ isSelf, state }) => Number(isSelf) !== 1 && state !== 'ONLINE')
    if (away.length > 0) {
      const states = away.map(({ state }) => state).join(', ')
      found.push(['note', `Members of the group are ${states}. Restore them.`])
    }
    if (members.length < LEAST_MEMBERS)
      found.push([
        'WRONG',
        `The group has ${members.length} members, so the end of one stops it. Have three.`,
      ])
  }
  const expel = variables.get('group_replication_member_expel_timeout')
  if (expel !== '0')
    found.push([
      'note',
      `group_replication_member_expel_timeout is ${expel}: a killed primary costs some 20 s. Set it to 0. ${SEE}.`,
    ])
  return found
}
