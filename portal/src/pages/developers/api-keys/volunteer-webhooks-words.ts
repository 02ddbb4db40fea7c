import { defineWords } from '../../../i18n/define-words.ts'

export const volunteerWebhooksWords = defineWords({
  en: {
    title: 'Volunteer webhooks',
    about: 'Made and ended over the API, with a key.',
    none: 'No address is sent events of volunteers.',
    address: 'Address',
    status: 'Status',
    types: 'Event types',
    last: 'Last delivery',
    active: 'Active',
    by: {
      STAFF: (on: string) => `Ended by the club on ${on}`,
      CALLER: (on: string) => `Ended over the API on ${on}`,
      FAILURES: (on: string) => `Ended by its failures on ${on}`,
    },
    noDelivery: 'None in 30 days',
  },
  de: {
    title: 'Webhooks zu Helfern',
    about: 'Mit einem Schlüssel über die API angelegt und beendet.',
    none: 'Keine Adresse bekommt Ereignisse zu Helfern.',
    address: 'Adresse',
    status: 'Zustand',
    types: 'Arten von Ereignissen',
    last: 'Letzte Zustellung',
    active: 'Aktiv',
    by: {
      STAFF: (on: string) => `Vom Verein beendet am ${on}`,
      CALLER: (on: string) => `Über die API beendet am ${on}`,
      FAILURES: (on: string) => `Nach Fehlversuchen beendet am ${on}`,
    },
    noDelivery: 'Keine in 30 Tagen',
  },
  es: {
    title: 'Webhooks de voluntariado',
    about: 'Se crean y terminan por la API, con una clave.',
    none: 'Ninguna dirección recibe eventos de voluntariado.',
    address: 'Dirección',
    status: 'Estado',
    types: 'Tipos de evento',
    last: 'Última entrega',
    active: 'Activo',
    by: {
      STAFF: (on: string) => `Terminado por el club el ${on}`,
      CALLER: (on: string) => `Terminado por la API el ${on}`,
      FAILURES: (on: string) => `Terminado por fallos el ${on}`,
    },
    noDelivery: 'Ninguna en 30 días',
  },
})
