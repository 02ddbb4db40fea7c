const SIGNS = [',', '[', '{'].map((sign) => sign.charCodeAt(0))

/**
 * Whether a JSON text holds no more values than so many, told by its commas and brackets, those within
 * texts included. Reading one value after the other, or one inside of the other, holds everybody else up.
 */
export function holdsFewValues(bytes: Buffer, max: number): boolean {
  let values = 0
  for (const sign of SIGNS) {
    let at = bytes.indexOf(sign)
    for (; at !== -1 && values <= max; at = bytes.indexOf(sign, at + 1)) values += 1
  }
  return values <= max
}
