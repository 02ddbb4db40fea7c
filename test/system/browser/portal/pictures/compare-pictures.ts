import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** Differing pixels; every one where the sizes differ. */
  pixels: number
  /** The differing ones in red; null where the sizes differ. */
  picture: Buffer | null
}

/** Rounded colours of the palette stay below it; a letter that moved does not. */
const THRESHOLD = 0.15

export function comparePictures(one: Buffer, other: Buffer): Difference {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (a.width !== b.width || a.height !== b.height)
    return { pixels: Math.max(a.width * a.height, b.width * b.height), picture: null }
  const picture = new PNG({ width: a.width, height: a.height })
  const options = { threshold: THRESHOLD, includeAA: true }
  const pixels = pixelmatch(a.data, b.data, picture.data, a.width, a.height, options)
  return { pixels, picture: PNG.sync.write(picture) }
}
