import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../../../platform/config/startup-error.ts'

const COMPOSE_FILE = fileURLToPath(new URL('../../../docker-compose.yml', import.meta.url))

/** Paths of packages, Docker Desktop, Homebrew and snap. */
const DOCKER_PATHS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'].map(
  (folder) => `${folder}/docker`,
)

export interface Machine {
  dockerPaths: readonly string[]
  composeFile: string
}

/** The error of a start without any MariaDB, with the remedies that this machine has. */
export function noMariaDb(reason: string, cause?: unknown): StartupError {
  const machine = { dockerPaths: DOCKER_PATHS, composeFile: COMPOSE_FILE }
  const text = `There is no MariaDB to keep the data in: ${reason}
Any one of these helps:
${toRemedies(machine)
  .map((remedy) => `  - ${remedy}`)
  .join('\n')}`
  return new StartupError(text, { cause })
}

/** Compose starts a sandbox where Docker is installed, from a copy with its file, which an image does not have. */
export function toRemedies({ dockerPaths, composeFile }: Machine): string[] {
  const hasCompose = dockerPaths.some((path) => existsSync(path)) && existsSync(composeFile)
  return [
    'install MariaDB 10.6 or newer (Debian, Ubuntu: apt-get install mariadb-server; macOS: brew install mariadb)',
    ...(hasCompose ? ['run the sandbox in a container: docker compose up'] : []),
    'set DATABASE_URL to a server of yours, such as mysql://user:password@127.0.0.1:3306/clubgate',
  ]
}
