import type { ClubPlan } from './club-plan.ts'
import { EL_NARANJAL } from './el-naranjal.ts'

/** Synthetic data of a festival with hundreds of helpers. */
export interface FestivalPlan {
  club: ClubPlan
  name: string
  description: string
  location: string
  locationCoordinates: string
  /** First day, counted from today. */
  inDays: number
  days: number
  /** Shifts of each day in local hours; hours from 24 are on the next day. */
  shifts: readonly ShiftPlan[]
  roles: readonly { name: string; description: string }[]
  helpers: { count: number; firstNames: readonly string[]; lastNames: readonly string[] }
}

export interface ShiftPlan {
  role: string
  title: string
  location: string
  from: number
  to: number
  requiredHelpers: number
}

export const FESTIVAL: FestivalPlan = {
  club: EL_NARANJAL,
  name: 'Festival del Azahar',
  description: 'Four days of padel, music and paella under the orange trees.',
  location: 'El Naranjal Playa',
  locationCoordinates: '39.4746,-0.3258',
  inDays: 16,
  days: 4,
  roles: [
    { name: 'Barra', description: 'Drinks, and the cups that come back.' },
    { name: 'Cocina', description: 'Paella for six hundred.' },
    { name: 'Entrada', description: 'Tickets, wristbands and lost children.' },
    { name: 'Escenario', description: 'Stage and sound.' },
    { name: 'Primeros auxilios', description: 'Needs a certificate of first aid.' },
    { name: 'Transporte', description: 'On call, with a car of their own.' },
  ],
  shifts: [
    ...shiftsOf('Entrada', 'Puerta sur', [
      ['Entrada, mañana', 9, 13, 4],
      ['Entrada, tarde', 13, 18, 5],
      ['Entrada, noche', 18, 23, 6],
    ]),
    ...shiftsOf('Barra', 'Carpa grande', [
      ['Barra, mediodía', 12, 17, 5],
      ['Barra, tarde', 17, 22, 8],
      ['Barra, cierre', 22, 26, 6],
    ]),
    ...shiftsOf('Cocina', 'Patio', [
      ['Paella', 10, 15, 6],
      ['Cena', 17, 22, 6],
    ]),
    ...shiftsOf('Primeros auxilios', 'Pista central', [['Guardia', 11, 20, 2]]),
    ...shiftsOf('Escenario', 'Escenario del puerto', [['Conciertos', 16, 24, 4]]),
  ],
  helpers: {
    count: 300,
    firstNames: [
      ...['Aitana', 'Amparo', 'Ben', 'Chloé', 'Dídac', 'Elif', 'Empar', 'Freya', 'Hugo', 'Iker'],
      ...['João', 'Katarzyna', 'Liam', 'Mariló', 'Noor', 'Pau', 'Rocío', 'Sören', 'Vicent', 'Zoë'],
    ],
    lastNames: [
      ...['Albiol', 'Bäcker', 'Català', "D'Amico", 'Escrivà', 'Fernández', 'García', 'Håkansson'],
      ...['Ibáñez', 'Jiménez', 'Kowalski', 'López Ruiz', 'Martí', 'Núñez', "O'Brien", 'Pérez'],
      ...['Ribes', 'Silva', 'Tormo', 'Yılmaz'],
    ],
  },
}

type ShiftTuple = readonly [title: string, from: number, to: number, requiredHelpers: number]

function shiftsOf(role: string, location: string, turns: readonly ShiftTuple[]): ShiftPlan[] {
  return turns.map(([title, from, to, requiredHelpers]) => ({
    ...{ role, title, location, from, to, requiredHelpers },
  }))
}
