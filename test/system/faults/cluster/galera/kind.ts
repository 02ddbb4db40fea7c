import type { ClusterKind } from '../cluster-kind.ts'
import { FAULTS } from './faults.ts'
import { findGalera, type GaleraSearch } from './find-galera.ts'
import { type GaleraCluster, startGalera } from './galera.ts'

/** MariaDB with Galera behind HAProxy. */
export async function prepareGalera(search: GaleraSearch): Promise<ClusterKind<GaleraCluster>> {
  const galera = await findGalera(search)
  return {
    name: 'galera',
    version: `MariaDB ${galera.mariadb.version} with Galera`,
    faults: FAULTS,
    start: (folder) => startGalera(galera, folder),
  }
}
