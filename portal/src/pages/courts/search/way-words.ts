import { defineWords } from '../../../i18n/define-words.ts'

/** Words of the ways to the search, which the first view of Today has. */
export const wayWords = defineWords({
  en: { search: 'Search', missing: 'My booking is missing' },
  de: { search: 'Suchen', missing: 'Meine Buchung fehlt' },
  es: { search: 'Buscar', missing: 'Falta mi reserva' },
})
