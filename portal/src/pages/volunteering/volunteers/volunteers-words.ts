import { defineWords } from '../../../i18n/define-words.ts'

/** Words that several pages of volunteers share. */
export const volunteersWords = defineWords({
  en: {
    otherEvent: ': another event',
    noEventTitle: 'No event yet',
    noEvent:
      'The first event is made through the API or the plan. Then its helpers, messages and polls are here.',
    availabilities: { YES: 'Yes', MAYBE: 'Maybe', NO: 'No', NONE: 'No answer' },
  },
  de: {
    otherEvent: ': andere Veranstaltung',
    noEventTitle: 'Noch keine Veranstaltung',
    noEvent:
      'Die erste Veranstaltung entsteht über die API oder den Plan. Dann sind ihre Helfer, Nachrichten und Umfragen hier.',
    availabilities: { YES: 'Ja', MAYBE: 'Vielleicht', NO: 'Nein', NONE: 'Keine Antwort' },
  },
  es: {
    otherEvent: ': otro evento',
    noEventTitle: 'Todavía no hay ningún evento',
    noEvent:
      'El primer evento se crea por la API o en el plan. Después, sus ayudantes, mensajes y encuestas están aquí.',
    availabilities: { YES: 'Sí', MAYBE: 'Quizás', NO: 'No puede', NONE: 'Sin respuesta' },
  },
})
