import { readFileSync } from 'node:fs'

/** Kinds of callers, each with a surface of its own: the part of the graph that it may ask. */
export const SURFACES = ['installation', 'api_key', 'staff', 'device', 'screen', 'helper'] as const

export type Surface = (typeof SURFACES)[number]

/** Surfaces that have a field, by coordinate; fields that are absent are in all of them. */
export type Openings = Readonly<Record<string, readonly Surface[]>>

/** Generated from the authorization of the resolvers (`test/schema/find-openings.ts`). */
export function readOpenings(): Openings {
  return JSON.parse(readFileSync(new URL('./surfaces.json', import.meta.url), 'utf8'))
}
