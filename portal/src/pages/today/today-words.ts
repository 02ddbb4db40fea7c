import { defineWords } from '../../i18n/define-words.ts'

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
        WAITING_FOR_PLAYERS: 'waiting',
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
    time: 'Time',
    status: 'Status',
    booking: 'Booking',
    score: 'Score',
    noScore: 'Not begun',
    byClub: 'Made by the club',
    needs: 'Needs you',
    conflict: (court: string) => `Conflict · ${court}`,
    movedBooking: 'Booking changed while its match is on',
    cancelledBooking: 'Booking cancelled while its match is on',
    conflictText: (name: string, booking: string, match: string) =>
      `${name} says ${booking}. The match keeps ${match}.`,
    settle: 'Mark as settled',
    device: (court: string) => `Device · ${court}`,
    warning: 'The device has a warning',
    offline: 'The device is offline',
    deviceText: 'Players cannot enter points on the court until it is back.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} attempts failed in a row`,
    failuresText: (limit: number | null, ago: string | null) =>
      [
        limit === null ? null : `The last warning came after ${limit}.`,
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
        WAITING_FOR_PLAYERS: 'warten',
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
    time: 'Zeit',
    status: 'Stand',
    booking: 'Buchung',
    score: 'Spielstand',
    noScore: 'Noch nicht begonnen',
    byClub: 'Vom Verein angelegt',
    needs: 'Braucht dich',
    conflict: (court: string) => `Konflikt · ${court}`,
    movedBooking: 'Buchung geändert, während ihr Spiel läuft',
    cancelledBooking: 'Buchung storniert, während ihr Spiel läuft',
    conflictText: (name: string, booking: string, match: string) =>
      `${name} sagt ${booking}. Das Spiel bleibt bei ${match}.`,
    settle: 'Als geklärt markieren',
    device: (court: string) => `Gerät · ${court}`,
    warning: 'Das Gerät meldet eine Warnung',
    offline: 'Das Gerät ist nicht verbunden',
    deviceText: 'Bis es zurück ist, lassen sich auf dem Platz keine Punkte eingeben.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} Versuche nacheinander fehlgeschlagen`,
    failuresText: (limit: number | null, ago: string | null) =>
      [
        limit === null ? null : `Die letzte Warnung kam nach ${limit}.`,
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
        WAITING_FOR_PLAYERS: 'esperando',
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
    time: 'Hora',
    status: 'Estado',
    booking: 'Reserva',
    score: 'Marcador',
    noScore: 'Sin empezar',
    byClub: 'Creada por el club',
    needs: 'Te necesita',
    conflict: (court: string) => `Conflicto · ${court}`,
    movedBooking: 'La reserva cambió con el partido en juego',
    cancelledBooking: 'La reserva se canceló con el partido en juego',
    conflictText: (name: string, booking: string, match: string) =>
      `${name} dice ${booking}. El partido sigue a las ${match}.`,
    settle: 'Marcar como resuelto',
    device: (court: string) => `Dispositivo · ${court}`,
    warning: 'El dispositivo tiene un aviso',
    offline: 'El dispositivo no está conectado',
    deviceText: 'Hasta que vuelva no se pueden anotar puntos en la pista.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) => `${failures} intentos fallidos seguidos`,
    failuresText: (limit: number | null, ago: string | null) =>
      [
        limit === null ? null : `El último aviso llegó tras ${limit}.`,
        ago === null ? null : `Último fallo ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'Ver intentos',
  },
})
