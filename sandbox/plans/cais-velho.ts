import { type ClubPlan, courtRow } from './club-plan.ts'

const CAMPO = {
  name: 'Campo',
  publicPrefix: 'CAISVELHO',
  indoorOutdoor: 'COVERED',
  surfaceType: 'ARTIFICIAL_GRASS',
} as const

/** A small club that takes bookings only in its own portal and has no opening hours. */
export const CAIS_VELHO: ClubPlan = {
  slug: 'cais-velho',
  name: 'Padel Clube do Cais Velho',
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  country: 'PT',
  language: 'pt-PT',
  scoringMode: 'GOLDEN_POINT',
  owner: 'sandbox-owner-cais-velho',
  staff: {
    OWNER: 'Beatriz Magalhães',
    OPERATOR: 'Kwame Mensah',
    COACH: 'Ana Sá',
    COORDINATOR: 'Priya Raghunathan',
  },
  people: {
    firstNames: ['Inês', 'João', 'Beatriz', 'Gonçalo', 'Catarina', 'Tomás', 'Sofia', 'Duarte'],
    lastNames: ['Silva', 'Conceição', 'Pereira', 'Magalhães', 'Rocha', 'Leitão', 'Sá', 'Neves'],
    newcomers: [
      { firstName: 'दीपा', lastName: 'शर्मा' },
      { firstName: 'Bo', lastName: 'Ng' },
    ],
  },
  popularity: 0.7,
  locations: [
    {
      key: 'cais-velho',
      name: 'Cais Velho',
      address: 'Rua da Cintura do Porto 20',
      city: 'Lisboa',
      postalCode: '1200-109',
      status: 'ACTIVE',
      weekly: null,
      exceptions: [],
      courts: courtRow({ ...CAMPO, first: 1, last: 4, statuses: { 4: 'DEVICE_WARNING' } }),
    },
  ],
  account: { plan: null, addOns: [] },
  helperCount: 8,
  volunteerEvents: [
    {
      name: 'Torneio de abertura',
      description: 'Matches all day, and lunch at the quay.',
      inDays: 16,
      status: 'ACTIVE',
      location: 'Cais Velho',
      locationCoordinates: '38.7049,-9.1503',
      autoConfirmAssignments: true,
    },
    {
      name: 'Noite de fados',
      inDays: 50,
      status: 'DRAFT',
    },
  ],
}
