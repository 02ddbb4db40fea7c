/** Chance makes fewer different bytes of 32 once in more than 10^15 keys. */
const FEWEST_DIFFERENT_BYTES = 16

/** A key that somebody typed or counted out instead of drawing it: repeated, rising, or text. */
export function isGuessable(key: Buffer): boolean {
  return new Set(key).size < FEWEST_DIFFERENT_BYTES || isArithmetic(key) || isText(key)
}

/** Each byte is the one before it and always the same more, such as 0, 1, 2 … */
function isArithmetic(key: Buffer): boolean {
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] ?? 0)))
  return steps.size === 1
}

function isText(key: Buffer): boolean {
  return /^[\x20-\x7e]*$/.test(key.toString('latin1'))
}
