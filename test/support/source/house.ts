import { readSource } from './import-graph.ts'

interface House {
  /** The folders of the product: the contents of each, and the rooms it may import from besides itself. */
  rooms: Record<string, { contents: string; imports: string[] }>
  /** Folders beside the product. */
  beside: Record<string, string>
  /** Rooms of a tier or subjects of a side in order: each uses those before it; `root` is the files beside them. */
  order: Record<string, Record<string, string>>
  /** Subjects that use no other subject, and are used by none. */
  alone: Record<string, Record<string, string>>
}

/** The folders of the project and their order; maintainers read the same file. */
export const HOUSE: House = JSON.parse(readSource('docs/architecture/house.json'))

const orders = Object.entries(HOUSE.order).map(([path, rooms]) => ({
  path,
  order: Object.keys(rooms),
}))

/** Tiers whose files beside their rooms have a place in the order. */
export const TIERS = orders.filter(({ order }) => order.includes('root'))

export const SIDES = orders
  .filter(({ order }) => !order.includes('root'))
  .map(({ path, order }) => ({ path, order, alone: Object.keys(HOUSE.alone[path] ?? {}) }))
