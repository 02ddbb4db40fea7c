import { Obstacle } from '../../platform/obstacle.ts'

/** What of HOST and PORT keeps a process from listening, and what to do about it. */
export function asListenObstacle(
  error: unknown,
  { host, port }: { host: string; port: number },
): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  const say = (message: string) => new Obstacle(message, { cause: error })
  if (code === 'EADDRINUSE') return say(`Port ${port} of ${host} is taken. Choose another PORT.`)
  if (code === 'EACCES') return say(`Port ${port} is not ours to take. Choose a PORT above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return say(`${host} is no address of this machine. Choose another HOST.`)

  return error
}
