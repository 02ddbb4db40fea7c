import { defineWords } from '../../../i18n/define-words.ts'

export const missingWords = defineWords({
  en: {
    title: 'No page at this address',
    text: 'It may have moved, or the address was cut off.',
    first: 'To the first page',
  },
  de: {
    title: 'Unter dieser Adresse ist keine Seite',
    text: 'Vielleicht ist sie umgezogen, oder die Adresse ist abgeschnitten.',
    first: 'Zur ersten Seite',
  },
  es: {
    title: 'No hay ninguna página en esta dirección',
    text: 'Puede que se haya movido, o que la dirección esté cortada.',
    first: 'A la primera página',
  },
})
