import { createRequire } from 'node:module'
import type { Client } from 'undici'

/** Undici's client alone: the whole package puts an agent of its own behind the process's `fetch`. */
export const HostClient: typeof Client = createRequire(import.meta.url)(
  'undici/lib/dispatcher/client.js',
)
