import { defineWords } from '../../../i18n/define-words.ts'

/** Words that several pages of volunteers share. */
export const volunteersWords = defineWords({
  en: {
    otherEvent: ': another event',
    noEventTitle: 'No event yet',
    noEvent:
      'Create the first event under Shift plan, or over the API. Then its helpers, messages and polls are here.',
    availabilities: { YES: 'Yes', MAYBE: 'Maybe', NO: 'No', NONE: 'No answer' },
  },
  de: {
    otherEvent: ': andere Veranstaltung',
    noEventTitle: 'Noch keine Veranstaltung',
    noEvent:
      'Lege die erste Veranstaltung unter Einsatzplan oder über die API an. Dann sind ihre Helfer, Nachrichten und Umfragen hier.',
    availabilities: { YES: 'Ja', MAYBE: 'Vielleicht', NO: 'Nein', NONE: 'Keine Antwort' },
  },
  es: {
    otherEvent: ': otro evento',
    noEventTitle: 'Todavía no hay ningún evento',
    noEvent:
      'Crea el primer evento en Turnos o por la API. Después, sus ayudantes, mensajes y encuestas están aquí.',
    availabilities: { YES: 'Sí', MAYBE: 'Quizás', NO: 'No puede', NONE: 'Sin respuesta' },
  },
})
