import { defineWords } from '../../../../i18n/define-words.ts'

export const changeMessageWords = defineWords({
  en: {
    writeToHelper: 'Write to the helper',
    message: 'Message',
    emptyMessage: 'Write something, or take the tick away.',
    sent: 'The message is sent',
    notSent: 'The message could not be sent',
    removed: (shift: string, when: string) =>
      `Hello,\n\nthe plan has changed: you are not needed in ${shift} (${when}) any more. Thank you for being ready to help.`,
    removedSubject: (shift: string) => `${shift}: the plan has changed`,
    writeToAssigned: 'Write to those who are assigned',
    eventOff: (event: string) =>
      `Hello,\n\n${event} is called off, and with it your shifts there. Thank you for being ready to help.`,
    shiftOff: (shift: string, when: string) =>
      `Hello,\n\n${shift} (${when}) does not take place, so you are not needed then. Thank you for being ready to help.`,
    offSubject: (what: string) => `${what}: called off`,
  },
  de: {
    writeToHelper: 'Dem Helfer schreiben',
    message: 'Nachricht',
    emptyMessage: 'Schreib etwas, oder nimm das Häkchen weg.',
    sent: 'Die Nachricht ist gesendet',
    notSent: 'Die Nachricht ließ sich nicht senden',
    removed: (shift: string, when: string) =>
      `Hallo,\n\nder Plan hat sich geändert: Du wirst in ${shift} (${when}) nicht mehr gebraucht. Danke, dass du helfen wolltest.`,
    removedSubject: (shift: string) => `${shift}: Der Plan hat sich geändert`,
    writeToAssigned: 'Den Eingeteilten schreiben',
    eventOff: (event: string) =>
      `Hallo,\n\n${event} ist abgesagt, und damit auch deine Schichten dort. Danke, dass du helfen wolltest.`,
    shiftOff: (shift: string, when: string) =>
      `Hallo,\n\n${shift} (${when}) findet nicht statt, du wirst dann also nicht gebraucht. Danke, dass du helfen wolltest.`,
    offSubject: (what: string) => `${what}: abgesagt`,
  },
  es: {
    writeToHelper: 'Escribir a la persona',
    message: 'Mensaje',
    emptyMessage: 'Escribe algo o quita la marca.',
    sent: 'El mensaje está enviado',
    notSent: 'No se pudo enviar el mensaje',
    removed: (shift: string, when: string) =>
      `Hola:\n\nel plan ha cambiado: ya no haces falta en ${shift} (${when}). Gracias por querer ayudar.`,
    removedSubject: (shift: string) => `${shift}: el plan ha cambiado`,
    writeToAssigned: 'Escribir a quienes están asignados',
    eventOff: (event: string) =>
      `Hola:\n\n${event} se ha anulado, y con ello tus turnos. Gracias por querer ayudar.`,
    shiftOff: (shift: string, when: string) =>
      `Hola:\n\n${shift} (${when}) no se celebra, así que entonces no haces falta. Gracias por querer ayudar.`,
    offSubject: (what: string) => `${what}: anulado`,
  },
})
