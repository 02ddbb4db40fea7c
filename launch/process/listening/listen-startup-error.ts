import { StartupError } from '../../../platform/config/startup-error.ts'

export interface ListenAddress {
  host: string
  port: number
  /** Variables that configure the address. */
  setBy: Readonly<Record<'host' | 'port', string>>
}

/** Variables of the public listener. */
export const PUBLIC_VARIABLES = { host: 'HOST', port: 'PORT' } as const

/** Converts a failed `listen` to an error with the variable to change. */
export function asListenStartupError(
  error: unknown,
  { host, port, setBy }: ListenAddress,
): unknown {
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
