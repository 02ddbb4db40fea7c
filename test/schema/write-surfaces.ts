import { writeFileSync } from 'node:fs'
import { findOpenings } from './find-openings.ts'

const FILE = new URL('../../schema/surfaces.json', import.meta.url)

const lines = Object.entries(await findOpenings()).map(
  ([coordinate, open]) =>
    `  "${coordinate}": [${open.map((surface) => `"${surface}"`).join(', ')}]`,
)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
