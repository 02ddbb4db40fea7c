import { open } from 'node:fs/promises'
import { StartupError } from '../platform/config/startup-error.ts'

export interface DeviceSecret {
  key: string
  credential: string
}

/** Where new credentials go; `write` returns once they are on the disk. */
export interface SecretsOutput {
  write(credentials: readonly DeviceSecret[]): Promise<void>
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
    async write(credentials) {
      if (credentials.length === 0) return
      await file.appendFile(credentials.map(toLine).join(''))
      await file.sync()
    },
    close: () => file.close(),
  }
}

export function printSecrets(say: (line: string) => void): SecretsOutput {
  return {
    async write(credentials) {
      for (const credential of credentials) say(toLine(credential).trimEnd())
    },
    async close() {},
  }
}

function toLine({ key, credential }: DeviceSecret): string {
  return `device ${key}: ${credential}\n`
}
