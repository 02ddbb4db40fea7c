import { defineWords } from '../../../i18n/define-words.ts'

export const searchWords = defineWords({
  en: {
    searchFor: { desk: 'Player, booking number or court', coach: 'Player or court' },
    results: 'What was found',
    least: 'Type at least two characters.',
    nothing: (text: string) => `Nothing is found by “${text}”.`,
    whatIsSearched:
      'It finds players who agreed to be shown, and bookings of the last 90 days and to come that are not cancelled.',
    courts: 'Courts',
    today: (day: string) => `Today, ${day}`,
    searching: 'Searching…',
    mostFound: 'More may be there: type a further word, or more of the number.',
  },
  de: {
    searchFor: { desk: 'Spieler, Buchungsnummer oder Platz', coach: 'Spieler oder Platz' },
    results: 'Gefunden',
    least: 'Gib mindestens zwei Zeichen ein.',
    nothing: (text: string) => `Unter „${text}“ wurde nichts gefunden.`,
    whatIsSearched:
      'Gefunden werden Spieler, die der Anzeige zugestimmt haben, und nicht stornierte Buchungen der letzten 90 Tage und der Zukunft.',
    courts: 'Plätze',
    today: (day: string) => `Heute, ${day}`,
    searching: 'Sucht…',
    mostFound: 'Es kann mehr geben: Gib noch ein Wort oder mehr von der Nummer ein.',
  },
  es: {
    searchFor: { desk: 'Jugador, número de reserva o pista', coach: 'Jugador o pista' },
    results: 'Lo encontrado',
    least: 'Escribe al menos dos caracteres.',
    nothing: (text: string) => `No se encuentra nada con «${text}».`,
    whatIsSearched:
      'Se encuentran los jugadores que aceptaron ser mostrados y las reservas no canceladas de los últimos 90 días y futuras.',
    courts: 'Pistas',
    today: (day: string) => `Hoy, ${day}`,
    searching: 'Buscando…',
    mostFound: 'Puede haber más: escribe otra palabra o más del número.',
  },
})
