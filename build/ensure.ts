import { ensureBuilt } from './ensure-built.ts'

// The first `npx clubgate` in a clone runs `prepare`, which is an installation for npm.
const isInstallation = process.argv.includes('--install')
if (!ensureBuilt({ isInstallation })) process.exitCode = 1
