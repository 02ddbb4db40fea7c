import { defineWords } from '../../../i18n/define-words.ts'

export const requestsLeftWords = defineWords({
  en: {
    title: 'Requests this minute',
    used: (used: string, limit: string) => `${used} of ${limit}`,
    noneUntil: (time: string) => `None left until ${time}`,
    others: (count: number) => (count === 1 ? '1 more sends less' : `${count} more send less`),
    noneLetIn: 'No application is let in now.',
    quiet: 'No application has sent one.',
    unknown: 'Not known at the moment',
    left: 'Requests left',
    leftOf: (left: string, limit: string) => `${left} of ${limit} this minute`,
  },
  de: {
    title: 'Anfragen in dieser Minute',
    used: (used: string, limit: string) => `${used} von ${limit}`,
    noneUntil: (time: string) => `Keine mehr bis ${time}`,
    others: (count: number) =>
      count === 1 ? '1 weitere sendet weniger' : `${count} weitere senden weniger`,
    noneLetIn: 'Gerade ist keine Anwendung eingelassen.',
    quiet: 'Keine Anwendung hat eine gesendet.',
    unknown: 'Im Moment nicht bekannt',
    left: 'Anfragen übrig',
    leftOf: (left: string, limit: string) => `${left} von ${limit} in dieser Minute`,
  },
  es: {
    title: 'Peticiones en este minuto',
    used: (used: string, limit: string) => `${used} de ${limit}`,
    noneUntil: (time: string) => `No queda ninguna hasta las ${time}`,
    others: (count: number) => (count === 1 ? '1 más envía menos' : `${count} más envían menos`),
    noneLetIn: 'Ahora no se admite ninguna aplicación.',
    quiet: 'Ninguna aplicación ha enviado una.',
    unknown: 'No se sabe en este momento',
    left: 'Peticiones que quedan',
    leftOf: (left: string, limit: string) => `${left} de ${limit} en este minuto`,
  },
})
