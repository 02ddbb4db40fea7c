/** Languages of the platform's own texts in mails to helpers. */
export const MAIL_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'sv'] as const

export type MailLanguage = (typeof MAIL_LANGUAGES)[number]
