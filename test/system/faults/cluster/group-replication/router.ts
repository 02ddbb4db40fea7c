import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../../../../sandbox/embedded-database/run-program.ts'
import type { MySql } from '../../../../support/database/mysql/find-mysql.ts'
import { type LeadingRouter, startLeadingRouter } from '../leading-router.ts'
import { GROUP_NAME } from './node.ts'

export interface RouterPlan {
  mysql: MySql
  folder: string
  port: number
  servers: readonly number[]
  /** Of the group's servers, for the router's own questions. */
  user: string
  password: string
}

/** Starts MySQL Router, which routes connections to the primary. */
export async function startRouter(plan: RouterPlan): Promise<LeadingRouter> {
  const { mysql, folder } = plan
  for (const name of ['log', 'run', 'data']) await mkdir(join(folder, name), { recursive: true })
  const [keyring, master] = [join(folder, 'keyring'), join(folder, 'master.key')]
  const keep = (args: readonly string[], input = '') =>
    runProgram({ ...mysql.command('bin/mysqlrouter_keyring', args), input, timeoutMs: 20_000 })
  await keep(['init', keyring, `--master-key-file=${master}`])
  await keep(
    ['set', keyring, plan.user, 'password', `--master-key-file=${master}`],
    `${plan.password}\n`,
  )
  const servers = plan.servers.map((port) => `mysql://127.0.0.1:${port}`)
  const known = { 'group-replication-id': GROUP_NAME, 'cluster-metadata-servers': servers }
  const state = { version: '1.0.0', 'metadata-cache': known }
  await writeFile(join(folder, 'state.json'), JSON.stringify(state))
  await writeFile(join(folder, 'router.conf'), toSettings(plan, keyring, master))

  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  const command = mysql.command('bin/mysqlrouter', ['-c', join(folder, 'router.conf'), ...asRoot])
  return startLeadingRouter({ ...command, environment: {}, folder }, plan)
}

function toSettings({ mysql, folder, port, user }: RouterPlan, keyring: string, master: string) {
  return `
[DEFAULT]
logging_folder=${folder}/log
runtime_folder=${folder}/run
data_folder=${folder}/data
plugin_folder=${mysql.baseDir}/lib/mysqlrouter/plugin
keyring_path=${keyring}
master_key_path=${master}
dynamic_state=${folder}/state.json
connect_timeout=1
read_timeout=1
[logger]
level=INFO
[metadata_cache:clubgate]
cluster_type=gr
router_id=1
user=${user}
metadata_cluster=clubgate
ttl=0.2
[routing:primary]
bind_address=127.0.0.1
bind_port=${port}
destinations=metadata-cache://clubgate/?role=PRIMARY
routing_strategy=first-available
protocol=classic
client_ssl_mode=PASSTHROUGH
server_ssl_mode=AS_CLIENT
`
}
