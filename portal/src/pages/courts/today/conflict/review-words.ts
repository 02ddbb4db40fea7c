import { defineWords } from '../../../../i18n/define-words.ts'

/** Of the dialog in which a conflict is settled. */
export const reviewWords = defineWords({
  en: {
    booking: 'Booking',
    version: (source: string, version: number) => `${source}, version ${version}`,
    bookingSays: 'Booking says',
    matchKeeps: 'Match keeps',
    match: 'Match',
    firstPlayers: 'The players it began with',
    began: (time: string) => `began at ${time}`,
    cancelled: 'Cancelled',
    otherPlayers: 'Other players',
    explained:
      'A match that has begun no longer follows its booking. Agree with the players and with the source of the booking on what holds.',
    follows:
      'Marking it as settled changes neither the booking nor the match. It only takes this card away.',
    openMatch: 'Open the match',
    settle: 'Mark as settled',
    settled: (court: string) => `Conflict on ${court} is settled`,
  },
  de: {
    booking: 'Buchung',
    version: (source: string, version: number) => `${source}, Fassung ${version}`,
    bookingSays: 'Buchung sagt',
    matchKeeps: 'Spiel behält',
    match: 'Spiel',
    firstPlayers: 'Die Spieler vom Beginn',
    began: (time: string) => `begann um ${time}`,
    cancelled: 'Storniert',
    otherPlayers: 'Andere Spieler',
    explained:
      'Ein Spiel, das begonnen hat, folgt seiner Buchung nicht mehr. Kläre mit den Spielern und der Quelle der Buchung, was gilt.',
    follows: 'Als geklärt markieren ändert weder Buchung noch Spiel. Es nimmt nur diese Karte weg.',
    openMatch: 'Spiel öffnen',
    settle: 'Als geklärt markieren',
    settled: (court: string) => `Konflikt auf ${court} ist geklärt`,
  },
  es: {
    booking: 'Reserva',
    version: (source: string, version: number) => `${source}, versión ${version}`,
    bookingSays: 'La reserva dice',
    matchKeeps: 'El partido conserva',
    match: 'Partido',
    firstPlayers: 'Los jugadores del principio',
    began: (time: string) => `empezó a las ${time}`,
    cancelled: 'Cancelada',
    otherPlayers: 'Otros jugadores',
    explained:
      'Un partido que ha empezado ya no sigue a su reserva. Acuerda con los jugadores y con el origen de la reserva qué vale.',
    follows:
      'Marcarlo como resuelto no cambia ni la reserva ni el partido. Solo quita esta tarjeta.',
    openMatch: 'Abrir el partido',
    settle: 'Marcar como resuelto',
    settled: (court: string) => `El conflicto en ${court} está resuelto`,
  },
})
