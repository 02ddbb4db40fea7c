/** A random key has fewer distinct bytes with a probability below 10^-15. */
const MIN_DISTINCT_BYTES = 16

/** True for keys that are not random: repeated bytes, arithmetic sequences, or text. `variables.ts` checks the length. */
export function isGuessable(key: Buffer): boolean {
  return new Set(key).size < MIN_DISTINCT_BYTES || isArithmetic(key) || isText(key)
}

/** True if each byte differs from the one before by the same amount, such as 0, 1, 2 … */
function isArithmetic(key: Buffer): boolean {
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] ?? 0)))
  return steps.size === 1
}

function isText(key: Buffer): boolean {
  return /^[\x20-\x7e]*$/.test(key.toString('latin1'))
}
