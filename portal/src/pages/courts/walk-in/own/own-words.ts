import { defineWords } from '../../../../i18n/define-words.ts'

export const ownWords = defineWords({
  en: {
    moveTitle: (court: string) => `Move the booking on ${court}`,
    moveNow: 'Move',
    moved: (court: string, period: string) => `The booking is now on ${court}, ${period}`,
    notMovedBack: (court: string, period: string) =>
      `The booking stays where it is. ${court}, ${period}, is not free any more.`,
    cancelTitle: (court: string, period: string) => `Cancel the booking on ${court}, ${period}?`,
    cancelText: 'Its match is cancelled with it. That cannot be taken back.',
    cancelNow: 'Cancel booking',
    keep: 'Keep it',
    cancelled: (court: string, period: string) => `The booking is cancelled: ${court}, ${period}`,
    changedMeanwhile: (court: string, period: string) =>
      `The booking was changed meanwhile, or its match has begun. It is on ${court}, ${period}, now. Look, then try again.`,
  },
  de: {
    moveTitle: (court: string) => `Buchung auf ${court} verlegen`,
    moveNow: 'Verlegen',
    moved: (court: string, period: string) => `Die Buchung ist jetzt auf ${court}, ${period}`,
    notMovedBack: (court: string, period: string) =>
      `Die Buchung bleibt, wo sie ist. ${court}, ${period}, ist nicht mehr frei.`,
    cancelTitle: (court: string, period: string) =>
      `Die Buchung auf ${court}, ${period}, stornieren?`,
    cancelText: 'Ihr Spiel wird mit ihr storniert. Das lässt sich nicht zurücknehmen.',
    cancelNow: 'Buchung stornieren',
    keep: 'Behalten',
    cancelled: (court: string, period: string) => `Die Buchung ist storniert: ${court}, ${period}`,
    changedMeanwhile: (court: string, period: string) =>
      `Die Buchung wurde inzwischen geändert, oder ihr Spiel hat begonnen. Sie ist jetzt auf ${court}, ${period}. Ansehen, dann noch einmal versuchen.`,
  },
  es: {
    moveTitle: (court: string) => `Mover la reserva en ${court}`,
    moveNow: 'Mover',
    moved: (court: string, period: string) => `La reserva está ahora en ${court}, ${period}`,
    notMovedBack: (court: string, period: string) =>
      `La reserva sigue donde está. ${court}, ${period}, ya no está libre.`,
    cancelTitle: (court: string, period: string) => `¿Cancelar la reserva en ${court}, ${period}?`,
    cancelText: 'Su partido se cancela con ella. No se puede deshacer.',
    cancelNow: 'Cancelar reserva',
    keep: 'Conservarla',
    cancelled: (court: string, period: string) => `La reserva está cancelada: ${court}, ${period}`,
    changedMeanwhile: (court: string, period: string) =>
      `La reserva se cambió entretanto, o su partido ha empezado. Ahora está en ${court}, ${period}. Mira e intenta de nuevo.`,
  },
})
