import type { Start } from '../../process/start.ts'

/** Says at the start of a facade or gateway what takes its place, and until when. */
export function noteDeprecated({ role, log }: Pick<Start, 'role' | 'log'>): void {
  log.warn(
    { event: 'process.deprecated', replacedBy: 'edge' },
    `npm run start:${role} is deprecated and goes with the next major release: npm run start:edge takes the place of facade and gateway`,
  )
}
