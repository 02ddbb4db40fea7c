import { join } from 'node:path'
import { exists } from '../../../../../sandbox/embedded-database/exists.ts'
import {
  type MariaDb,
  openPrivateCopy,
} from '../../../../../sandbox/embedded-database/mariadb-files/find-mariadb.ts'
import { getPrivateCopy } from '../../../../../sandbox/embedded-database/mariadb-files/private-copy.ts'

/** A private copy of MariaDB with what makes a cluster of it, and of a router. */
export interface Galera {
  mariadb: MariaDb
  /** The library that replicates. */
  provider: string
  router: string
  client: string
  /** Of its servers, whose scripts call programs that lie beside them. */
  environment: Readonly<Record<string, string>>
}

export interface GaleraSearch {
  cacheDir: string
  say: (line: string) => void
}

/** The cached copy, or one fetched now from the packages of the machine's own release. */
export function findGalera(search: GaleraSearch): Promise<Galera> {
  return getPrivateCopy({ ...search, name: 'galera', packages: PACKAGES, open })
}

/** Each by its name: what is only a dependency would be left out where the machine has it. */
const PACKAGES = [
  'mariadb-server',
  'mariadb-server-core',
  'mariadb-client-core',
  'mariadb-backup',
  'galera-4',
  'socat',
  'haproxy',
]

async function open(root: string): Promise<Galera | null> {
  const mariadb = await openPrivateCopy(root)
  const provider = join(root, 'usr/lib/galera/libgalera_smm.so')
  const router = join(root, 'usr/sbin/haproxy')
  const client = join(root, 'usr/bin/mariadb')
  const needed = [provider, router, client, join(root, 'usr/bin/wsrep_sst_mariabackup')]
  const found = await Promise.all(needed.map(exists))
  if (mariadb === null || found.includes(false)) return null

  const own = ['usr/bin', 'usr/sbin'].map((folder) => join(root, folder))
  const path = [...own, process.env['PATH'] ?? '/usr/bin:/bin'].join(':')
  return { mariadb, provider, router, client, environment: { ...mariadb.environment, PATH: path } }
}
