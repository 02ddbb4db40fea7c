import { defineWords } from '../../../../i18n/define-words.ts'

/** Words of the dialogs that correct the points and the winner. */
export const correctWords = defineWords({
  en: {
    correctTitle: 'Correct the points',
    correctNow: 'Correct points',
    lookFirst: 'Look at the new score first',
    pointsFaults: {
      same: 'Nothing is changed yet',
      number: 'Points are whole numbers up to 99',
      over: 'The tie-break would be over with these points',
    },
    onlyThisGame:
      'Only the points of this game can be corrected. If a game or set is wrong, take points back one by one on the score pad, then count on from there.',
    impossible: 'No match can have these points. Choose others.',
    correctWinnerTitle: 'Correct the winner',
    correctWinnerText: 'Is that wrong? The score stays as it is.',
    awardTo: { BLUE: 'Award to Blue instead', ORANGE: 'Award to Orange instead' },
    winnerChanged: (team: string) =>
      `The winner was corrected meanwhile. The match is awarded to ${team} now.`,
    lookAtWinner: 'Look at the new winner first',
    useWinner: 'Use the new winner',
    closedMeanwhile: 'The match changed meanwhile: the correction is closed',
    understood: 'Use the new score',
    corrected: 'The points are corrected',
    correctText: (points: string) => `It is ${points} in this game. What should it be?`,
    changedMeanwhile: (points: string) => `The score was changed meanwhile. It is ${points} now.`,
  },
  de: {
    correctTitle: 'Punkte berichtigen',
    correctNow: 'Berichtigen',
    lookFirst: 'Erst den neuen Stand ansehen',
    pointsFaults: {
      same: 'Noch nichts geändert',
      number: 'Punkte sind ganze Zahlen bis 99',
      over: 'Mit diesen Punkten wäre der Tiebreak zu Ende',
    },
    onlyThisGame:
      'Hier lassen sich nur die Punkte des laufenden Games berichtigen. Stimmt ein Game oder Satz nicht, am Zählgerät Punkt für Punkt zurücknehmen und von dort weiterzählen.',
    impossible: 'Kein Spiel kann diese Punkte haben. Andere wählen.',
    correctWinnerTitle: 'Sieger berichtigen',
    correctWinnerText: 'Ist das falsch? Der Spielstand bleibt, wie er ist.',
    awardTo: { BLUE: 'Stattdessen für Blau werten', ORANGE: 'Stattdessen für Orange werten' },
    winnerChanged: (team: string) =>
      `Der Sieger wurde inzwischen berichtigt. Das Spiel ist jetzt für ${team} gewertet.`,
    lookAtWinner: 'Erst den neuen Sieger ansehen',
    useWinner: 'Neuen Sieger verwenden',
    closedMeanwhile: 'Das Spiel hat sich inzwischen geändert: die Berichtigung ist geschlossen',
    understood: 'Neuen Stand verwenden',
    corrected: 'Die Punkte sind berichtigt',
    correctText: (points: string) => `In diesem Game steht es ${points}. Wie soll es stehen?`,
    changedMeanwhile: (points: string) =>
      `Der Stand wurde inzwischen geändert. Es steht jetzt ${points}.`,
  },
  es: {
    correctTitle: 'Corregir los puntos',
    correctNow: 'Corregir',
    lookFirst: 'Mira primero el nuevo marcador',
    pointsFaults: {
      same: 'Todavía no has cambiado nada',
      number: 'Los puntos son números enteros hasta 99',
      over: 'Con esos puntos el desempate habría terminado',
    },
    onlyThisGame:
      'Aquí solo se corrigen los puntos de este juego. Si un juego o un set está mal, quita los puntos uno a uno en el marcador táctil y sigue contando desde ahí.',
    impossible: 'Ningún partido puede tener esos puntos. Elige otros.',
    correctWinnerTitle: 'Corregir el ganador',
    correctWinnerText: '¿Está mal? El marcador se queda como está.',
    awardTo: { BLUE: 'Adjudicar a Azul', ORANGE: 'Adjudicar a Naranja' },
    winnerChanged: (team: string) =>
      `Mientras tanto se ha corregido el ganador. El partido está ahora adjudicado a ${team}.`,
    lookAtWinner: 'Mira primero el nuevo ganador',
    useWinner: 'Usar el nuevo ganador',
    closedMeanwhile: 'El partido ha cambiado mientras tanto: se ha cerrado la corrección',
    understood: 'Usar el nuevo marcador',
    corrected: 'Los puntos están corregidos',
    correctText: (points: string) => `En este juego van ${points}. ¿Cómo debe quedar?`,
    changedMeanwhile: (points: string) =>
      `Mientras tanto ha cambiado el marcador. Ahora van ${points}.`,
  },
})
