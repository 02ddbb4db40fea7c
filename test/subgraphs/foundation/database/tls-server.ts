import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { readConfig } from '../../../../platform/config/config.ts'
import { makeDatabaseHome } from '../../../../sandbox/embedded-database/database-home.ts'
import { initialise } from '../../../../sandbox/embedded-database/initialise.ts'
import { isReady } from '../../../../sandbox/embedded-database/is-ready.ts'
import { findMariaDb } from '../../../../sandbox/embedded-database/mariadb-files/find-mariadb.ts'
import { commonFlags } from '../../../../sandbox/embedded-database/server-flags.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { until } from '../../../support/time/until.ts'

/** A MariaDB behind a port, with a certificate for localhost of its own making. */
export interface TlsServer {
  port: number
  /** File of the authority that its certificate can be checked with. */
  ca: string
  /** File of another authority, which has nothing to do with it. */
  otherCa: string
  stop(): Promise<void>
}

export async function startTlsServer(): Promise<TlsServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-tls-'))
  const home = await makeDatabaseHome(dataDir)
  const [own, other] = await Promise.all([
    writeCertificate(dataDir, 'own'),
    writeCertificate(dataDir, 'other'),
  ])
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const mariadb = await findMariaDb({ source: 'fetch', cacheDir, machinePaths: [], say })
  await initialise(mariadb, home)
  await mkdir(home.run, { recursive: true, mode: 0o700 })

  const port = await findFreePort()
  const pidFile = join(home.run, 'server.pid')
  const flags = [
    `--socket=${home.socketPath}`,
    `--pid-file=${pidFile}`,
    `--log-error=${home.log}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-grant-tables',
    `--ssl-cert=${own.cert}`,
    `--ssl-key=${own.key}`,
  ]
  const server = spawn(mariadb.program, [...commonFlags(mariadb, home.tables), ...flags], {
    env: { ...process.env, ...mariadb.environment },
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  await until(() => isReady(home.socketPath, pidFile))
  return {
    port,
    ca: own.cert,
    otherCa: other.cert,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
      await rm(home.run, { recursive: true, force: true })
    },
  }
}

async function writeCertificate(folder: string, name: string) {
  const { private: privateKey, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
  const files = { key: join(folder, `${name}-key.pem`), cert: join(folder, `${name}.pem`) }
  await writeFile(files.key, privateKey, { mode: 0o600 })
  await writeFile(files.cert, cert)
  return files
}
