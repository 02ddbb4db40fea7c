import { defineWords } from '../../../../../i18n/define-words.ts'

export const removeWords = defineWords({
  en: {
    title: (name: string, shift: string) => `Remove ${name} from ${shift}?`,
    why: 'Why',
    gaveUp: 'Helper gave it up',
    gaveUpText: 'Workflows for shifts that helpers give up run.',
    offPlan: 'Taken off the plan',
    offPlanText: 'No workflow runs. The helper hears of it only by a message of yours.',
    remove: 'Remove',
  },
  de: {
    title: (name: string, shift: string) => `${name} aus ${shift} entfernen?`,
    why: 'Grund',
    gaveUp: 'Die Schicht wurde abgegeben',
    gaveUpText: 'Abläufe für abgegebene Schichten laufen.',
    offPlan: 'Aus dem Plan genommen',
    offPlanText: 'Kein Ablauf läuft, und wer nichts von euch hört, erfährt nichts davon.',
    remove: 'Entfernen',
  },
  es: {
    title: (name: string, shift: string) => `¿Quitar a ${name} de ${shift}?`,
    why: 'Motivo',
    gaveUp: 'Lo ha dejado',
    gaveUpText: 'Se ejecutan los flujos para turnos que se dejan.',
    offPlan: 'Fuera del plan',
    offPlanText: 'No se ejecuta ningún flujo, y nadie recibe aviso salvo por un mensaje tuyo.',
    remove: 'Quitar',
  },
})
