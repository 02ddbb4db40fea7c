import type { ClubPlan } from './club-plan.ts'

/** A neighbourhood club without courts, whose own system plans its festivals. */
export const GRAETZLFEST: ClubPlan = {
  slug: 'graetzlfest',
  name: 'Verein Grätzlfest',
  timezone: 'Europe/Vienna',
  currency: 'EUR',
  country: 'AT',
  language: 'de-AT',
  scoringMode: 'GOLDEN_POINT',
  owner: 'sandbox-owner-graetzlfest',
  staff: {
    OWNER: 'Käthe Zöchling',
    OPERATOR: 'Olena Kovalchuk',
    COACH: 'Dragan Petrović',
    COORDINATOR: 'Özlem Yıldırım',
  },
  people: {
    firstNames: ['Anna', 'Jörg', 'Käthe', 'Lukas', 'Miriam', 'Özlem', 'Sepp', 'Vroni'],
    lastNames: ['Brückner', 'Doležal', 'Gruber', 'Hölzl', 'Kovačić', 'Müller', 'Weiß', 'Zöchling'],
    newcomers: [
      { firstName: '민준', lastName: '김' },
      { firstName: 'Ilse', lastName: 'Oberhuber-Meixner' },
    ],
  },
  popularity: 0,
  locations: [],
  account: { plan: null, addOns: ['API_ACCESS_PLUS'] },
  helperCount: 24,
  volunteerEvents: [
    {
      name: 'Frühlingsmarkt',
      description: 'Plants, pottery and a brass band.',
      inDays: -12,
      days: 2,
      status: 'ARCHIVED',
      location: 'Yppenplatz',
      locationCoordinates: '48.2117,16.3361',
      autoConfirmAssignments: true,
    },
    {
      name: 'Straßenfest',
      description: 'The whole street is a stage.',
      inDays: 21,
      days: 2,
      status: 'ACTIVE',
      location: 'Brunnengasse',
      locationCoordinates: '48.2098,16.3384',
    },
  ],
}
