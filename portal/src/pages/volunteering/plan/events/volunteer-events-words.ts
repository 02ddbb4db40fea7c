import { defineWords } from '../../../../i18n/define-words.ts'

export const volunteerEventsWords = defineWords({
  en: {
    title: 'Volunteers',
    text: 'Events with their shifts, and the helpers that are missing.',
    events: 'Volunteer events',
    emptyTitle: 'No event yet',
    empty: 'Events come from the club’s own system, or over the API.',
    statuses: {
      DRAFT: 'Draft',
      ACTIVE: 'Active',
      ARCHIVED: 'Archived',
      CANCELLED: 'Cancelled',
    },
  },
  de: {
    title: 'Freiwillige',
    text: 'Veranstaltungen mit ihren Schichten und den Helfern, die fehlen.',
    events: 'Veranstaltungen',
    emptyTitle: 'Noch keine Veranstaltung',
    empty: 'Veranstaltungen kommen aus dem System des Vereins oder über die API.',
    statuses: {
      DRAFT: 'Entwurf',
      ACTIVE: 'Aktiv',
      ARCHIVED: 'Archiviert',
      CANCELLED: 'Abgesagt',
    },
  },
  es: {
    title: 'Voluntariado',
    text: 'Eventos con sus turnos y los ayudantes que faltan.',
    events: 'Eventos con voluntariado',
    emptyTitle: 'Todavía sin eventos',
    empty: 'Los eventos vienen del sistema del club o por la API.',
    statuses: {
      DRAFT: 'Borrador',
      ACTIVE: 'Activo',
      ARCHIVED: 'Archivado',
      CANCELLED: 'Cancelado',
    },
  },
})
