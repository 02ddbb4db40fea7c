import { defineWords } from '../../../i18n/define-words.ts'

type Counts = Readonly<Record<string, number>>

function count(counts: Counts, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .flatMap(([status, word]) => (counts[status] ? [`${counts[status]} ${word}`] : []))
    .join(' · ')
}

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
    everywhere: 'Every location',
    before: 'Previous day',
    after: 'Next day',
    courts: 'Courts',
    counted: (counts: Counts) =>
      count(counts, {
        ACTIVE: 'active',
        PAUSED: 'paused',
        WAITING_FOR_PLAYERS: 'waiting for players',
        READY: 'ready',
        SCHEDULED: 'to come',
        COMPLETED: 'completed',
      }),
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
    needs: 'Needs you',
    device: (court: string) => `Device · ${court}`,
    warning: 'The device has a warning',
    offline: 'The device is offline',
    scorePad: 'Open score pad',
    deviceText:
      'Check its power and its network at the court. Until it is back, players cannot enter points there.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} attempts failed in a row`,
    failuresText: (limit: number | null, ago: string | null) =>
      [
        limit === null ? null : `Warned at ${limit} failures; after 20 the endpoint is disabled.`,
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
    counted: (counts: Counts) =>
      count(counts, {
        ACTIVE: 'laufen',
        PAUSED: 'unterbrochen',
        WAITING_FOR_PLAYERS: 'warten auf Spieler',
        READY: 'bereit',
        SCHEDULED: 'kommen noch',
        COMPLETED: 'beendet',
      }),
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
    needs: 'Braucht dich',
    device: (court: string) => `Gerät · ${court}`,
    warning: 'Das Gerät meldet eine Warnung',
    offline: 'Das Gerät ist nicht verbunden',
    scorePad: 'Zählgerät öffnen',
    deviceText:
      'Strom und Netz am Platz prüfen. Bis es zurück ist, lassen sich dort keine Punkte eingeben.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} Versuche nacheinander fehlgeschlagen`,
    failuresText: (limit: number | null, ago: string | null) =>
      [
        limit === null
          ? null
          : `Gewarnt bei ${limit} Fehlschlägen; nach 20 wird der Endpunkt abgeschaltet.`,
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
    counted: (counts: Counts) =>
      count(counts, {
        ACTIVE: 'en juego',
        PAUSED: 'en pausa',
        WAITING_FOR_PLAYERS: 'esperando a jugadores',
        READY: 'listos',
        SCHEDULED: 'por venir',
        COMPLETED: 'terminados',
      }),
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
    needs: 'Te necesita',
    device: (court: string) => `Dispositivo · ${court}`,
    warning: 'El dispositivo tiene un aviso',
    offline: 'El dispositivo no está conectado',
    scorePad: 'Abrir marcador',
    deviceText:
      'Comprueba su corriente y su red en la pista. Hasta que vuelva no se pueden anotar puntos allí.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} intentos fallidos seguidos`,
    failuresText: (limit: number | null, ago: string | null) =>
      [
        limit === null ? null : `Aviso a los ${limit} fallos; tras 20 se desactiva el destino.`,
        ago === null ? null : `Último fallo ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'Ver intentos',
  },
})
