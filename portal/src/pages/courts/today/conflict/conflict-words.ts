import { defineWords } from '../../../../i18n/define-words.ts'
import type { ConflictKind } from './conflict.ts'

/** How booking and match differ, in whole sentences. */
interface Sides {
  source: string
  booking: string
  bookingCourt: string
  match: string
  matchCourt: string
}

export const conflictWords = defineWords({
  en: {
    conflict: (court: string) => `Conflict · ${court}`,
    titles: {
      cancelled: 'Booking cancelled after its match began',
      court: 'Booking moved to another court after its match began',
      time: 'Booking moved after its match began',
      players: 'Players changed after their match began',
    } satisfies Record<ConflictKind, string>,
    text: (kind: ConflictKind, { source, ...sides }: Sides) =>
      ({
        cancelled: `The booking from ${source} is cancelled. The match keeps ${sides.match}.`,
        court: `The booking from ${source} is now on ${sides.bookingCourt}, ${sides.booking}. The match stays on ${sides.matchCourt}, ${sides.match}.`,
        time: `The booking from ${source} is now at ${sides.booking}. The match keeps ${sides.match}.`,
        players: `The booking from ${source} names other players now. The match keeps those it began with.`,
      })[kind],
    review: 'Review conflict',
    settledMeanwhile: (court: string) => `Conflict on ${court} was settled meanwhile`,
    ghost: (source: string, period: string) => `The booking from ${source} says ${period}`,
  },
  de: {
    conflict: (court: string) => `Konflikt · ${court}`,
    titles: {
      cancelled: 'Buchung nach Beginn ihres Spiels storniert',
      court: 'Buchung nach Beginn ihres Spiels auf einen anderen Platz verlegt',
      time: 'Buchung nach Beginn ihres Spiels verlegt',
      players: 'Spieler nach Beginn ihres Spiels geändert',
    } satisfies Record<ConflictKind, string>,
    text: (kind: ConflictKind, { source, ...sides }: Sides) =>
      ({
        cancelled: `Die Buchung von ${source} ist storniert. Das Spiel bleibt bei ${sides.match}.`,
        court: `Die Buchung von ${source} ist jetzt auf ${sides.bookingCourt}, ${sides.booking}. Das Spiel bleibt auf ${sides.matchCourt}, ${sides.match}.`,
        time: `Die Buchung von ${source} liegt jetzt auf ${sides.booking}. Das Spiel bleibt bei ${sides.match}.`,
        players: `Die Buchung von ${source} nennt jetzt andere Spieler. Das Spiel behält die, mit denen es begann.`,
      })[kind],
    review: 'Konflikt ansehen',
    settledMeanwhile: (court: string) => `Konflikt auf ${court} wurde inzwischen geklärt`,
    ghost: (source: string, period: string) => `Die Buchung von ${source} sagt ${period}`,
  },
  es: {
    conflict: (court: string) => `Conflicto · ${court}`,
    titles: {
      cancelled: 'Reserva cancelada con el partido ya empezado',
      court: 'Reserva movida a otra pista con el partido ya empezado',
      time: 'Reserva movida con el partido ya empezado',
      players: 'Jugadores cambiados con el partido ya empezado',
    } satisfies Record<ConflictKind, string>,
    text: (kind: ConflictKind, { source, ...sides }: Sides) =>
      ({
        cancelled: `La reserva de ${source} está cancelada. El partido sigue a las ${sides.match}.`,
        court: `La reserva de ${source} está ahora en ${sides.bookingCourt}, ${sides.booking}. El partido sigue en ${sides.matchCourt}, ${sides.match}.`,
        time: `La reserva de ${source} es ahora a las ${sides.booking}. El partido sigue a las ${sides.match}.`,
        players: `La reserva de ${source} tiene ahora otros jugadores. El partido conserva los del principio.`,
      })[kind],
    review: 'Ver conflicto',
    settledMeanwhile: (court: string) => `El conflicto en ${court} se resolvió entretanto`,
    ghost: (source: string, period: string) => `La reserva de ${source} dice ${period}`,
  },
})
