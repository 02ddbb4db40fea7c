import { defineWords } from '../../../i18n/define-words.ts'

/** What a mail about a poll names. */
interface PollText {
  event: string
  title: string
  until: string | null
}

/** Texts that a message about a poll begins with. */
export const pollMailWords = defineWords({
  en: {
    invitation: ({ event, title, until }: PollText) =>
      [
        'Hello {first_name},',
        `${event}: ${title} Please tell us here:\n{link}`,
        ...(until === null ? [] : [`Please answer by ${until}.`]),
        'Thank you!',
      ].join('\n\n'),
    reminder: ({ event, title, until }: PollText) =>
      [
        'Hello {first_name},',
        `your answer to “${title}” (${event}) is still missing. It takes a minute:\n{link}`,
        ...(until === null ? [] : [`Please answer by ${until}.`]),
        'Thank you!',
      ].join('\n\n'),
  },
  de: {
    invitation: ({ event, title, until }: PollText) =>
      [
        'Hallo {first_name},',
        `${event}: ${title} Bitte sag es uns hier:\n{link}`,
        ...(until === null ? [] : [`Bitte antworte bis ${until}.`]),
        'Danke!',
      ].join('\n\n'),
    reminder: ({ event, title, until }: PollText) =>
      [
        'Hallo {first_name},',
        `deine Antwort auf „${title}“ (${event}) fehlt noch. Es dauert eine Minute:\n{link}`,
        ...(until === null ? [] : [`Bitte antworte bis ${until}.`]),
        'Danke!',
      ].join('\n\n'),
  },
  es: {
    invitation: ({ event, title, until }: PollText) =>
      [
        'Hola, {first_name}:',
        `${event}: ${title} Respóndenos aquí:\n{link}`,
        ...(until === null ? [] : [`Responde antes del ${until}, por favor.`]),
        '¡Gracias!',
      ].join('\n\n'),
    reminder: ({ event, title, until }: PollText) =>
      [
        'Hola, {first_name}:',
        `falta tu respuesta a «${title}» (${event}). Es un minuto:\n{link}`,
        ...(until === null ? [] : [`Responde antes del ${until}, por favor.`]),
        '¡Gracias!',
      ].join('\n\n'),
  },
})
