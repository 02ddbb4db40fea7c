import { readConfig } from '../platform/config/config.ts'

/** The environment of whoever runs a bench: what it starts needs the PATH and the like of it. */
export const CALLER_ENVIRONMENT = process.env

/** Where programs are kept that were fetched, as the caller has it. */
export const { cacheDir: CACHE_DIR } = readConfig(CALLER_ENVIRONMENT)
