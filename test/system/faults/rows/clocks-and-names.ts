import { disturb } from '../processes/disturb.ts'
import { type Row, rest } from './row.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const STEPS: Readonly<Record<string, number>> = {
  '1 h ahead': HOUR_MS,
  '1 h behind': -HOUR_MS,
  '400 d ahead': 400 * DAY_MS,
  '400 d behind': -400 * DAY_MS,
}

const CLOCKS = Object.entries(STEPS).map(
  ([title, clockMs]): Row => ({
    title: `clock of one machine of two stepped ${title}`,
    async happen({ installation: { folder }, lastsMs }) {
      disturb(folder, 1, { clockMs })
      await rest(lastsMs)
      disturb(folder, 1, {})
    },
  }),
)

export const CLOCKS_AND_NAMES: readonly Row[] = [
  ...CLOCKS,
  {
    title: 'no name server for both machines',
    async happen({ installation: { folder }, lastsMs }) {
      for (const machine of [1, 2]) disturb(folder, machine, { hasNames: false })
      await rest(lastsMs)
      for (const machine of [1, 2]) disturb(folder, machine, {})
    },
  },
]
