import { defineWords } from '../../../../i18n/define-words.ts'

export const tellWords = defineWords({
  en: {
    tellOne: 'Write to the helper',
    message: 'Message',
    emptyMessage: 'Write something, or take the tick away.',
    notTold: 'The message could not be sent',
    removed: (shift: string, when: string) =>
      `Hello,\n\nthe plan has changed: you are not needed in ${shift} (${when}) any more. Thank you for being ready to help.`,
    removedSubject: (shift: string) => `${shift}: the plan has changed`,
  },
  de: {
    tellOne: 'Dem Helfer schreiben',
    message: 'Nachricht',
    emptyMessage: 'Schreib etwas, oder nimm das Häkchen weg.',
    notTold: 'Die Nachricht ließ sich nicht senden',
    removed: (shift: string, when: string) =>
      `Hallo,\n\nder Plan hat sich geändert: Du wirst in ${shift} (${when}) nicht mehr gebraucht. Danke, dass du helfen wolltest.`,
    removedSubject: (shift: string) => `${shift}: Der Plan hat sich geändert`,
  },
  es: {
    tellOne: 'Escribir a la persona',
    message: 'Mensaje',
    emptyMessage: 'Escribe algo o quita la marca.',
    notTold: 'No se pudo enviar el mensaje',
    removed: (shift: string, when: string) =>
      `Hola:\n\nel plan ha cambiado: ya no haces falta en ${shift} (${when}). Gracias por querer ayudar.`,
    removedSubject: (shift: string) => `${shift}: el plan ha cambiado`,
  },
})
