/** A line of a scraped text. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** The types of the families, and their samples. */
export interface Scraped {
  types: ReadonlyMap<string, string>
  samples: readonly Sample[]
}

export async function scrapeAt(port: string | number): Promise<Scraped> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type])
  const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]),
      ),
      value: Number(value),
    }),
  )
  return { types: new Map(types as [string, string][]), samples }
}

/** The sum of a family's samples; of a histogram, the number of its observations. */
export function sumOf({ samples }: Scraped, family: string): number {
  const named = samples.filter(({ name }) => [family, `${family}_count`].includes(name))
  return named.reduce((sum, { value }) => sum + value, 0)
}
