export interface DocumentPlaces {
  clubId: string
  /** An event with 100 shifts of 15 assignments. */
  eventId: string
}

/** Documents near the limits of a client's document, each heavy in its own way; `n` makes each of them new. */
export function heaviestDocuments(
  n: number,
  { clubId, eventId }: DocumentPlaces,
): Record<string, string> {
  const bookings = (fields: string, first = 200) =>
    `query Q${n} { club(id: "${clubId}") { bookings(first: ${first}) { nodes { ${fields} } } } }`
  const shifts = (fields: string) =>
    `query Q${n} { volunteerEvent(id: "${eventId}") { shifts(first: 100) { nodes { ${fields} } } } }`
  const fragments = repeat(110, (i) => `fragment F${i} on Query { club(id: "${clubId}") { name } }`)

  return {
    'many plain values': bookings(repeat(290, (i) => `f${i}: id`)),
    'many times': bookings(repeat(290, (i) => `f${i}: createdAt`)),
    'many enums': bookings(repeat(290, (i) => `f${i}: status`)),
    'many objects of loaders': bookings(repeat(48, (i) => `c${i}: court { id }`)),
    'objects behind objects': bookings(repeat(26, (i) => `c${i}: court { location { id } }`)),
    'objects of both subgraphs': bookings(
      repeat(26, (i) => `c${i}: club { volunteerPlan { isPro } }`),
    ),
    'a plan over many values': bookings(
      `${repeat(280, (i) => `f${i}: id`)} club { volunteerPlan { isPro } }`,
    ),
    'lists in a list': bookings('club { courts(first: 100) { nodes { id name } } }', 80),
    'resources of events': `query Q${n} { club(id: "${clubId}") { events(first: 200) {
      nodes { ${repeat(26, (i) => `r${i}: resource { node { id } }`)} } } } }`,
    'many roots': `query Q${n} {
      ${repeat(140, (i) => `a${i}: club(id: "${clubId}") { volunteerPlan { isPro } }`)} }`,
    'many nodes': `query Q${n} { ${repeat(150, (i) => `a${i}: node(id: "${clubId}") { id }`)} }`,
    'many fields of nodes': `query Q${n} {
      ${repeat(90, (i) => `a${i}: node(id: "${clubId}") { ... on Club { name volunteerPlan { isPro } } }`)} }`,
    'many lists': `query Q${n} { club(id: "${clubId}") {
      ${repeat(100, (i) => `a${i}: bookings(first: 85) { nodes { id } }`)} } }`,
    'the plan of an event': shifts(`${SHIFT} assignments(first: 15) { nodes { ${ASSIGNMENT} } }`),
    'pages of many objects': shifts(
      repeat(5, (i) => `a${i}: assignments(first: 1) { pageInfo { hasNextPage } }`),
    ),
    'many cursors': shifts(
      `assignments(first: 15) { edges { ${repeat(3, (i) => `c${i}: cursor`)} } }`,
    ),
    'many fragments that overlap': `query Q${n} {
      ${repeat(110, (i) => `...F${i}`)} } ${fragments}`,
    'one field over and over': `query Q${n} {
      ${repeat(150, () => `club(id: "${clubId}") { name }`)} }`,
    'faults alone': `query Q${n} { ${repeat(900, (i) => `x${i}`)} }`,
    'the schema': `query Q${n} { __schema { types { name description fields { name description
      args { name description type { name ofType { name ofType { name } } } }
      type { name kind ofType { name ofType { name ofType { name } } } } } } } }`,
  }
}

const SHIFT =
  'id title startTime endTime status confirmedCount pendingCount staffingStatus role { id name }'
const ASSIGNMENT =
  'id status note createdVia helper { id firstName lastName status } role { id name }'

function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(' ')
}
