import { createRequire, registerHooks } from 'node:module'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type jestRuntime from 'jest-runtime'
import { setGlobals, test } from './jest-globals.ts'
import { endWhatIsLeft } from './left-behind.ts'

const require = createRequire(import.meta.url)
const { default: Runtime }: typeof jestRuntime = require('jest-runtime')
const GLOBALS_URL = new URL('jest-globals.ts', import.meta.url).href
/** Where jest-circus keeps, beside its modules, who listens to a suite. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier === '@jest/globals' ? GLOBALS_URL : specifier, context),
})

/** The checks before a change lands have a limit of time, behind which no suite begins: milliseconds since 1970. */
function hasTimeToBegin(): boolean {
  const { SUITES_BEGIN_UNTIL } = process.env
  return SUITES_BEGIN_UNTIL === undefined || Date.now() < Number(SUITES_BEGIN_UNTIL)
}

function leaveOut(path: string): void {
  process.stderr.write(`Left out, since no time was left: ${relative(process.cwd(), path)}\n`)
  test.skip('was left out, since no time was left', () => {})
}

/** Loads modules as Node does: once in a worker, where jest loads them anew for each suite. */
export default class PlainRuntime extends Runtime {
  override unstable_shouldLoadAsEsm(): boolean {
    return true
  }

  override async unstable_importModule(path: string): Promise<void> {
    if (hasTimeToBegin()) await import(pathToFileURL(path).href)
    else leaveOut(path)
  }

  /** The part of jest that runs a suite, new for each: its modules hold what is known of the suite. */
  override requireInternalModule<T>(path: string): T {
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS)
    delete require.cache[path]
    return require(path)
  }

  /** Comes after the last hook of a suite. */
  override teardown(): void {
    endWhatIsLeft()
    super.teardown()
  }

  override setGlobalsForRuntime(globals: Parameters<typeof setGlobals>[0]): void {
    setGlobals(globals)
  }
}
