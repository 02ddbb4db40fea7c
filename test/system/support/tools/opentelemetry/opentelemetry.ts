import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installPackages } from '../install-packages.ts'

const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8')

/** For NODE_PATH: the SDK that an operator installs; null, and a message on stderr, where it cannot be installed. */
export const openTelemetryPath = await installPackages({
  name: 'opentelemetry',
  files: {
    'package.json': await read('package.json'),
    'package-lock.json': await read('package-lock.json'),
  },
}).then(
  (folder) => join(folder, 'node_modules'),
  (error: Error) => {
    process.stderr.write(`SKIPPED, because OpenTelemetry cannot be installed: ${error.message}\n`)
    return null
  },
)
