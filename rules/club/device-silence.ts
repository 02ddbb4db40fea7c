/** Time without a report after which a court's device counts as lost. */
export const DEVICE_SILENCE_MS = 5 * 60 * 1000
