import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

const MOST_COLOURS = 256
/** The rest is for rare colours, such as the amber of one triangle. */
const FREQUENT = 128

/** A PNG of at most 256 colours, the nearest in the place of rarer ones: a third of the size. */
export function toPalettePng(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png)
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => data.readUInt32BE(at * 4))
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const ordered = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([pixel]) => pixel)
  const palette = toPalette(ordered)
  const indices = new Map(palette.map((pixel, index) => [pixel, index]))
  for (const pixel of ordered)
    if (!indices.has(pixel)) indices.set(pixel, nearest(palette, pixel).index)
  const rows = Buffer.alloc((width + 1) * height)
  for (const [at, pixel] of pixels.entries())
    rows[at + Math.floor(at / width) + 1] = indices.get(pixel) ?? 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Depth 8, indexed colours.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(palette.flatMap((pixel) => [...partsOf(pixel)]))),
    toChunk('IDAT', deflateSync(rows, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

function partsOf(pixel: number): [number, number, number] {
  return [pixel >>> 24, (pixel >>> 16) & 255, (pixel >>> 8) & 255]
}

/** The most frequent colours, then always that which is farthest from those that are there. */
function toPalette(ordered: readonly number[]): number[] {
  const palette = ordered.slice(0, ordered.length > MOST_COLOURS ? FREQUENT : MOST_COLOURS)
  const left = ordered
    .slice(palette.length)
    .map((pixel) => ({ pixel, far: nearest(palette, pixel).far }))
  while (palette.length < MOST_COLOURS && left.length > 0) {
    const next = left.reduce((best, one) => (one.far > best.far ? one : best))
    palette.push(next.pixel)
    for (const one of left) one.far = Math.min(one.far, distance(one.pixel, next.pixel))
  }
  return palette
}

function nearest(palette: readonly number[], pixel: number): { index: number; far: number } {
  let [index, far] = [0, Number.POSITIVE_INFINITY]
  for (const [at, known] of palette.entries()) {
    const found = distance(known, pixel)
    if (found < far) [index, far] = [at, found]
  }
  return { index, far }
}

/** Without lists, since it is asked some hundred thousand times for a picture. */
function distance(one: number, other: number): number {
  const red = (one >>> 24) - (other >>> 24)
  const green = ((one >>> 16) & 255) - ((other >>> 16) & 255)
  const blue = ((one >>> 8) & 255) - ((other >>> 8) & 255)
  return red * red + green * green + blue * blue
}

function toChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
