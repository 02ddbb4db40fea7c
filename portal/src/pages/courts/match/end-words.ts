import { defineWords } from '../../../i18n/define-words.ts'

/** Words by which a match is ended, and its end taken back. */
export const endWords = defineWords({
  en: {
    reopen: 'Take the winning point back',
    reopenText: 'The match then goes on. This is possible for ten minutes after its end.',
    takeBack: 'Take the walkover back',
    takeBackText: 'The match can then be played. This is possible for ten minutes.',
    isTakenBack: 'The walkover is taken back',
    walkover: 'Record walkover',
    walkoverFor: { BLUE: 'Walkover for Blue…', ORANGE: 'Walkover for Orange…' },
    walkoverTitle: {
      BLUE: (court: string) => `Blue wins the match on ${court} by walkover?`,
      ORANGE: (court: string) => `Orange wins the match on ${court} by walkover?`,
    },
    walkoverText:
      'The match ends with this winner, without having begun. For ten minutes this can be taken back.',
    awardReason: 'Why',
    reasons: {
      RETIREMENT: 'Retirement: the other team gave up',
      WALKOVER: 'Walkover: the other team left',
      DEFAULT: 'Default: the other team was excluded',
    },
    isAwarded: { BLUE: 'The match is awarded to Blue', ORANGE: 'The match is awarded to Orange' },
    isAborted: 'The match is aborted',
    isReopened: 'The winning point is taken back; the match goes on',
    changedMeanwhile: 'The match changed meanwhile. Look at it as it is now.',
    abortText: 'The match ends without a winner. This cannot be taken back.',
    abortNow: 'Abort match',
    awardText:
      'The match ends with this winner. It cannot go on then; the winner can still be corrected.',
    awardNow: 'Award match',
    abortTitle: (court: string) => `Abort the match on ${court}?`,
    awardTitle: {
      BLUE: (court: string) => `Award the match on ${court} to Blue?`,
      ORANGE: (court: string) => `Award the match on ${court} to Orange?`,
    },
  },
  de: {
    reopen: 'Siegpunkt zurücknehmen',
    reopenText: 'Das Spiel geht dann weiter. Das ist bis zehn Minuten nach dem Ende möglich.',
    takeBack: 'Kampflose Wertung zurücknehmen',
    takeBackText: 'Das Spiel kann dann gespielt werden. Das ist zehn Minuten lang möglich.',
    isTakenBack: 'Die kampflose Wertung ist zurückgenommen',
    walkover: 'Kampflos werten',
    walkoverFor: { BLUE: 'Kampflos für Blau…', ORANGE: 'Kampflos für Orange…' },
    walkoverTitle: {
      BLUE: (court: string) => `Blau gewinnt das Spiel auf ${court} kampflos?`,
      ORANGE: (court: string) => `Orange gewinnt das Spiel auf ${court} kampflos?`,
    },
    walkoverText:
      'Das Spiel endet mit diesem Sieger, ohne begonnen zu haben. Zehn Minuten lang lässt sich das zurücknehmen.',
    awardReason: 'Warum',
    reasons: {
      RETIREMENT: 'Aufgabe: die andere Mannschaft gab auf',
      WALKOVER: 'Kampflos: die andere Mannschaft ging',
      DEFAULT: 'Ausschluss: die andere Mannschaft wurde ausgeschlossen',
    },
    isAwarded: {
      BLUE: 'Das Spiel ist für Blau gewertet',
      ORANGE: 'Das Spiel ist für Orange gewertet',
    },
    isAborted: 'Das Spiel ist abgebrochen',
    isReopened: 'Der Siegpunkt ist zurückgenommen; das Spiel geht weiter',
    changedMeanwhile: 'Das Spiel hat sich inzwischen geändert. Sieh es dir an, wie es jetzt ist.',
    abortText: 'Das Spiel endet ohne Sieger. Das lässt sich nicht zurücknehmen.',
    abortNow: 'Spiel abbrechen',
    awardText:
      'Das Spiel endet mit diesem Sieger. Es kann dann nicht weitergehen; der Sieger lässt sich noch berichtigen.',
    awardNow: 'Spiel werten',
    abortTitle: (court: string) => `Spiel auf ${court} abbrechen?`,
    awardTitle: {
      BLUE: (court: string) => `Spiel auf ${court} für Blau werten?`,
      ORANGE: (court: string) => `Spiel auf ${court} für Orange werten?`,
    },
  },
  es: {
    reopen: 'Quitar el punto ganador',
    reopenText: 'El partido sigue entonces. Es posible hasta diez minutos después del final.',
    takeBack: 'Anular la incomparecencia',
    takeBackText: 'El partido se puede jugar entonces. Es posible durante diez minutos.',
    isTakenBack: 'Se ha anulado la incomparecencia',
    walkover: 'Anotar incomparecencia',
    walkoverFor: { BLUE: 'Gana Azul sin jugar…', ORANGE: 'Gana Naranja sin jugar…' },
    walkoverTitle: {
      BLUE: (court: string) => `¿Azul gana sin jugar el partido en ${court}?`,
      ORANGE: (court: string) => `¿Naranja gana sin jugar el partido en ${court}?`,
    },
    walkoverText:
      'El partido termina con este ganador sin haber empezado. Durante diez minutos se puede anular.',
    awardReason: 'Por qué',
    reasons: {
      RETIREMENT: 'Retirada: el otro equipo abandonó',
      WALKOVER: 'Incomparecencia: el otro equipo se fue',
      DEFAULT: 'Descalificación: el otro equipo fue excluido',
    },
    isAwarded: {
      BLUE: 'Se ha adjudicado el partido a Azul',
      ORANGE: 'Se ha adjudicado el partido a Naranja',
    },
    isAborted: 'Se ha interrumpido el partido',
    isReopened: 'Se ha quitado el punto ganador; el partido sigue',
    changedMeanwhile: 'El partido ha cambiado mientras tanto. Míralo como está ahora.',
    abortText: 'El partido termina sin ganador. No se puede deshacer.',
    abortNow: 'Interrumpir partido',
    awardText:
      'El partido termina con este ganador. Después ya no puede seguir; el ganador todavía se puede corregir.',
    awardNow: 'Adjudicar partido',
    abortTitle: (court: string) => `¿Interrumpir el partido en ${court}?`,
    awardTitle: {
      BLUE: (court: string) => `¿Adjudicar el partido en ${court} a Azul?`,
      ORANGE: (court: string) => `¿Adjudicar el partido en ${court} a Naranja?`,
    },
  },
})
