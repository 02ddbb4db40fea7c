import { readConfig } from '../platform/config/config.ts'

/** The environment of whoever runs a bench: what it starts needs the PATH and the like of it. */
export const CALLERS = process.env

/** Where programs are kept that were fetched, as the caller has it. */
export const { cacheDir: CACHE_DIR } = readConfig(CALLERS)
