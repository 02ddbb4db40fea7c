import type {
  FetchNodePathSegment,
  FetchRewrite,
  KeyRenamer,
  ValueSetter,
} from '@graphql-hive/router-query-planner'
import { meetsAnyCondition, type Subtypes } from '../../planning/subtypes.ts'
import { isData } from './merge-into.ts'

type Path = readonly (string | number)[]

/** Applies rewrites in place, to representations before sending or to data before merging. */
export function applyRewrites(
  rewrites: readonly FetchRewrite[],
  value: unknown,
  subtypes: Subtypes,
): void {
  for (const rewrite of rewrites) {
    const read = readRewrite(rewrite)
    const [last, ...above] = read.path.toReversed()
    if (last === undefined || !('Key' in last)) throw new Error('A rewrite ends with a key.')

    for (const target of findTargets(value, above.toReversed(), subtypes))
      if (Object.hasOwn(target, last.Key)) change(target, last.Key, read)
  }
}

/** Applies rewrites to an error's path. */
export function renamePath(path: Path, rewrites: readonly FetchRewrite[]): Path {
  return rewrites.map(readRewrite).reduce((renamed, rewrite) => {
    const at = 'renameKeyTo' in rewrite ? lastStepOf(renamed, keysOf(rewrite.path)) : -1
    return at < 0 || !('renameKeyTo' in rewrite)
      ? renamed
      : [...renamed.slice(0, at), rewrite.renameKeyTo, ...renamed.slice(at + 1)]
  }, path)
}

/** Parses a rewrite; throws for unknown kinds. */
export function readRewrite(rewrite: FetchRewrite): KeyRenamer | ValueSetter {
  const read = 'KeyRenamer' in rewrite ? rewrite.KeyRenamer : toSetter(rewrite)
  if (read && Array.isArray(read.path) && read.path.every(isKnownSegment)) return read

  throw new Error(`A plan holds an unknown rewrite: ${JSON.stringify(rewrite)}`)
}

function toSetter(rewrite: Exclude<FetchRewrite, { KeyRenamer: unknown }>): ValueSetter | null {
  if ('ValueSetter' in rewrite) return rewrite.ValueSetter
  return rewrite.kind === 'ValueSetter' ? rewrite : null
}

function isKnownSegment(segment: FetchNodePathSegment): boolean {
  return 'Key' in segment || 'TypenameEquals' in segment
}

function change(target: Record<string, unknown>, key: string, rewrite: KeyRenamer | ValueSetter) {
  if ('setValueTo' in rewrite) {
    target[key] = rewrite.setValueTo
    return
  }
  const value = target[key]
  delete target[key]
  target[rewrite.renameKeyTo] = value
}

function findTargets(
  value: unknown,
  path: readonly FetchNodePathSegment[],
  subtypes: Subtypes,
): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => findTargets(item, path, subtypes))
  if (!isData(value)) return []

  const [segment, ...rest] = path
  if (segment === undefined) return [value]
  if ('Key' in segment) return findTargets(value[segment.Key], rest, subtypes)
  return meetsAnyCondition(value, segment.TypenameEquals, subtypes)
    ? findTargets(value, rest, subtypes)
    : []
}

function keysOf(path: readonly FetchNodePathSegment[]): string[] {
  return path.flatMap((segment) => ('Key' in segment ? segment.Key : []))
}

/** Index of the last key in a path that begins with all keys, or -1. */
function lastStepOf(path: Path, keys: readonly string[]): number {
  const steps = path.flatMap((step, index) => (typeof step === 'string' ? [{ step, index }] : []))
  const isBegun = keys.every((key, index) => steps[index]?.step === key)
  return isBegun ? (steps[keys.length - 1]?.index ?? -1) : -1
}
