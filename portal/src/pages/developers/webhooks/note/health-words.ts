import { DISABLED_AFTER } from '../../../../../../rules/webhooks/health.ts'
import { defineWords } from '../../../../i18n/define-words.ts'

/** What an endpoint is like, and since when. */
export const healthWords = defineWords({
  en: {
    working: () => 'Working',
    failing: (failures: number) =>
      failures === 1
        ? `Failing: the last attempt failed, disabled after ${DISABLED_AFTER}`
        : `Failing: ${failures} attempts in a row failed, disabled after ${DISABLED_AFTER}`,
    stopped: (on: string) => `Disabled after failures on ${on}`,
    ended: (on: string) => `Disabled by the club on ${on}`,
    disabled: (on: string) => `Disabled by its application on ${on}`,
  },
  de: {
    working: () => 'In Ordnung',
    failing: (failures: number) =>
      failures === 1
        ? `Gestört: letzter Versuch fehlgeschlagen, nach ${DISABLED_AFTER} abgeschaltet`
        : `Gestört: ${failures} Fehlversuche in Folge, nach ${DISABLED_AFTER} abgeschaltet`,
    stopped: (on: string) => `Nach Fehlversuchen abgeschaltet am ${on}`,
    ended: (on: string) => `Vom Verein abgeschaltet am ${on}`,
    disabled: (on: string) => `Von seiner Anwendung abgeschaltet am ${on}`,
  },
  es: {
    working: () => 'Funciona',
    failing: (failures: number) =>
      failures === 1
        ? `Falla: el último intento falló, se desactiva tras ${DISABLED_AFTER}`
        : `Falla: ${failures} intentos fallidos seguidos, se desactiva tras ${DISABLED_AFTER}`,
    stopped: (on: string) => `Desactivado por fallos el ${on}`,
    ended: (on: string) => `Desactivado por el club el ${on}`,
    disabled: (on: string) => `Desactivado por su aplicación el ${on}`,
  },
})
