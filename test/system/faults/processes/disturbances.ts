// Loaded into a process before its own script: steps the clock of its code and takes name servers away, as the file that
// DISTURBANCES names says. Monotonic time stays as it is, as with a real step.

import dns from 'node:dns'
import dnsPromises from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What happens inside of the processes of one machine. */
export interface Disturbances {
  /** Of the machine's clock against the right one. */
  clockMs: number
  hasNames: boolean
}

/** A name of the internet that a receiver of this machine has. */
export const RECEIVER_HOST = 'hooks.partner.com'

const LOOK_EVERY_MS = 100
const { DISTURBANCES: file } = process.env

if (file !== undefined) {
  let now = read(file)
  setInterval(() => {
    now = read(file)
  }, LOOK_EVERY_MS).unref()
  stepClock(() => now.clockMs)
  answerNames(() => now.hasNames)
}

function read(path: string): Disturbances {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function stepClock(stepMs: () => number): void {
  const RightDate = Date
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [RightDate.now() + stepMs()] : args,
        newTarget,
      ) as Date,
    get: (target, key) =>
      key === 'now' ? () => RightDate.now() + stepMs() : Reflect.get(target, key),
  })
}

function answerNames(hasNames: () => boolean): void {
  const { lookup } = dns
  const away = (code: string) => Object.assign(new Error(`${code}: no name server`), { code })
  const lookUp = (...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void
    if (hasNames()) return Reflect.apply(lookup, dns, args)
    process.nextTick(done, away('EAI_AGAIN'))
  }
  Object.assign(dns, { lookup: lookUp })
  const ask = async (addresses: readonly string[]) => {
    if (!hasNames()) throw away('ETIMEOUT')
    return addresses
  }
  Object.assign(dnsPromises.Resolver.prototype, {
    resolve4: (host: string) => ask(host === RECEIVER_HOST ? ['127.0.0.1'] : []),
    resolve6: () => ask([]),
  })
  syncBuiltinESMExports()
}
