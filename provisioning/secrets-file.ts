import { open } from 'node:fs/promises'
import { StartupError } from '../platform/config/startup-error.ts'

export interface Secret {
  kind: 'device' | 'API key'
  key: string
  secret: string
}

/** Where new credentials and keys go; `write` returns once they are on the disk. */
export interface SecretsOutput {
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
    async write(secrets) {
      if (secrets.length === 0) return
      await file.appendFile(secrets.map(toLine).join(''))
      await file.sync()
    },
    close: () => file.close(),
  }
}

export function printSecrets(say: (line: string) => void): SecretsOutput {
  return {
    async write(secrets) {
      for (const secret of secrets) say(toLine(secret).trimEnd())
    },
    async close() {},
  }
}

function toLine({ kind, key, secret }: Secret): string {
  return `${kind} ${key}: ${secret}\n`
}
