/** JSON of so many bytes at most that nothing takes, in shapes of which each is long in another part of being read. */
export const LARGE_BODIES: Readonly<Record<string, (bytes: number) => string>> = {
  'one string': (bytes) => `{"bookings":"${fill('x', bytes)}"}`,
  'one string of escapes': (bytes) => `{"bookings":"${fill('\\\\\\"', bytes)}"}`,
  'one string of other letters': (bytes) => `{"bookings":"${fill('é', bytes)}"}`,
  'lists in lists': (bytes) => fill('[', bytes / 2) + fill(']', bytes / 2),
  'objects in objects': (bytes) => `${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}`,
  'lists that never end': (bytes) => fill('[', bytes),
  'many small members': (bytes) => `{${many(bytes / 16, (n) => `"k${n}":1`)}}`,
  'empty lists': (bytes) => `[${many(bytes / 4, () => '[]')}]`,
  'white space': (bytes) => `{"bookings":"x"${fill(' ', bytes)}}`,
}

/** What stands around it has room. */
const AROUND_BYTES = 64

function fill(piece: string, bytes: number): string {
  return piece.repeat((bytes - AROUND_BYTES) / Buffer.byteLength(piece))
}

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.floor(count) }, (_, index) => make(index)).join(',')
}
