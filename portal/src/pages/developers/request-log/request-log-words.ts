import { defineWords } from '../../../i18n/define-words.ts'

export const requestLogWords = defineWords({
  en: {
    title: 'Last requests',
    none: 'None within 7 days.',
    time: 'Time',
    request: 'Request',
    answer: 'Answer',
  },
  de: {
    title: 'Letzte Anfragen',
    none: 'Keine in 7 Tagen.',
    time: 'Zeit',
    request: 'Anfrage',
    answer: 'Antwort',
  },
  es: {
    title: 'Últimas peticiones',
    none: 'Ninguna en 7 días.',
    time: 'Hora',
    request: 'Petición',
    answer: 'Respuesta',
  },
})
