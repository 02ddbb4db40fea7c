/** Names of a first player, each of which an eighth of all bookings has. */
const FIRST_NAMES = ['Ana', 'Marta', 'Lucia', 'Pablo', 'Diego', 'Elena', 'Carlos', 'Irene']

/** Words of two players by the number `n` of a booking, as SQL: names of many bookings and names of few. */
export const NAMES = {
  /** Of an eighth. */
  common: `ELT(1 + n % ${FIRST_NAMES.length}, ${FIRST_NAMES.map((name) => `'${name}'`).join(', ')})`,
  /** Of 500 in a million. */
  known: "CONCAT('Gomez', LPAD(n % 2000, 4, '0'))",
  /** Of 20, whose bookings are neighbours. */
  rare: "CONCAT('Zoe', LPAD(n DIV 20, 5, '0'))",
  /** Of 4,000 in a million, nearly as many as a search sorts. */
  sorted: "CONCAT('Lopez', LPAD(n % 250, 3, '0'))",
} as const

/** Number of a booking, as SQL. */
export const NUMBER = "CONCAT('B-', LPAD(n, 7, '0'))"

/** Terms of a booking of the two players and its number, as SQL. */
export const TERMS = [
  ...Object.values(NAMES).map((name) => `LOWER(${name})`),
  `LOWER(CONCAT('#', ${NUMBER}))`,
  "CONCAT('#', LPAD(n, 7, '0'))",
]

const aPlayer = (place: number, name: string) =>
  `'{"externalId":"m-${place}","displayName":"', ${name}, '","team":"UNASSIGNED","consentToShare":true,"consentReference":"bench"}'`

/** Both players, who agreed that their names are shown, as SQL. */
export const PLAYERS = `CONCAT('[', ${aPlayer(1, `${NAMES.common}, ' ', ${NAMES.known}`)}, ',',
  ${aPlayer(2, `${NAMES.rare}, ' ', ${NAMES.sorted}`)}, ']')`

/** Texts of a search, each different for each request, and what they look for. */
export const SEARCHED: readonly { of: string; textOf(nth: number): string }[] = [
  { of: 'a number', textOf: (nth) => `B-${padded(nth * 7919, 7)}` },
  { of: 'the beginning of 1,000 numbers', textOf: (nth) => `B-${padded(nth, 4)}` },
  { of: 'the beginning of all numbers', textOf: () => 'B-0' },
  { of: 'a name of 20 bookings', textOf: (nth) => `zoe${padded(nth * 397, 5)}` },
  { of: 'a name of 500', textOf: (nth) => `gomez${padded(nth * 13, 4)}` },
  { of: 'a name of 4,000', textOf: (nth) => `lopez${padded(nth, 3)}` },
  { of: 'a name of 125,000', textOf: (nth) => firstName(nth) },
  { of: 'the beginning of a name of all', textOf: () => 'gome' },
  {
    of: 'a name of 125,000 and one of 4,000',
    textOf: (nth) => `${firstName(nth)} lopez${padded(nth, 3)}`,
  },
  { of: 'two names of all, with one of 125,000', textOf: (nth) => `gomez lopez ${firstName(nth)}` },
  {
    of: 'two names of 125,000 that are never together',
    textOf: (nth) => `${firstName(nth)} ${firstName(nth + 1)}`,
  },
  { of: 'a name of no booking', textOf: (nth) => `nadie${nth}` },
]

const padded = (n: number, length: number) => String(n).padStart(length, '0')

const firstName = (nth: number) => FIRST_NAMES[nth % FIRST_NAMES.length] ?? ''
