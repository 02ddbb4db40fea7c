import { defineWords } from '../../../../i18n/define-words.ts'

export const ownWords = defineWords({
  en: {
    moveTitle: (court: string) => `Move the booking on ${court}`,
    moveNow: 'Move',
    moved: (court: string, period: string) => `The booking is now on ${court}, ${period}`,
    notMoved: 'The booking stays where it is.',
    notMovedBack: (court: string, period: string) =>
      `The booking stays where it is. ${court}, ${period}, is not free any more.`,
    cancelTitle: (court: string, period: string) => `Cancel the booking on ${court}, ${period}?`,
    cancelText: 'Its match is cancelled with it. That cannot be taken back.',
    cancelNow: 'Cancel booking',
    keep: 'Keep it',
    cancelled: (court: string, period: string) => `The booking is cancelled: ${court}, ${period}`,
    changedMeanwhile: (court: string, period: string) =>
      `The booking was changed meanwhile. It is on ${court}, ${period}, now. Look, then try again.`,
    closed: {
      BEGUN: 'Its match has begun: the booking stays as it is.',
      OVER: 'The booking was cancelled meanwhile, or its match is over: it stays as it is.',
      GONE: 'The booking is not on the day shown any more. Nothing was changed from here.',
    },
  },
  de: {
    moveTitle: (court: string) => `Buchung auf ${court} verlegen`,
    moveNow: 'Verlegen',
    moved: (court: string, period: string) => `Die Buchung ist jetzt auf ${court}, ${period}`,
    notMoved: 'Die Buchung bleibt, wo sie ist.',
    notMovedBack: (court: string, period: string) =>
      `Die Buchung bleibt, wo sie ist. ${court}, ${period}, ist nicht mehr frei.`,
    cancelTitle: (court: string, period: string) =>
      `Die Buchung auf ${court}, ${period}, stornieren?`,
    cancelText: 'Ihr Spiel wird mit ihr storniert. Das lässt sich nicht zurücknehmen.',
    cancelNow: 'Buchung stornieren',
    keep: 'Behalten',
    cancelled: (court: string, period: string) => `Die Buchung ist storniert: ${court}, ${period}`,
    changedMeanwhile: (court: string, period: string) =>
      `Die Buchung wurde inzwischen geändert. Sie ist jetzt auf ${court}, ${period}. Ansehen, dann noch einmal versuchen.`,
    closed: {
      BEGUN: 'Ihr Spiel hat begonnen: Die Buchung bleibt, wie sie ist.',
      OVER: 'Die Buchung wurde inzwischen storniert, oder ihr Spiel ist vorbei: Sie bleibt, wie sie ist.',
      GONE: 'Die Buchung ist nicht mehr an dem Tag, der gezeigt wird. Von hier aus wurde nichts geändert.',
    },
  },
  es: {
    moveTitle: (court: string) => `Mover la reserva en ${court}`,
    moveNow: 'Mover',
    moved: (court: string, period: string) => `La reserva está ahora en ${court}, ${period}`,
    notMoved: 'La reserva sigue donde está.',
    notMovedBack: (court: string, period: string) =>
      `La reserva sigue donde está. ${court}, ${period}, ya no está libre.`,
    cancelTitle: (court: string, period: string) => `¿Cancelar la reserva en ${court}, ${period}?`,
    cancelText: 'Su partido se cancela con ella. No se puede deshacer.',
    cancelNow: 'Cancelar reserva',
    keep: 'Conservarla',
    cancelled: (court: string, period: string) => `La reserva está cancelada: ${court}, ${period}`,
    changedMeanwhile: (court: string, period: string) =>
      `La reserva se cambió entretanto. Ahora está en ${court}, ${period}. Mira e intenta de nuevo.`,
    closed: {
      BEGUN: 'Su partido ha empezado: la reserva queda como está.',
      OVER: 'La reserva se canceló entretanto, o su partido ha terminado: queda como está.',
      GONE: 'La reserva ya no está en el día que se muestra. Desde aquí no se ha cambiado nada.',
    },
  },
})
