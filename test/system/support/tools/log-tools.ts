import { fetchTool } from './fetch-tool.ts'

const MYSQL = { suite: 'sid', version: /Ver [89]\./, versionArgs: ['--no-defaults', '--version'] }
const MARIADB = {
  ...{ name: 'mariadb-client', packages: ['mariadb-client', 'mariadb-client-core'] },
  ...{ version: /Ver \d/, versionArgs: ['--no-defaults', '--version'] },
}

const { TEST_DATABASE } = process.env

/**
 * `mysqlbinlog`, which prints binary logs as SQL, and the client that sends it. Null where they cannot be fetched, and
 * without TEST_DATABASE: the tiers leave their test out for its cost, `npm run test:moment` runs it on both servers.
 */
export const [binlogTool, sqlClient] = await fetchTools()

async function fetchTools() {
  if (TEST_DATABASE === undefined) return [null, null]
  if (TEST_DATABASE !== 'mysql')
    return [
      await fetchTool({ ...MARIADB, path: 'usr/bin/mariadb-binlog' }),
      await fetchTool({ ...MARIADB, path: 'usr/bin/mariadb' }),
    ]
  const server = { name: 'mysql', packages: ['mysql-server-core', 'mysql-router'] }
  const client = { name: 'mysql-client', packages: ['mysql-client-core'] }
  return [
    await fetchTool({ ...MYSQL, ...server, path: 'usr/bin/mysqlbinlog' }),
    await fetchTool({ ...MYSQL, ...client, path: 'usr/bin/mysql' }),
  ]
}
