/** Texts of the graph that contain JSON, which a route parses. */
const JSON_TEXTS: readonly string[] = ['VolunteerWebhookDelivery.body']

interface Marked {
  owner: string
  field: string
  scalar: string
  /** Names of the values of an enum. */
  names: readonly string[]
}

let serial = 0

/**
 * Sample values of a leaf. The first one is unique in all samples, so that its place in a body names the leaf; the
 * values of an enum or boolean are not, and are found by their variation.
 */
export function makeMarker({
  owner,
  field,
  scalar,
  names,
}: Marked): readonly [unknown, ...unknown[]] {
  const [first, ...others] = names
  if (first !== undefined) return [first, ...others]

  serial += 1
  if (JSON_TEXTS.includes(`${owner}.${field}`)) return [JSON.stringify(toJsonMarker(serial))]

  switch (scalar) {
    case 'Boolean':
      return [false, true]
    case 'Int':
      return [1_000_000 + serial]
    case 'Float':
      return [1_000_000.5 + serial]
    case 'DateTime':
      return [new Date(MARKED_FROM + serial * 1000).toISOString()]
    case 'Date':
      return [new Date(MARKED_FROM + serial * DAY_MS).toISOString().slice(0, 10)]
    case 'JSON':
      return [toJsonMarker(serial)]
    case 'String':
    case 'ID':
      return [`§${serial}§`]
    default:
      throw new Error(`No sample is known for the scalar ${scalar}.`)
  }
}

/** Key of a value of a body, equal to that of the marker it comes from. */
export function markerKeyOf(value: unknown): string {
  return typeof value === 'string' && value.startsWith('{"$marker"') ? value : JSON.stringify(value)
}

/** True for the sample of a JSON value, whose members are none of the body. */
export function isJsonMarker(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$marker' in value
}

const DAY_MS = 24 * 60 * 60 * 1000
const MARKED_FROM = Date.UTC(2001, 0, 1)

function toJsonMarker(number: number) {
  return { $marker: number }
}
