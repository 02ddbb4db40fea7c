/** A dialog over the page, which Back closes: an entry of the history with the address of its page. */
interface Layer {
  close: () => void
}

/** Open layers, the topmost last. */
const layers: Layer[] = []

/** Entries over that of the page; as many as layers, once the history is back from those that closed by themselves. */
let entries = 0
/** What waits for the history, which is on its way back; null where it is not. */
let onReturned: (() => void)[] | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** The entries of a page that was loaded before mean no layers of this one. */
const load = Math.random().toString(36).slice(2)

/** A browser that refuses to go back says nothing: pages must open again nevertheless. */
const RETURN_MS = 1_000

/** Adds a layer; the result ends it where Back has not. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  settle()
  return () => {
    const at = layers.indexOf(layer)
    if (at < 0) return
    layers.splice(at, 1)
    // A page or another layer may follow at once, in the place of the entry.
    setTimeout(settle)
  }
}

/** Brings the entries in line with the layers, unless they are on their way. */
function settle(): void {
  if (onReturned !== null) return
  if (entries <= layers.length) {
    enterAbove(entries)
    return
  }
  onReturned = []
  timer = setTimeout(endReturn, RETURN_MS)
  history.go(layers.length - entries)
  entries = layers.length
}

/** Adds the entries of the layers over so many. */
export function enterAbove(count: number, address?: string): void {
  for (entries = count; entries < layers.length; )
    history.pushState({ load, layer: ++entries }, '', address)
}

/** Acts at once, or as soon as the history is where it goes: it would leave an entry that is added on its way. */
export function whenReturned(act: () => void): void {
  if (onReturned === null) act()
  else onReturned.push(act)
}

/** The history is where it went: what has waited for it acts. */
export function endReturn(): void {
  if (onReturned === null) return
  const waiting = onReturned
  onReturned = null
  clearTimeout(timer)
  for (const act of waiting) act()
  settle()
}

/** Whether the next page takes the place of a layer's entry, which the reader is not to come back to. */
export function takeLayerEntry(): boolean {
  const isOnLayer = entries > 0
  forgetLayers()
  return isOnLayer
}

/** The page of the layers is left, and their entries with it. */
export function forgetLayers(): void {
  layers.length = 0
  entries = 0
}

/** Forward, and Back to a page that was left from several layers, may end at entries of closed ones. */
export function leaveClosed(): void {
  entries = layerEntries()
  settle()
}

/** Entries of layers up to the present one. */
function layerEntries(): number {
  const { state } = history
  return state?.load === load ? Number(state.layer) : 0
}

export type LayerMove =
  /** The history is back from entries that closed by themselves. */
  | { kind: 'returned' }
  /** Back has left layers, which `close` closes and `stay` enters again. */
  | { kind: 'left'; close: () => void; stay: (address: string) => void }

/** What a move through the history means for the layers; null where it means a page. */
export function toLayerMove(): LayerMove | null {
  if (onReturned !== null) return { kind: 'returned' }
  const count = layerEntries()
  const left = layers.slice(count)
  if (left.length === 0) return null
  return {
    kind: 'left',
    close: () => {
      layers.length = count
      entries = count
      for (const layer of left.toReversed()) layer.close()
    },
    stay: (address) => enterAbove(count, address),
  }
}
