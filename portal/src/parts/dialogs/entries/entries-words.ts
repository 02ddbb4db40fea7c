import { defineWords } from '../../../i18n/define-words.ts'

export const entriesWords = defineWords({
  en: {
    kept: 'What you typed is kept in this tab. Open the form again to put it back.',
    question: 'A fault closed this form. What you typed before is kept.',
    putBack: 'Put it back',
    forget: 'Forget it',
  },
  de: {
    kept: 'Deine Eingaben bleiben in diesem Tab. Öffne das Formular wieder, um sie einzusetzen.',
    question: 'Ein Fehler hat dieses Formular geschlossen. Deine Eingaben sind noch da.',
    putBack: 'Wieder einsetzen',
    forget: 'Vergessen',
  },
  es: {
    kept: 'Lo que escribiste queda en esta pestaña. Abre otra vez el formulario para recuperarlo.',
    question: 'Un fallo cerró este formulario. Lo que escribiste sigue guardado.',
    putBack: 'Recuperarlo',
    forget: 'Olvidarlo',
  },
})
