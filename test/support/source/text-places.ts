/** The names and indices that lead to a value within an input. */
export type Place = readonly (string | number)[]

type Read = (input: unknown) => unknown

/** No input nests deeper. */
const MAX_DEPTH = 7

/**
 * Every place of an input that a reader looks at, found by what it reads: a schema that hides in a
 * function, such as that of the items of a bulk, is found as well.
 */
export async function findPlaces(read: Read): Promise<Place[]> {
  const places: Place[] = [[]]
  for (const place of places) {
    if (place.length >= MAX_DEPTH) continue
    for (const name of await namesReadAt(read, place)) places.push([...place, name])
    // An item counts where the reader looks into the list at all; texts in lists show nothing more.
    if (typeof place.at(-1) !== 'number' && place.length > 0) places.push([...place, 0])
  }
  return places
}

/** An input with nothing but a value at a place. */
export function inputWith(place: Place, value: unknown): unknown {
  return place.reduceRight(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  )
}

async function namesReadAt(read: Read, place: Place): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && !(name in Object.prototype) && name !== 'then') names.add(name)
  }
  const recorder = new Proxy(
    {},
    {
      get: (_target, name) => {
        note(name)
        return undefined
      },
      has: (_target, name) => {
        note(name)
        return false
      },
      getOwnPropertyDescriptor: (_target, name) => {
        note(name)
        return undefined
      },
    },
  )
  try {
    await read(inputWith(place, recorder))
  } catch {
    // What is refused was read all the same.
  }
  return names
}
