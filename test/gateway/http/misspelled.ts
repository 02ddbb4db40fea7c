/** Documents and variables with a misspelled name, each of which graphql-js answers with suggestions. */
export const MISSPELLED: { query: string; variables?: Record<string, unknown>; message: string }[] =
  [
    { query: '{ clubb { id } }', message: 'Cannot query field "clubb"' },
    { query: '{ club(idd: "1") { id } }', message: 'Unknown argument "idd"' },
    { query: 'query Q($id: IDD!) { club(id: $id) { id } }', message: 'Unknown type "IDD"' },
    {
      query: '{ bookings(filter: { status: CONFIRMD }) { nodes { id } } }',
      message: 'Value "CONFIRMD" does not exist in "BookingStatus" enum.',
    },
    {
      query: 'query Q($s: BookingStatus) { bookings(filter: { status: $s }) { nodes { id } } }',
      variables: { s: 'CONFIRMD' },
      message: 'Value "CONFIRMD" does not exist in "BookingStatus" enum.',
    },
    {
      query: 'mutation M($i: SessionInput!) { pauseMatch(input: $i) { session { id } } }',
      variables: { i: { sessionId: 's', eventSequence: 1, sesionId: 's' } },
      message: 'Field "sesionId" is not defined by type "SessionInput".',
    },
    {
      query: '{ bookings(filter: { curtId: "1" }) { nodes { id } } }',
      message: 'Field "curtId" is not defined by type "BookingFilter".',
    },
    {
      query: '{ bookings(filter: { status: "CONFIRMED" }) { nodes { id } } }',
      message: 'Enum "BookingStatus" cannot represent non-enum value: "CONFIRMED".',
    },
    {
      query:
        'query Q($s: BookingStatus = CONFIRMD) { bookings(filter: { status: $s }) { nodes { id } } }',
      message: 'Value "CONFIRMD" does not exist in "BookingStatus" enum.',
    },
    { query: '{ club(id: "1") { ... on Clubb { id } } }', message: 'Unknown type "Clubb"' },
    {
      query: '{ node(id: "1") { timezone } }',
      message: 'Cannot query field "timezone" on type "Node"',
    },
    { query: '{ club(id: "1") { id @include(iff: true) } }', message: 'Unknown argument "iff"' },
  ]
