/** A dialog over the page, which Back closes: an entry of the history with the address of its page. */
interface Layer {
  key: string
  close: () => void
}

/** Open layers, the topmost last. */
const layers: Layer[] = []

/** Entries of layers that closed by themselves, until the history is back before them. */
let spent = 0
let isReturning = false
let made = 0
const load = Math.random().toString(36).slice(2)

/** Adds an entry for a layer; the result ends the layer where Back has not. */
export function openLayer(close: () => void): () => void {
  made += 1
  const layer = { key: `${load}-${made}`, close }
  layers.push(layer)
  // One that follows another takes over its entry.
  if (spent > 0) {
    spent -= 1
    history.replaceState({ layer: layer.key }, '')
  } else history.pushState({ layer: layer.key }, '')
  return () => {
    const at = layers.indexOf(layer)
    if (at < 0) return
    layers.splice(at, 1)
    spent += 1
    // A page may follow at once, in the place of the entry.
    setTimeout(returnFromSpent)
  }
}

/** Whether the next page takes the place of a layer's entry, which the reader is not to come back to. */
export function takeLayerEntry(): boolean {
  const isOnLayer = spent > 0 || layers.length > 0
  spent = 0
  layers.length = 0
  return isOnLayer
}

export type LayerMove =
  /** The history is back from entries that closed by themselves. */
  | { kind: 'returned' }
  /** Back has left layers, which `close` closes and `stay` enters again. */
  | { kind: 'left'; close: () => void; stay: (address: string) => void }

/** What a move through the history means for the layers; null where it means a page. */
export function toLayerMove(): LayerMove | null {
  if (isReturning) {
    isReturning = false
    return { kind: 'returned' }
  }
  const at = layers.findIndex(({ key }) => key === history.state?.layer)
  const left = layers.slice(at + 1)
  if (left.length === 0) return null
  return {
    kind: 'left',
    close: () => {
      layers.length = at + 1
      for (const layer of left.toReversed()) layer.close()
    },
    stay: (address) => {
      for (const { key } of left) history.pushState({ layer: key }, '', address)
    },
  }
}

function returnFromSpent(): void {
  if (spent === 0) return
  isReturning = true
  history.go(-spent)
  spent = 0
}
