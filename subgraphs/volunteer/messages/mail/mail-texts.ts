import { toLanguage } from '../../../../schema/fields/locale-fields.ts'
import type { MailLanguage } from '../../../../schema/volunteer/mail-languages.ts'

/** The platform's texts in a mail; the club's name is missing until the club is synchronized. */
export interface MailTexts {
  /** Language tag for dates and for the HTML part. */
  tag: string
  reason(event: string): string
  unsubscribe: string
  /** Text of the helper's link in the HTML part. */
  link: string
}

const TEXTS: ReadonlyMap<string, Omit<MailTexts, 'tag'>> = new Map(
  Object.entries({
    en: {
      reason: (event) => `You receive this mail because you are a helper at ${event}.`,
      unsubscribe: 'Stop these mails',
      link: 'Your shifts',
    },
    de: {
      reason: (event) => `Sie erhalten diese Mail, weil Sie bei ${event} mithelfen.`,
      unsubscribe: 'Keine Mails mehr erhalten',
      link: 'Ihre Schichten',
    },
    es: {
      reason: (event) => `Recibe este correo porque colabora en ${event}.`,
      unsubscribe: 'No recibir más correos',
      link: 'Sus turnos',
    },
    fr: {
      reason: (event) => `Vous recevez ce message parce que vous êtes bénévole pour ${event}.`,
      unsubscribe: 'Ne plus recevoir ces messages',
      link: 'Vos créneaux',
    },
    it: {
      reason: (event) => `Riceve questa mail perché collabora a ${event}.`,
      unsubscribe: 'Non ricevere più queste mail',
      link: 'I suoi turni',
    },
    nl: {
      reason: (event) => `U ontvangt deze mail omdat u meehelpt bij ${event}.`,
      unsubscribe: 'Geen mails meer ontvangen',
      link: 'Uw diensten',
    },
    pt: {
      reason: (event) => `Recebe este e-mail porque ajuda em ${event}.`,
      unsubscribe: 'Não receber mais estes e-mails',
      link: 'Os seus turnos',
    },
    sv: {
      reason: (event) => `Du får det här mejlet för att du hjälper till på ${event}.`,
      unsubscribe: 'Sluta ta emot mejl',
      link: 'Dina pass',
    },
  } satisfies Record<MailLanguage, Omit<MailTexts, 'tag'>>),
)

const FALLBACK = 'en'

/**
 * The texts in the first supported language, ignoring regions; English if none is supported. Tags
 * that `Intl` rejects are skipped.
 */
export function mailTextsFor(...languages: readonly (string | null | undefined)[]): MailTexts {
  for (const language of languages) {
    const tag = language ? toLanguage(language) : null
    const texts = tag === null ? undefined : TEXTS.get(primaryOf(tag))
    if (tag !== null && texts !== undefined) return { tag, ...texts }
  }
  const texts = TEXTS.get(FALLBACK)
  if (texts === undefined) throw new Error('There are no texts in English.')
  return { tag: FALLBACK, ...texts }
}

function primaryOf(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}
