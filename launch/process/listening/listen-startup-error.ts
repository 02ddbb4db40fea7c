import { StartupError } from '../../../platform/startup-error.ts'

export interface ListenAddress {
  host: string
  port: number
  /** Names of the variables that say so. */
  setBy: Readonly<Record<'host' | 'port', string>>
}

/** Where clients connect to. */
export const SET_FOR_CLIENTS = { host: 'HOST', port: 'PORT' } as const

/** What of an address keeps a process from listening, and what to do about it. */
export function asListenObstacle(error: unknown, { host, port, setBy }: ListenAddress): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  const say = (message: string) => new StartupError(message, { cause: error })
  if (code === 'EADDRINUSE')
    return say(`Port ${port} of ${host} is taken. Choose another ${setBy.port}.`)
  if (code === 'EACCES')
    return say(`Port ${port} is not ours to take. Choose a ${setBy.port} above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return say(`${host} is no address of this machine. Choose another ${setBy.host}.`)

  return error
}
