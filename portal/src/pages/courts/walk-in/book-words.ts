import { defineWords } from '../../../i18n/define-words.ts'

/** Of the day; those of the dialog come with it. */
export const bookWords = defineWords({
  en: {
    book: 'Book a court',
    bookOn: (court: string) => `Book ${court} at the time that is clicked`,
  },
  de: {
    book: 'Platz buchen',
    bookOn: (court: string) => `${court} zur angeklickten Zeit buchen`,
  },
  es: {
    book: 'Reservar pista',
    bookOn: (court: string) => `Reservar ${court} a la hora del clic`,
  },
})
