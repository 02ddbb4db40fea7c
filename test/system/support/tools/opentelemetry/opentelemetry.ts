import { findPackages } from '../find-packages.ts'

/** For NODE_PATH: the SDK that an operator installs; null where it cannot be installed. */
export const openTelemetryPath = await findPackages(import.meta.dirname, 'OpenTelemetry')
