import { defineWords } from '../../i18n/define-words.ts'

/** What an application may do, as people say it. */
export const scopeWords = defineWords({
  en: {
    CLUB_READ: 'See the club',
    LOCATIONS_READ: 'See its locations',
    COURTS_READ: 'See its courts',
    BOOKINGS_READ: 'See bookings, and its own sources',
    BOOKINGS_WRITE: 'Bring and change bookings of its own sources',
    PARTICIPANTS_READ: 'Read names of players who agreed',
    PARTICIPANTS_WRITE: 'Send names of players',
    SESSIONS_READ: 'See matches',
    SCORES_READ: 'See scores and points',
    EVENTS_READ: 'Follow what changes, as it happens',
    WEBHOOKS_MANAGE: 'Set up its own webhooks',
  },
  de: {
    CLUB_READ: 'Den Verein sehen',
    LOCATIONS_READ: 'Seine Standorte sehen',
    COURTS_READ: 'Seine Plätze sehen',
    BOOKINGS_READ: 'Buchungen und die eigenen Quellen sehen',
    BOOKINGS_WRITE: 'Buchungen der eigenen Quellen bringen und ändern',
    PARTICIPANTS_READ: 'Namen von Spielern lesen, die zugestimmt haben',
    PARTICIPANTS_WRITE: 'Namen von Spielern senden',
    SESSIONS_READ: 'Spiele sehen',
    SCORES_READ: 'Spielstände und Punkte sehen',
    EVENTS_READ: 'Änderungen verfolgen, sobald es sie gibt',
    WEBHOOKS_MANAGE: 'Eigene Webhooks einrichten',
  },
  es: {
    CLUB_READ: 'Ver el club',
    LOCATIONS_READ: 'Ver sus sedes',
    COURTS_READ: 'Ver sus pistas',
    BOOKINGS_READ: 'Ver reservas y sus propias fuentes',
    BOOKINGS_WRITE: 'Traer y cambiar reservas de sus propias fuentes',
    PARTICIPANTS_READ: 'Leer nombres de jugadores que lo aceptaron',
    PARTICIPANTS_WRITE: 'Enviar nombres de jugadores',
    SESSIONS_READ: 'Ver partidos',
    SCORES_READ: 'Ver marcadores y puntos',
    EVENTS_READ: 'Seguir lo que cambia, según ocurre',
    WEBHOOKS_MANAGE: 'Configurar sus propios webhooks',
  },
})
