import { describe, expect, test } from '@jest/globals'
import { findGalera, findGroup } from '../../doctor/database/cluster.ts'
import { findRights } from '../../doctor/database/rights.ts'
import { findSession, findVersion } from '../../doctor/database/server-settings.ts'

const textsOf = (verdicts: readonly (readonly [string, string])[]) =>
  verdicts.map(([verdict, text]) => `${verdict} ${text}`)

const toMap = (pairs: Record<string, string>) => new Map(Object.entries(pairs))

describe('the examination of a Galera node', () => {
  const VARIABLES = {
    wsrep_on: 'ON',
    wsrep_provider_options: 'evs.suspect_timeout = PT2S; evs.keepalive_period = PT0.5S;',
    wsrep_sst_method: 'mariabackup',
    wsrep_sync_wait: '0',
  }
  const STATUS = {
    wsrep_cluster_status: 'Primary',
    wsrep_ready: 'ON',
    wsrep_local_state: '4',
    wsrep_local_state_comment: 'Synced',
    wsrep_cluster_size: '3',
  }

  test.each<[string, Record<string, string>, string[]]>([
    ['nothing wrong', {}, []],
    ['no server of a cluster', { wsrep_on: 'OFF', wsrep_cluster_size: '0' }, []],
    ['a donor, which accepts writes', { wsrep_local_state: '2' }, []],
    ['a lost majority', { wsrep_cluster_status: 'non-Primary' }, ['WRONG .*no majority']],
    [
      'a node that joins',
      { wsrep_local_state: '1', wsrep_local_state_comment: 'Joining' },
      ['WRONG The Galera node is Joining'],
    ],
    ['two nodes', { wsrep_cluster_size: '2' }, ['WRONG .*has 2 nodes']],
    [
      'the default of suspicion',
      { wsrep_provider_options: 'evs.suspect_timeout = PT5S; evs.keepalive_period = PT0.5S;' },
      ['note .*evs.suspect_timeout = PT2S'],
    ],
    [
      'a copy that stops its donor',
      { wsrep_sst_method: 'rsync' },
      ['note wsrep_sst_method is rsync'],
    ],
    ['a wait at every read', { wsrep_sync_wait: '1' }, ['note wsrep_sync_wait is set']],
  ])('finds %s', (_name, changes, expected) => {
    const [variables, status] = [
      toMap({ ...VARIABLES, ...changes }),
      toMap({ ...STATUS, ...changes }),
    ]
    expect(textsOf(findGalera(variables, status))).toEqual(
      expected.map((text) => expect.stringMatching(new RegExp(`^${text}`))),
    )
  })
})

describe('the examination of a group', () => {
  const VARIABLES = toMap({
    group_replication_group_name: 'a',
    group_replication_member_expel_timeout: '0',
  })
  const membersOf = (...states: string[]) =>
    states.map((state, nth) => ({ isSelf: nth === 0 ? 1 : 0, state }))

  test.each([
    ['nothing wrong', membersOf('ONLINE', 'ONLINE', 'ONLINE'), []],
    ['a user who may not read the members', null, ['WRONG The user cannot read the members']],
    [
      'a lost majority',
      membersOf('ONLINE', 'UNREACHABLE', 'UNREACHABLE'),
      [
        'WRONG The database is in a part of its group without the majority',
        'note Members of the group are UNREACHABLE, UNREACHABLE',
      ],
    ],
    ['a member in error', membersOf('ERROR', 'ONLINE', 'ONLINE'), ['WRONG The database is ERROR']],
    [
      'a member that is away',
      membersOf('ONLINE', 'ONLINE', 'RECOVERING'),
      ['note Members of the group are RECOVERING'],
    ],
    ['two members', membersOf('ONLINE', 'ONLINE'), ['WRONG The group has 2 members']],
  ])('finds %s', (_name, members, expected) => {
    expect(textsOf(findGroup(VARIABLES, members))).toEqual(
      expected.map((text) => expect.stringMatching(new RegExp(`^${text}`))),
    )
  })

  test('notes a late expulsion, and leaves a single server alone', () => {
    const late = new Map([...VARIABLES, ['group_replication_member_expel_timeout', '5']])
    const members = membersOf('ONLINE', 'ONLINE', 'ONLINE')
    expect(textsOf(findGroup(late, members))).toEqual([
      expect.stringContaining('expel_timeout is 5'),
    ])
    expect(findGroup(new Map(), null)).toEqual([])
  })
})

