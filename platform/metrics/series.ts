/** A metric with one series for each combination of label values. */
export interface Family {
  name: string
  /** In the text format of Prometheus. */
  lines(): string[]
}

export type MetricType = 'counter' | 'gauge' | 'histogram'

export interface Definition<Label extends string, Type extends MetricType = MetricType> {
  name: string
  help: string
  labels: readonly Label[]
  /** Absent outside of the list. */
  type?: Type
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>

/**
 * Label values are closed sets. Should one nevertheless grow, its further series are counted together, so that
 * neither the process nor the scraper fills up.
 */
export const MAX_SERIES = 2_000

const OTHER = 'other'

/** The families of this process, in the order of their definition. */
export const families: Family[] = []

/** Registers a family; the returned function finds or creates the series of label values. */
export function defineFamily<Label extends string, Series>(
  { name, help, labels }: Definition<Label>,
  type: MetricType,
  make: () => Series,
  write: (series: Series, name: string, labels: string) => string[],
): (values: Labels<Label>) => Series {
  const known = new Map<string, { series: Series; labels: string }>()
  const toLabels = (value: (label: Label) => string) =>
    labels.map((label) => `${label}="${escapeValue(value(label))}"`).join(',')
  const find = (key: string) => {
    const found = known.get(key) ?? { series: make(), labels: key }
    known.set(key, found)
    return found.series
  }

  families.push({
    name,
    lines: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...known.values()].flatMap((entry) => write(entry.series, name, entry.labels)),
    ],
  })
  // A series without labels is 0 from the start.
  if (labels.length === 0 && type !== 'gauge') find('')

  return (values) => {
    const key = toLabels((label) => values[label])
    if (known.has(key) || known.size < MAX_SERIES) return find(key)
    return find(toLabels(() => OTHER))
  }
}

/** Braces around labels, which are absent for a series without any. */
export function inBraces(...labels: readonly string[]): string {
  const given = labels.filter((label) => label !== '')
  return given.length === 0 ? '' : `{${given.join(',')}}`
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
