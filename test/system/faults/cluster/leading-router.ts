import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConnectionOptions, createConnection } from 'mysql2/promise'
import { lastLines } from '../../../../sandbox/embedded-database/run-program.ts'
import { spawnWatched } from '../../../../sandbox/embedded-database/spawn-watched.ts'
import { until } from '../processes/server.ts'

export interface LeadingRouter {
  end(): Promise<void>
}

interface RouterCommand {
  program: string
  args: readonly string[]
  environment: Readonly<Record<string, string>>
  folder: string
}

/** Starts a router, and waits until it leads who connects so to a server. */
export async function startLeadingRouter(
  command: RouterCommand,
  { port, user, password = '' }: Pick<ConnectionOptions, 'port' | 'user' | 'password'>,
): Promise<LeadingRouter> {
  const log = join(command.folder, 'printed.log')
  const router = await spawnWatched({ ...command, log })
  const end = async () => {
    router.end()
    await router.ended
  }
  try {
    await until(async () => {
      const connection = await createConnection({ host: '127.0.0.1', port, user, password })
      connection.destroy()
      return true
    })
    return { end }
  } catch (error) {
    await end()
    const said = await readFile(log, 'utf8').catch(() => '')
    throw new Error(`The router leads to no server.\n${lastLines(said)}`, { cause: error })
  }
}
