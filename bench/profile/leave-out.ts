import { registerHooks } from 'node:module'
import { STUBS } from './stubs.ts'

/*
 * Loaded before the product (`--import`): replaces mechanisms by ones that do nothing, so that the bench measures what
 * they cost. The product has no switch for them. The query of the import lists them.
 */
const stubs = Object.assign(
  {},
  ...new URL(import.meta.url).searchParams.getAll('without').map((name) => STUBS[name]),
) as Readonly<Record<string, string>>

registerHooks({
  load(url, context, nextLoad) {
    const file = Object.keys(stubs).find((path) => url.endsWith(`/${path}`))
    if (file === undefined) return nextLoad(url, context)
    return { format: 'module', source: stubs[file] ?? '', shortCircuit: true }
  },
})
