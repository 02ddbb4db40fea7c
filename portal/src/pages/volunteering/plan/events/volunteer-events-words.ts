import { defineWords } from '../../../../i18n/define-words.ts'

export const volunteerEventsWords = defineWords({
  en: {
    title: 'Volunteer events',
    text: 'Choose an event to see its shifts and which of them still need helpers.',
    coming: 'Coming',
    past: 'Past',
    emptyTitle: 'No event yet',
    empty: 'Create the first one here. Events of the club’s own system come over the API.',
  },
  de: {
    title: 'Veranstaltungen',
    text: 'Wähle eine Veranstaltung, um ihre Schichten zu sehen, und welche noch Helfer brauchen.',
    coming: 'Kommende',
    past: 'Vergangene',
    emptyTitle: 'Noch keine Veranstaltung',
    empty:
      'Lege hier die erste an. Veranstaltungen aus dem System des Vereins kommen über die API.',
  },
  es: {
    title: 'Eventos con voluntariado',
    text: 'Elige un evento para ver sus turnos y cuáles aún necesitan ayudantes.',
    coming: 'Próximos',
    past: 'Pasados',
    emptyTitle: 'Todavía sin eventos',
    empty: 'Crea aquí el primero. Los del sistema del club llegan por la API.',
  },
})