describe('the examination of rights', () => {
  const question = { database: 'clubgate_club', purpose: 'serve', isCluster: false } as const
  const DML = 'SELECT, INSERT, UPDATE, DELETE'

  test.each<[string, string[], string[]]>([
    ['the database', [`GRANT ${DML} ON \`clubgate_club\`.* TO \`a\`@\`%\``], []],
    ['an escaped name', [`GRANT ${DML} ON \`clubgate\\_club\`.* TO \`a\`@\`%\``], []],
    ['names that begin alike', [`GRANT ${DML} ON \`clubgate%\`.* TO \`a\`@\`%\``], []],
    ['another database', [`GRANT ${DML} ON \`other\`.* TO \`a\`@\`%\``], ['WRONG The user lacks']],
    [
      'one table',
      [`GRANT ${DML} ON \`clubgate_club\`.\`x\` TO \`a\`@\`%\``],
      ['WRONG The user lacks'],
    ],
    ['a role', ['GRANT `writer`@`%` TO `a`@`%`'], ['skip The user has roles']],
    [
      'everything',
      ['GRANT ALL PRIVILEGES ON *.* TO `root`@`%` WITH GRANT OPTION'],
      ['note The user may change tables', 'note The user is an administrator'],
    ],
  ])('reads rights on %s', (_name, grants, expected) => {
    expect(textsOf(findRights({ ...question, grants }))).toEqual(
      expected.map((text) => expect.stringContaining(text)),
    )
  })

  test.each<[string, string[], string[]]>([
    ['its own database', [`GRANT ${DML} ON \`clubgate_club\`.* TO a@b`], []],
    [
      'its own database and tables of the server',
      [
        'GRANT USAGE ON *.* TO a@b',
        `GRANT ${DML} ON \`clubgate_club\`.* TO a@b`,
        'GRANT SELECT ON `performance_schema`.`replication_group_members` TO a@b',
      ],
      [],
    ],
    [
      'both databases',
      [
        `GRANT ${DML} ON \`clubgate_club\`.* TO a@b`,
        `GRANT SELECT ON \`clubgate_volunteer\`.* TO a@b`,
      ],
      ['WRONG The user may also use `clubgate_volunteer`.*'],
    ],
    [
      'names that begin alike',
      [`GRANT ${DML} ON \`clubgate%\`.* TO a@b`],
      ['WRONG The user may also use `clubgate%`.*'],
    ],
    ['everything', [`GRANT ${DML} ON *.* TO a@b`], ['WRONG The user may also use *.*']],
  ])('of one subgraph reads rights on %s', (_name, grants, expected) => {
    expect(textsOf(findRights({ ...question, purpose: 'serve-one', grants }))).toEqual(
      expected.map((text) => expect.stringContaining(text)),
    )
  })

  test('finds an administrator in a cluster, whose writes a demoted server accepts', () => {
    const grants = [
      `GRANT ${DML} ON *.* TO a@b`,
      'GRANT BACKUP_ADMIN,CONNECTION_ADMIN ON *.* TO a@b',
    ]
    expect(textsOf(findRights({ ...question, grants, isCluster: true }))).toEqual([
      expect.stringContaining('WRONG The user is an administrator'),
    ])
  })
})

describe('the examination of a session', () => {
  const SESSION = {
    transaction_isolation: 'READ-COMMITTED',
    time_zone: '+00:00',
    sql_mode: 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',
  }

  test.each([
    ['nothing wrong', {}, []],
    ['another isolation', { transaction_isolation: 'REPEATABLE-READ' }, ['is REPEATABLE-READ']],
    [
      'another time zone and mode',
      { time_zone: 'SYSTEM', sql_mode: '' },
      ['time_zone is SYSTEM, sql_mode'],
    ],
  ])('finds %s', (_name, changes, expected) => {
    expect(textsOf(findSession(toMap({ ...SESSION, ...changes })))).toEqual(
      expected.map((text) => expect.stringContaining(text)),
    )
  })
})

describe('the examination of a version', () => {
  test.each([
    ['8.0.44', 'ok'],
    ['9.7.4', 'ok'],
    ['5.7.44', 'WRONG'],
    ['10.6.22-MariaDB', 'ok'],
    ['5.5.5-10.11.14-MariaDB-0+deb12u2', 'ok'],
    ['12.0.2-MariaDB', 'ok'],
    ['10.5.29-MariaDB', 'WRONG'],
  ])('%s is %s', (version, verdict) => {
    expect(findVersion(version).map(([found]) => found)).toEqual([verdict])
  })
})
