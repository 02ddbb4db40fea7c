import { defineWords } from '../../../i18n/define-words.ts'

/** Words of the cards of what the matches and the closing of a court need. */
export const courtNeedWords = defineWords({
  en: {
    over: (court: string) => `Over time · ${court}`,
    overTitle: (time: string) => `The match should have ended at ${time}`,
    overText: (time: string) =>
      `The next players wait since ${time}: their match cannot begin before this one ends.`,
    enterResult: 'Enter its result…',
    absent: (court: string) => `No players yet · ${court}`,
    absentTitle: (span: string) => `The match of ${span} has not begun`,
    absentText: (source: string, minutes: number) =>
      `It was to begin ${minutes} minutes ago, booked by ${source}. If the players do not come, another party can have the court.`,
    giveAway: 'Give the court away…',
    closed: (court: string) => `Closed · ${court}`,
    closedTitle: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 booking is on a closed court'
        : `${isWhole ? '' : 'At least '}${count} bookings are on a closed court`,
    closedText: (end: string, next: string | null) =>
      `The court is closed ${end}. ${next === null ? 'One is on now.' : `The next booking: ${next}.`}`,
    open: 'Open court',
    show: 'Show them',
    overlap: (court: string) => `Two bookings · ${court}`,
    overlapTitle: (span: string) => `Two bookings are on it ${span}`,
    overlapText: (one: string, other: string) => `${one} and ${other}. One of them has to move.`,
    showBoth: 'Show both',
    bothTitle: (court: string) => `Two bookings on ${court}`,
    bothText:
      'A booking of another system is moved or cancelled there; one of the club, here. The card goes once they are apart.',
    club: 'the club',
    /** Behind “booked by”: in German another case. */
    byClub: 'the club',
    openMatch: 'Open match',
  },
  de: {
    over: (court: string) => `Über der Zeit · ${court}`,
    overTitle: (time: string) => `Das Spiel sollte um ${time} enden`,
    overText: (time: string) =>
      `Die nächsten Spieler warten seit ${time}: Ihr Spiel kann erst beginnen, wenn dieses endet.`,
    enterResult: 'Ergebnis eintragen…',
    absent: (court: string) => `Noch keine Spieler · ${court}`,
    absentTitle: (span: string) => `Das Spiel von ${span} hat nicht begonnen`,
    absentText: (source: string, minutes: number) =>
      `Es sollte vor ${minutes} Minuten beginnen, gebucht von ${source}. Kommen die Spieler nicht, können andere den Platz haben.`,
    giveAway: 'Platz weitergeben…',
    closed: (court: string) => `Geschlossen · ${court}`,
    closedTitle: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 Buchung liegt auf einem geschlossenen Platz'
        : `${isWhole ? '' : 'Mindestens '}${count} Buchungen liegen auf einem geschlossenen Platz`,
    closedText: (end: string, next: string | null) =>
      `Der Platz ist geschlossen: ${end}. ${next === null ? 'Eine läuft gerade.' : `Die nächste Buchung: ${next}.`}`,
    open: 'Platz öffnen',
    show: 'Buchungen zeigen',
    overlap: (court: string) => `Zwei Buchungen · ${court}`,
    overlapTitle: (span: string) => `Zwei Buchungen liegen darauf ${span}`,
    overlapText: (one: string, other: string) => `${one} und ${other}. Eine davon muss weichen.`,
    showBoth: 'Beide zeigen',
    bothTitle: (court: string) => `Zwei Buchungen auf ${court}`,
    bothText:
      'Eine Buchung eines anderen Systems wird dort verschoben oder storniert, eine des Vereins hier. Die Karte geht, sobald beide getrennt sind.',
    club: 'der Verein',
    byClub: 'dem Verein',
    openMatch: 'Spiel öffnen',
  },
  es: {
    over: (court: string) => `Pasado de hora · ${court}`,
    overTitle: (time: string) => `El partido debía terminar a las ${time}`,
    overText: (time: string) =>
      `Los siguientes jugadores esperan desde las ${time}: su partido no puede empezar antes de que este termine.`,
    enterResult: 'Anotar el resultado…',
    absent: (court: string) => `Aún sin jugadores · ${court}`,
    absentTitle: (span: string) => `El partido de ${span} no ha empezado`,
    absentText: (source: string, minutes: number) =>
      `Debía empezar hace ${minutes} minutos; lo reservó ${source}. Si los jugadores no vienen, otros pueden usar la pista.`,
    giveAway: 'Ceder la pista…',
    closed: (court: string) => `Cerrada · ${court}`,
    closedTitle: (count: number, isWhole: boolean) =>
      count === 1
        ? 'Hay 1 reserva en una pista cerrada'
        : `Hay ${isWhole ? '' : 'al menos '}${count} reservas en una pista cerrada`,
    closedText: (end: string, next: string | null) =>
      `La pista está cerrada ${end}. ${next === null ? 'Una está en curso.' : `La próxima reserva: ${next}.`}`,
    open: 'Abrir la pista',
    show: 'Ver las reservas',
    overlap: (court: string) => `Dos reservas · ${court}`,
    overlapTitle: (span: string) => `Dos reservas coinciden en ella ${span}`,
    overlapText: (one: string, other: string) =>
      `${one} y ${other}. Una de ellas tiene que moverse.`,
    showBoth: 'Ver las dos',
    bothTitle: (court: string) => `Dos reservas en ${court}`,
    bothText:
      'Una reserva de otro sistema se mueve o se cancela allí; una del club, aquí. La tarjeta desaparece cuando ya no coinciden.',
    club: 'el club',
    byClub: 'el club',
    openMatch: 'Abrir el partido',
  },
})
