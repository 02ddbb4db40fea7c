import { everyDay, open } from '../calendar/opening-hours.ts'
import { type ClubPlan, courtRow } from './club-plan.ts'

const BANA = { name: 'Bana', publicPrefix: 'FYRTORNET', surfaceType: 'ARTIFICIAL_GRASS' } as const

/** A club of another organization, in another currency. */
export const FYRTORNET: ClubPlan = {
  slug: 'fyrtornet-padel',
  name: 'Fyrtornet Padel',
  timezone: 'Europe/Stockholm',
  currency: 'SEK',
  country: 'SE',
  language: 'sv-SE',
  scoringMode: 'ADVANTAGE',
  owner: 'sandbox-owner-fyrtornet',
  staff: {
    OWNER: 'Linnéa Åkesson',
    OPERATOR: 'Siiri Hämäläinen',
    COACH: 'Yusuf Demir',
    COORDINATOR: 'Guðrún Jónsdóttir',
  },
  people: {
    firstNames: ['Åsa', 'Björn', 'Elsa', 'Göran', 'Linnéa', 'Oskar', 'Saga', 'Nils'],
    lastNames: ['Lindström', 'Öberg', 'Nyström', 'Ek', 'Åkesson', 'Holm', 'Sjögren', 'Berg'],
    newcomers: [
      { firstName: 'ნინო', lastName: 'ბერიძე' },
      { firstName: 'Aleksander', lastName: 'Brzęczyszczykiewicz' },
    ],
  },
  popularity: 0.9,
  locations: [
    {
      key: 'hallen',
      name: 'Fyrtornet Hallen',
      address: 'Fyrgatan 7',
      city: 'Göteborg',
      postalCode: '414 51',
      status: 'ACTIVE',
      weekly: everyDay(open('06:30-23:00'), {
        saturday: open('08:00-22:00'),
        sunday: open('08:00-22:00'),
      }),
      exceptions: [{ inDays: 12, intervals: open('08:00-15:00'), note: 'Städdag' }],
      courts: [
        ...courtRow({ ...BANA, indoorOutdoor: 'INDOOR', first: 1, last: 5 }),
        ...courtRow({
          ...BANA,
          surfaceType: 'OTHER',
          indoorOutdoor: 'INDOOR',
          first: 6,
          last: 6,
        }),
      ],
    },
    {
      key: 'utebanor',
      name: 'Fyrtornet Utebanor',
      address: 'Strandvägen 3',
      city: 'Göteborg',
      postalCode: '426 71',
      status: 'ACTIVE',
      weekly: everyDay(open('09:00-21:00'), { monday: [] }),
      exceptions: [],
      courts: courtRow({
        ...BANA,
        indoorOutdoor: 'OUTDOOR',
        first: 7,
        last: 9,
        statuses: { 9: 'MAINTENANCE' },
      }),
    },
  ],
  account: { plan: 'PRO', addOns: [] },
  helperCount: 16,
  volunteerEvents: [
    {
      name: 'Fyrtornet Cup',
      description: 'Mixed pairs; grill and music in the evening.',
      inDays: -45,
      days: 2,
      status: 'ARCHIVED',
      location: 'Fyrtornet Utebanor',
      locationCoordinates: '57.6789,11.9012',
      autoConfirmAssignments: true,
    },
    {
      name: 'Städdag',
      description: 'The hall closes at three, then everybody cleans.',
      inDays: 12,
      status: 'ACTIVE',
      location: 'Fyrtornet Hallen',
      locationCoordinates: '57.6921,11.9234',
      autoConfirmAssignments: true,
    },
    {
      name: 'Läger för juniorer',
      inDays: 60,
      days: 3,
      status: 'DRAFT',
      location: 'Fyrtornet Hallen',
    },
  ],
}
