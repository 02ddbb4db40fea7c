import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { toRemedies } from '../../../../sandbox/embedded-database/mariadb-files/no-mariadb.ts'
import { inFolder } from './embedded-database-fixture.ts'

describe('the remedies of a machine without MariaDB', () => {
  test('have Compose only where Docker is, and a copy with the compose file', () =>
    inFolder(async (folder) => {
      const composeFile = join(folder, 'docker-compose.yml')
      const dockerPaths = ['/nowhere/docker', join(folder, 'docker')]
      const hasCompose = () =>
        toRemedies({ dockerPaths, composeFile }).some((remedy) =>
          remedy.includes('docker compose up'),
        )
      expect(hasCompose()).toBe(false)
      await writeFile(composeFile, '')
      expect(hasCompose()).toBe(false)
      await writeFile(join(folder, 'docker'), '')
      expect(hasCompose()).toBe(true)
      expect(toRemedies({ dockerPaths: [], composeFile })).toHaveLength(2)
    }))
})
