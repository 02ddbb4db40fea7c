import { defineWords } from '../../i18n/define-words.ts'

export const roleGateWords = defineWords({
  en: {
    title: 'Not for your role',
    text: 'Your role in this club does not open this page. An owner of the club can give you another one.',
    first: 'To your first page',
  },
  de: {
    title: 'Nicht für deine Rolle',
    text: 'Deine Rolle in diesem Verein öffnet diese Seite nicht. Eine andere gibt dir, wem der Verein gehört.',
    first: 'Zu deiner ersten Seite',
  },
  es: {
    title: 'No es para tu rol',
    text: 'Tu rol en este club no abre esta página. Un titular del club puede darte otro.',
    first: 'A tu primera página',
  },
})
