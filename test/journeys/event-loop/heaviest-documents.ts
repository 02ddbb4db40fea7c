/** Documents near the limits of what a client may ask, each heavy in its own way; `n` makes each new. */
export function heaviestDocuments(n: number, clubId: string): Record<string, string> {
  const bookings = (fields: string, first = 200) =>
    `query Q${n} { bookings(clubId: "${clubId}", first: ${first}) { nodes { ${fields} } } }`
  const fragments = repeat(110, (i) => `fragment F${i} on Query { club(id: "${clubId}") { name } }`)

  return {
    'many plain values': bookings(repeat(94, (i) => `f${i}: id`)),
    'many times': bookings(repeat(94, (i) => `f${i}: createdAt`)),
    'many enums': bookings(repeat(94, (i) => `f${i}: status`)),
    'many objects of loaders': bookings(repeat(15, (i) => `c${i}: court { id }`)),
    'objects behind objects': bookings(repeat(8, (i) => `c${i}: court { location { id } }`)),
    'objects of both subgraphs': bookings(
      repeat(8, (i) => `c${i}: club { volunteerPlan { isPro } }`),
    ),
    'a plan over many values': bookings(
      `${repeat(75, (i) => `f${i}: id`)} club { volunteerPlan { isPro } }`,
    ),
    'lists in a list': bookings('club { courts { id name } }', 30),
    'resources of events': `query Q${n} { events(clubId: "${clubId}", first: 200) {
      nodes { ${repeat(8, (i) => `r${i}: resource { node { id } }`)} } } }`,
    'many roots': `query Q${n} {
      ${repeat(140, (i) => `a${i}: club(id: "${clubId}") { volunteerPlan { isPro } }`)} }`,
    'many nodes': `query Q${n} { ${repeat(150, (i) => `a${i}: node(id: "${clubId}") { id }`)} }`,
    'many fields of nodes': `query Q${n} {
      ${repeat(90, (i) => `a${i}: node(id: "${clubId}") { ... on Club { name volunteerPlan { isPro } } }`)} }`,
    'many lists': `query Q${n} {
      ${repeat(100, (i) => `a${i}: bookings(clubId: "${clubId}", first: 20) { nodes { id } }`)} }`,
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

function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(' ')
}
