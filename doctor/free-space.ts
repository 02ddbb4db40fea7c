import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface FreeSpace {
  freeBytes: number
  freeShare: number
  isWritable: boolean
}

const TIMEOUT_MS = 5_000

/** A child process: a network file system that hangs would keep this one from its end. */
const SCRIPT = `
const fs = require('node:fs'), path = require('node:path')
let folder = path.resolve(process.argv[1])
while (!fs.existsSync(folder) && folder !== path.dirname(folder)) folder = path.dirname(folder)
const { bavail, blocks, bsize } = fs.statfsSync(folder)
let isWritable = true
try { fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK) } catch { isWritable = false }
console.log(JSON.stringify({ freeBytes: bavail * bsize, freeShare: bavail / (blocks || 1), isWritable }))`

/** The space of the file system of a folder, or of its nearest ancestor that exists. */
export async function readFreeSpace(folder: string): Promise<FreeSpace> {
  const args = ['--eval', SCRIPT, folder]
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: {} } as const
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout)
}

const MIB = 1024 * 1024
/** Room for the logs of a busy day. */
const LEAST_BYTES = 1024 * MIB
const LEAST_SHARE = 0.05

/** A sentence about too little space; null where there is enough. */
export function findLackOfSpace({ freeBytes, freeShare }: FreeSpace): string | null {
  if (freeBytes >= LEAST_BYTES && freeShare >= LEAST_SHARE) return null
  const percent = (freeShare * 100).toFixed(0)
  return `${Math.floor(freeBytes / MIB)} MiB (${percent} %) are free: a full disk refuses writes. Enlarge it, or free some of it.`
}
