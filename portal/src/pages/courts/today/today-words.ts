import { defineWords } from '../../../i18n/define-words.ts'

function fold(later: string, earlier: string) {
  return (next: readonly string[], past: readonly string[]) =>
    [
      ...(next.length > 0 ? [`${later}: ${next.join(', ')}`] : []),
      ...(past.length > 0 ? [`${earlier}: ${past.join(', ')}`] : []),
    ].join(' · ')
}

export const todayWords = defineWords({
  en: {
    title: 'Today',
    when: (day: string, zone: string) => `${day} · times in ${zone}`,
    location: 'Location',
    everywhere: 'All locations',
    before: 'Previous day',
    after: 'Next day',
    courts: 'Courts',
    bookedElsewhere:
      'Bookings are made in the club’s booking system, and appear here by themselves.',
    matches: (count: number) => (count === 1 ? '1 match:' : `${count} matches:`),
    bookedUntil: (time: string) => `Booked until ${time}`,
    counted: {
      ACTIVE: 'active',
      PAUSED: 'paused',
      WAITING_FOR_PLAYERS: 'waiting for players',
      READY: 'ready',
      SCHEDULED: 'to come',
      COMPLETED: 'completed',
      CANCELLED: 'cancelled',
      ABORTED: 'aborted',
    },
    folded: fold('later', 'earlier'),
    noCourts: 'No courts yet',
    noCourtsText:
      'The operator of the platform adds the courts of a club. Then its day is seen here.',
    move: 'move',
    open: 'open',
    allKeys: 'all keys',
    match: 'Match',
    openMatch: 'Open the match',
    time: 'Time',
    status: 'Status',
    booking: 'Booking',
    score: 'Score',
    noScore: 'Not begun',
    byClub: 'The club',
    until: (moment: string) => `until ${moment}`,
    cancelled: 'Cancelled',
    needs: 'Needs your attention',
    device: (court: string) => `Court device · ${court}`,
    warning: 'The device at the court reports a problem',
    warningText:
      'It is connected, and players can still enter points there. Look at the device before the next match.',
    offline: 'The device at the court is offline',
    scorePad: 'Enter points here',
    offlineText:
      'Check its power and its network. Until it is back, players cannot enter points at the court; you can enter them here.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} deliveries in a row failed`,
    failuresText: (application: string, limit: number | null, ago: string | null) =>
      [
        `${application} does not learn what happens on the courts. Tell its maker.`,
        limit === null
          ? null
          : `Warning from ${limit} failures on; after 20 the webhook is disabled.`,
        ago === null ? null : `Last failure ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'See attempts',
  },
  de: {
    title: 'Heute',
    when: (day: string, zone: string) => `${day} · Zeiten in ${zone}`,
    location: 'Standort',
    everywhere: 'Alle Standorte',
    before: 'Tag davor',
    after: 'Tag danach',
    courts: 'Plätze',
    bookedElsewhere:
      'Gebucht wird im Buchungssystem des Vereins; die Buchungen erscheinen hier von selbst.',
    matches: (count: number) => (count === 1 ? '1 Spiel:' : `${count} Spiele:`),
    bookedUntil: (time: string) => `Gebucht bis ${time}`,
    counted: {
      ACTIVE: 'laufen',
      PAUSED: 'unterbrochen',
      WAITING_FOR_PLAYERS: 'warten auf Spieler',
      READY: 'bereit',
      SCHEDULED: 'kommen noch',
      COMPLETED: 'beendet',
      CANCELLED: 'storniert',
      ABORTED: 'abgebrochen',
    },
    folded: fold('später', 'vorher'),
    noCourts: 'Noch keine Plätze',
    noCourtsText:
      'Der Betreiber der Plattform legt die Plätze eines Vereins an. Dann ist sein Tag hier zu sehen.',
    move: 'bewegen',
    open: 'öffnen',
    allKeys: 'alle Tasten',
    match: 'Spiel',
    openMatch: 'Spiel öffnen',
    time: 'Zeit',
    status: 'Stand',
    booking: 'Buchung',
    score: 'Spielstand',
    noScore: 'Noch nicht begonnen',
    byClub: 'Der Verein',
    until: (moment: string) => `bis ${moment}`,
    cancelled: 'Storniert',
    needs: 'Braucht deine Aufmerksamkeit',
    device: (court: string) => `Gerät am Platz · ${court}`,
    warning: 'Das Gerät am Platz meldet ein Problem',
    warningText:
      'Es ist verbunden, und am Platz lassen sich noch Punkte eingeben. Sieh es dir vor dem nächsten Spiel an.',
    offline: 'Das Gerät am Platz ist nicht verbunden',
    scorePad: 'Punkte hier eingeben',
    offlineText:
      'Stromversorgung und Netzwerk prüfen. Bis das Gerät wieder verbunden ist, lassen sich am Platz keine Punkte eingeben, wohl aber hier.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} Zustellungen nacheinander fehlgeschlagen`,
    failuresText: (application: string, limit: number | null, ago: string | null) =>
      [
        `${application} erfährt nicht, was auf den Plätzen geschieht. Sag es dem Hersteller.`,
        limit === null
          ? null
          : `Warnung ab ${limit} Fehlschlägen; nach 20 wird der Webhook abgeschaltet.`,
        ago === null ? null : `Letzter Fehler ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'Versuche ansehen',
  },
  es: {
    title: 'Hoy',
    when: (day: string, zone: string) => `${day} · horas de ${zone}`,
    location: 'Sede',
    everywhere: 'Todas las sedes',
    before: 'Día anterior',
    after: 'Día siguiente',
    courts: 'Pistas',
    bookedElsewhere:
      'Se reserva en el sistema de reservas del club; las reservas aparecen aquí solas.',
    matches: (count: number) => (count === 1 ? '1 partido:' : `${count} partidos:`),
    bookedUntil: (time: string) => `Reservada hasta ${time}`,
    counted: {
      ACTIVE: 'en juego',
      PAUSED: 'en pausa',
      WAITING_FOR_PLAYERS: 'esperando a jugadores',
      READY: 'listos',
      SCHEDULED: 'por venir',
      COMPLETED: 'terminados',
      CANCELLED: 'cancelados',
      ABORTED: 'interrumpidos',
    },
    folded: fold('después', 'antes'),
    noCourts: 'Todavía no hay pistas',
    noCourtsText:
      'El operador de la plataforma añade las pistas del club. Entonces su día se ve aquí.',
    move: 'mover',
    open: 'abrir',
    allKeys: 'todas las teclas',
    match: 'Partido',
    openMatch: 'Abrir el partido',
    time: 'Hora',
    status: 'Estado',
    booking: 'Reserva',
    score: 'Marcador',
    noScore: 'Sin empezar',
    byClub: 'El club',
    until: (moment: string) => `hasta ${moment}`,
    cancelled: 'Cancelada',
    needs: 'Necesita tu atención',
    device: (court: string) => `Dispositivo de pista · ${court}`,
    warning: 'El dispositivo de la pista avisa de un problema',
    warningText:
      'Está conectado, y en la pista aún se pueden anotar puntos. Míralo antes del próximo partido.',
    offline: 'El dispositivo de la pista no está conectado',
    scorePad: 'Anotar puntos aquí',
    offlineText:
      'Comprueba la alimentación y la red. Hasta que vuelva a conectarse, no se pueden anotar puntos en la pista, pero sí aquí.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} entregas fallidas seguidas`,
    failuresText: (application: string, limit: number | null, ago: string | null) =>
      [
        `${application} no se entera de lo que pasa en las pistas. Avisa a su fabricante.`,
        limit === null ? null : `Aviso a los ${limit} fallos; tras 20 se desactiva el webhook.`,
        ago === null ? null : `Último fallo ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'Ver intentos',
  },
})
