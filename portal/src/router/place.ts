import { useSyncExternalStore } from 'react'
import { keepEvent } from './keep-event.ts'
import {
  endReturn,
  enterAbove,
  forgetLayers,
  leaveClosed,
  takeLayerEntry,
  toLayerMove,
  whenReturned,
} from './layers.ts'

/** Address of the page: what a reload, a bookmark and Back know. */
export interface Place {
  path: string
  search: URLSearchParams
}

let place = read()
const listeners = new Set<() => void>()

/** Asked before a page is left; false keeps the reader on it. */
const guards = new Set<() => boolean>()

/** Guards that Back must pass too; `go` does not ask them. */
const backGuards = new Set<() => boolean>()

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place)
}

export function go(address: string, { replace = false } = {}): void {
  if (![...guards].every((mayLeave) => mayLeave())) return
  whenReturned(() => enter(address, replace))
}

function enter(address: string, replace: boolean): void {
  const isInPlace = takeLayerEntry() || replace
  history[isInPlace ? 'replaceState' : 'pushState'](null, '', keepEvent(address, place))
  const before = place
  update()
  if (before.path !== place.path) scrollTo(0, 0)
}

/** Replaces one filter in the address; null removes it. */
export function setSearch(changes: Readonly<Record<string, string | null>>): void {
  const search = new URLSearchParams(place.search)
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') search.delete(name)
    else search.set(name, value)
  history.replaceState(history.state, '', addressOf({ path: place.path, search }))
  update()
}

function addressOf({ path, search }: Place): string {
  const query = search.toString()
  return path + (query === '' ? '' : `?${query}`)
}

export function guardLeaving(mayLeave: () => boolean): () => void {
  guards.add(mayLeave)
  return () => guards.delete(mayLeave)
}

/** Guards entries that Back would discard; a page that has saved them goes on by itself. */
export function guardBack(mayLeave: () => boolean): () => void {
  backGuards.add(mayLeave)
  return () => backGuards.delete(mayLeave)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(): void {
  place = read()
  for (const listener of listeners) listener()
}

function read(): Place {
  return { path: location.pathname, search: new URLSearchParams(location.search) }
}

/** Follows Back, unless a guard refuses; then the page stands in the history once more. */
function followHistory(): void {
  const { path, search } = read()
  const move = toLayerMove()
  if (move !== null && path === place.path) {
    // What the page shows stands over the address of the entry below.
    history.replaceState(history.state, '', addressOf(place))
    if (move.kind === 'returned') endReturn()
    else if ([...backGuards].every((mayLeave) => mayLeave())) move.close()
    else move.stay(addressOf(place))
    return
  }
  const isSame = addressOf({ path, search }) === addressOf(place)
  if (isSame || [...guards, ...backGuards].every((mayLeave) => mayLeave())) {
    if (path !== place.path) forgetLayers()
    update()
    leaveClosed()
  } else {
    history.pushState(null, '', addressOf(place))
    enterAbove(0, addressOf(place))
  }
  endReturn()
}

addEventListener('popstate', followHistory)
