/** Letters that run from right to left, and signs that turn the text behind them. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/** A value within a sentence, isolated (FSI, PDI) where it would turn the words beside it. */
export function isolate<Value>(value: Value): Value | string {
  return typeof value === 'string' && TURNING.test(value) ? `\u2068${value}\u2069` : value
}

/** Words whose functions isolate the values that they name. */
export function isolateValues<Words extends object>(words: Words): Words {
  const isolated = Object.entries(words).map(([name, word]) => {
    if (typeof word === 'function')
      return [name, (...values: unknown[]) => word(...values.map(isolate))]
    return [name, typeof word === 'string' ? word : isolateValues(word)]
  })
  return Object.fromEntries(isolated) as Words
}
