import { defineWords } from '../../../../i18n/define-words.ts'

/** Of a block; those of its dialogs come with them. */
export const actWords = defineWords({
  en: {
    move: 'Move…',
    cancel: 'Cancel booking…',
    whose: (source: string) => `From ${source}. It is moved and cancelled there.`,
    begun: 'Its match has begun: the booking is neither moved nor cancelled any more.',
  },
  de: {
    move: 'Verlegen…',
    cancel: 'Buchung stornieren…',
    whose: (source: string) => `Von ${source}. Dort wird sie verlegt und storniert.`,
    begun: 'Ihr Spiel hat begonnen: Die Buchung wird nicht mehr verlegt oder storniert.',
  },
  es: {
    move: 'Mover…',
    cancel: 'Cancelar reserva…',
    whose: (source: string) => `De ${source}. Allí se mueve y se cancela.`,
    begun: 'Su partido ha empezado: la reserva ya no se mueve ni se cancela.',
  },
})
