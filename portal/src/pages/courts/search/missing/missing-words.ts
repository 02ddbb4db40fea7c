import { defineWords } from '../../../../i18n/define-words.ts'

export const missingBookingWords = defineWords({
  en: {
    number: 'Number of the booking',
    numberHint: 'The whole number, as the booking system shows it.',
    again: 'Look again',
    here: 'It is here',
    similar: 'Found by it',
    cut: 'Many numbers begin like this. Type the whole number.',
    cancelled: 'It was cancelled',
    cancelledAt: (when: string) => `Cancelled; it was to begin ${when}`,
    show: 'Show',
    refused: 'It was refused',
    refusedBefore: 'It was refused before, and is here since',
    elsewhere: (club: string) => `At another club of yours: ${club}`,
    never: 'It never reached us',
    neverText: (number: string) =>
      `No booking system of the club has sent a booking “${number}”: none is here, none of the next days was cancelled, and none was refused in the last 7 days. Ask the booking system why it was not sent, and whether it was sent to another club.`,
    notFound: 'It is not found',
    notFoundText: (number: string, until: string) =>
      `No booking “${number}” is here, and none was refused in the last 7 days. Many were cancelled: only those that were to begin until ${until} were looked at. If it was to begin later, ask the booking system whether it was cancelled; otherwise, why it was not sent.`,
  },
  de: {
    number: 'Nummer der Buchung',
    numberHint: 'Die ganze Nummer, wie das Buchungssystem sie zeigt.',
    again: 'Noch einmal suchen',
    here: 'Sie ist da',
    similar: 'Damit gefunden',
    cut: 'Viele Nummern beginnen so. Gib die ganze Nummer ein.',
    cancelled: 'Sie wurde storniert',
    cancelledAt: (when: string) => `Storniert; sie sollte beginnen: ${when}`,
    show: 'Zeigen',
    refused: 'Sie wurde abgewiesen',
    refusedBefore: 'Sie wurde zuvor abgewiesen und ist seitdem da',
    elsewhere: (club: string) => `In einem anderen deiner Vereine: ${club}`,
    never: 'Sie hat uns nie erreicht',
    neverText: (number: string) =>
      `Kein Buchungssystem des Vereins hat eine Buchung „${number}“ gesendet: Keine ist da, keine der nächsten Tage wurde storniert, und in den letzten 7 Tagen wurde keine abgewiesen. Frage beim Buchungssystem, warum sie nicht gesendet wurde, oder ob sie an einen anderen Verein ging.`,
    notFound: 'Sie wurde nicht gefunden',
    notFoundText: (number: string, until: string) =>
      `Keine Buchung „${number}“ ist da, und in den letzten 7 Tagen wurde keine abgewiesen. Viele wurden storniert: Angesehen wurden nur die, die bis ${until} beginnen sollten. Sollte sie später beginnen, frage beim Buchungssystem, ob sie storniert wurde, sonst, warum sie nicht gesendet wurde.`,
  },
  es: {
    number: 'Número de la reserva',
    numberHint: 'El número completo, como lo muestra el sistema de reservas.',
    again: 'Buscar otra vez',
    here: 'Está aquí',
    similar: 'Se encuentra con él',
    cut: 'Muchos números empiezan así. Escribe el número completo.',
    cancelled: 'Se canceló',
    cancelledAt: (when: string) => `Cancelada; debía empezar: ${when}`,
    show: 'Mostrar',
    refused: 'Se rechazó',
    refusedBefore: 'Se rechazó antes, y desde entonces está aquí',
    elsewhere: (club: string) => `En otro de tus clubes: ${club}`,
    never: 'Nunca nos llegó',
    neverText: (number: string) =>
      `Ningún sistema de reservas del club envió una reserva «${number}»: no hay ninguna, no se canceló ninguna de los próximos días y no se rechazó ninguna en los últimos 7 días. Pregunta al sistema de reservas por qué no se envió, o si se envió a otro club.`,
    notFound: 'No se encuentra',
    notFoundText: (number: string, until: string) =>
      `No hay ninguna reserva «${number}», y no se rechazó ninguna en los últimos 7 días. Se cancelaron muchas: solo se miraron las que debían empezar hasta esta fecha: ${until}. Si debía empezar más tarde, pregunta al sistema de reservas si se canceló; si no, por qué no se envió.`,
  },
})
