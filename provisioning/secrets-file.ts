import { open } from 'node:fs/promises'
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

/** Opens the file before anything is changed: a credential that cannot be written would be lost. */
export async function openSecretsFile(path: string): Promise<SecretsOutput> {
  const file = await open(path, 'a', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new StartupError(`Nothing was changed. ${path} cannot be written: ${cause.code}.`, {
      cause,
    })
  })
  const { mode } = await file.stat()
  if ((mode & OTHERS) !== 0) {
    await file.close()
    throw new StartupError(`Nothing was changed. Others can read ${path}: chmod 600 ${path}`)
  }

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
