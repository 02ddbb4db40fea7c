/** Identifies a row about one attempt. */
export interface AttemptPlace {
  deliveryId: string
  number: number
}

/** A key of loaders. */
export function attemptKeyOf({ deliveryId, number }: AttemptPlace): string {
  return `${deliveryId} ${number}`
}

/** The deliveries and the numbers of these keys; each with each is read, which is little more. */
export function placesOfKeys(keys: readonly string[]) {
  const places = keys.map((key) => key.split(' '))
  return {
    deliveryIds: [...new Set(places.map(([deliveryId = '']) => deliveryId))],
    numbers: [...new Set(places.map(([, number]) => Number(number)))],
  }
}
