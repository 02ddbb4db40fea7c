const SIGNS = [',', '[', '{'].map((sign) => sign.charCodeAt(0))

/**
 * True if a JSON text has at most `max` values, estimated by its commas and brackets, including those in strings.
 * Parsing very many values, or deeply nested ones, would block the event loop.
 */
export function isWithinValueLimit(bytes: Buffer, max: number): boolean {
  let values = 0
  for (const sign of SIGNS) {
    let at = bytes.indexOf(sign)
    for (; at !== -1 && values <= max; at = bytes.indexOf(sign, at + 1)) values += 1
  }
  return values <= max
}
