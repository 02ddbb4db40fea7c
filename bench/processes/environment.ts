import { readConfig } from '../../platform/config/config.ts'

/** The environment of the caller; started programs need its PATH. */
export const CALLER_ENVIRONMENT = process.env

/** Cache of downloaded programs, from the caller's configuration. */
export const { cacheDir: CACHE_DIR } = readConfig(CALLER_ENVIRONMENT)
