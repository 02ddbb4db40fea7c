import { isLoopback } from '../loopback.ts'
import type { Environment } from '../variables.ts'

/** A connection to another machine without TLS or without a password. */
export interface InsecureConnection {
  /** The variable with its address. */
  variable: 'DATABASE_URL' | 'CLUB_DATABASE_URL' | 'VOLUNTEER_DATABASE_URL' | 'REDIS_URL'
  lacks: ('TLS' | 'password')[]
}

/** Finds insecure connections to databases and Redis; loopback addresses are exempt. */
export function findInsecureConnections(env: Partial<Environment>): InsecureConnection[] {
  const isShared = !env.CLUB_DATABASE_URL || !env.VOLUNTEER_DATABASE_URL
  const used = [
    ...(isShared ? (['DATABASE_URL'] as const) : []),
    ...(['CLUB_DATABASE_URL', 'VOLUNTEER_DATABASE_URL', 'REDIS_URL'] as const),
  ]
  return used
    .map((variable) => ({ variable, lacks: lacksOf(env[variable]) }))
    .filter(({ lacks }) => lacks.length > 0)
}

function lacksOf(text: string | undefined): InsecureConnection['lacks'] {
  const url = text === undefined ? null : URL.parse(text)
  if (url === null || isLocal(url)) return []

  const hasTls = url.protocol === 'rediss:' || url.searchParams.has('ssl')
  return [...(hasTls ? [] : ['TLS' as const]), ...(url.password ? [] : ['password' as const])]
}

function isLocal(url: URL): boolean {
  return url.protocol === 'unix:' || url.searchParams.has('socketPath') || isLoopback(url.hostname)
}
