import type { Route, RouteInput } from '../../route.ts'
import { headersOf } from '../../write-answer.ts'
import { isJsonMarker } from './markers.ts'
import { flatten, type Leaf, type SelectedValue } from './selection.ts'

/** A base URL that no data contains. */
export const MARKED_URL = 'https://public.example'

export type Input = RouteInput<unknown, unknown, unknown, string | null | undefined>

type Overrides = ReadonlyMap<string, unknown>

/** One body of a route. */
export interface SampleRun {
  /** The run that this one varies, and the path of the varied value. */
  varies?: { base: SampleRun; path: string; value: unknown }
  status: number
  headers: readonly string[]
  body: unknown
}

export interface Observed {
  runs: readonly SampleRun[]
  leaves: readonly Leaf[]
}

/** How many variations are combined, to reach forms that depend on several values. */
const MAX_DEPTH = 3

/**
 * Runs the answer of a route over samples of its operation's data: each nullable value null, each value of enums and
 * booleans, and again from every new form.
 */
export function observeAnswers(
  route: Route,
  selections: ReadonlyMap<string, SelectedValue>,
  inputs: readonly Input[],
): Observed {
  const all = [...flatten(selections.values())]
  const runs: SampleRun[] = []
  const known = new Set<string>()
  const attempt = (
    overrides: Overrides,
    input: Input,
    varies?: SampleRun['varies'],
  ): SampleRun | null => {
    const run = runRoute(route, sampleOf(selections, overrides), input)
    if (run === null) return null

    const noted = varies ? { ...run, varies } : run
    runs.push(noted)
    return noted
  }
  const isNew = ({ body }: SampleRun): boolean => {
    const found = pathsIn(body).filter((path) => !known.has(path))
    for (const path of found) known.add(path)
    return found.length > 0
  }

  const queue = inputs.map((input) => ({ overrides: new Map() as Overrides, input, depth: 0 }))
  for (const { overrides, input, depth } of queue) {
    const base = attempt(overrides, input)
    if (base === null) throw new Error(`${route.method} ${route.path} refuses its sample.`)
    isNew(base)
    if (depth === 0 && typeof route.status === 'function')
      for (const pair of pairsOf(all)) attempt(pair, input)
    for (const selection of all)
      for (const value of variationsOf(selection)) {
        const next = new Map(overrides).set(selection.path, value)
        const run = attempt(next, input, { base, path: selection.path, value })
        if (run && depth < MAX_DEPTH && isNew(run))
          queue.push({ overrides: next, input, depth: depth + 1 })
      }
  }
  return { runs, leaves: all.filter((selection) => selection.kind === 'leaf') }
}

/** Data of the selections; a list has one item. */
export function sampleOf(
  selections: ReadonlyMap<string, SelectedValue>,
  overrides: Overrides,
): Record<string, unknown> {
  return Object.fromEntries(
    [...selections].map(([key, selection]) => [key, sampleValueOf(selection, overrides)]),
  )
}

function sampleValueOf(selection: SelectedValue, overrides: Overrides): unknown {
  const { path, lists } = selection
  if (overrides.get(path) === null) return null

  let value = overrides.get(path)
  if (selection.kind === 'branch') value = sampleOf(selection.members, overrides)
  else if (!overrides.has(path)) value = selection.values[0]
  for (let depth = 0; depth < lists; depth++) value = [value]
  return value
}

function variationsOf(selection: SelectedValue): unknown[] {
  const others = selection.kind === 'leaf' ? selection.values.slice(1) : []
  return selection.isNullable ? [null, ...others] : others
}

/** A status can depend on two values of the payload at once. */
function* pairsOf(all: readonly SelectedValue[]): Generator<Overrides> {
  const few = all.filter(({ path }) => path.split('.').length === 2)
  for (const a of few)
    for (const b of few)
      if (a !== b && a.kind === 'leaf' && b.kind === 'leaf')
        for (const x of a.values.slice(1))
          for (const y of b.values.slice(1))
            yield new Map([
              [a.path, x],
              [b.path, y],
            ])
}

/** Null where the route refuses the data, such as a missing record. */
function runRoute(route: Route, data: unknown, input: Input): SampleRun | null {
  try {
    const status = typeof route.status === 'number' ? route.status : route.status(data)
    const headers = Object.keys(headersOf(route, data))
    const answer = route.answer(data, { publicUrl: MARKED_URL }, input)
    const body = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
    return { status, headers, body }
  } catch {
    return null
  }
}

function pathsIn(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null || isJsonMarker(value)) return []
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${above}[]`))

  return Object.entries(value).flatMap(([key, member]) => {
    const path = `${above}.${key}`
    return [path, ...pathsIn(member, path)]
  })
}
