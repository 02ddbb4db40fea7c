import type { Stats } from 'node:fs'
import { access, constants, open, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { formatFileError } from '../platform/config/files/format-file-error.ts'
import { StartupError } from '../platform/config/startup-error.ts'
import type { Print } from './print.ts'

export interface Secret {
  kind: 'device' | 'API key'
  key: string
  secret: string
}

/** The file or output of new credentials and keys; `write` resolves once the file has them on the disk. */
export interface SecretsOutput {
  /** Names of the secrets that are in no file of their own. */
  printed: readonly string[]
  write(secrets: readonly Secret[]): Promise<void>
  close(): Promise<void>
}

const OTHERS = 0o077

/** Checks that the file can be written, without creating it: a credential that cannot be written would be lost. */
export async function checkSecretsFile(path: string): Promise<void> {
  try {
    checkPrivate(path, await stat(path))
    await access(path, constants.W_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw toRefusal(path, error)

    const folder = dirname(resolve(path))
    await access(folder, constants.W_OK | constants.X_OK).catch((cause) => {
      throw toRefusal(folder, cause)
    })
  }
}

export async function openSecretsFile(path: string): Promise<SecretsOutput> {
  await checkSecretsFile(path)
  const file = await open(path, 'a', 0o600).catch((cause) => {
    throw toRefusal(path, cause)
  })
  return {
    printed: [],
    async write(secrets) {
      if (secrets.length === 0) return
      await file.appendFile(secrets.map(toLine).join(''))
      await file.sync()
    },
    close: () => file.close(),
  }
}

export function printSecrets(print: Print): SecretsOutput {
  const printed: string[] = []
  return {
    printed,
    async write(secrets) {
      printed.push(...secrets.map(({ kind, key }) => `${kind} ${key}`))
      for (const secret of secrets) await print(toLine(secret).trimEnd())
    },
    async close() {},
  }
}

function toLine({ kind, key, secret }: Secret): string {
  return `${kind} ${key}: ${secret}\n`
}

function checkPrivate(path: string, found: Stats): void {
  if (found.isDirectory()) throw new StartupError(`Nothing was changed. ${path} is a folder.`)
  if (!found.isFile()) throw new StartupError(`Nothing was changed. ${path} is no regular file.`)
  if ((found.mode & OTHERS) !== 0)
    throw new StartupError(`Nothing was changed. Others can read ${path}: chmod 600 ${path}`)
}

function toRefusal(path: string, cause: unknown): StartupError {
  if (cause instanceof StartupError) return cause
  return new StartupError(`Nothing was changed. ${formatFileError(path, cause)}`, { cause })
}
