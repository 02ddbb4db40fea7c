export interface Bar {
  series: string
  value: number
  text: string
}

export interface Chart {
  title: string
  /** Unit of the bars, below the title. */
  subtitle: string
  /** Each group is scaled to its longest bar, since workloads differ by orders of magnitude. */
  groups: readonly { label: string; bars: readonly Bar[] }[]
}

const WIDTH = 760
const LABELS = 300
const BAR = 15
const GAP = 14
const HEAD = 62
const TEXT_SPACE = 80
/** Distinguishable with colour blindness, and readable on white and black. */
const COLOURS = [
  ...['#2f7ed8', '#e07b39', '#7a9a3a', '#b05fa8', '#c9a227', '#8a8a8a', '#4aa3a2'],
  ...['#c0504d', '#5a6fb0', '#8c6d46'],
]

/** Common colours of all charts. */
const USUAL = [
  'Clubgate',
  'hand-written',
  'Clubgate, edge',
  'off the shelf',
  'off the shelf, over HTTP',
]

/** Horizontal bars as SVG; text follows the colour scheme of the viewer. */
export function toBarChart({ title, subtitle, groups }: Chart): string {
  const series = [...new Set(groups.flatMap(({ bars }) => bars.map((bar) => bar.series)))].sort()
  const lines: string[] = []
  let y = HEAD + 12
  for (const { label, bars } of groups) {
    const longest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE)
    const middle = y + (bars.length * BAR) / 2 + 4
    lines.push(`<text x="${LABELS - 10}" y="${middle}" text-anchor="end">${toXml(label)}</text>`)
    for (const { series: name, value, text } of bars) {
      const width = Math.max(1, ((WIDTH - LABELS - TEXT_SPACE) * value) / longest)
      const fill = colourOf(name, series)
      lines.push(
        `<rect x="${LABELS}" y="${y}" width="${width.toFixed(1)}" height="${BAR - 3}" rx="2" fill="${fill}"/>`,
        `<text class="v" x="${(LABELS + width + 6).toFixed(1)}" y="${y + BAR - 5}">${toXml(text)}</text>`,
      )
      y += BAR
    }
    y += GAP
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img">`,
    `<title>${toXml(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<text class="t" x="12" y="22">${toXml(title)}</text>`,
    `<text x="12" y="40">${toXml(subtitle)}</text>`,
    ...toLegend(series),
    ...lines,
    '</svg>\n',
  ].join('\n')
}

const STYLE = [
  'text{font:12px system-ui,sans-serif;fill:#333}',
  '.t{font-weight:600;font-size:15px}',
  '.v{font-size:11px}',
  '@media (prefers-color-scheme:dark){text{fill:#ddd}}',
].join('')

function colourOf(name: string, series: readonly string[]): string {
  const index = USUAL.includes(name) ? USUAL.indexOf(name) : USUAL.length + series.indexOf(name)
  return COLOURS[index % COLOURS.length] ?? ''
}

function toLegend(series: readonly string[]): string[] {
  let x = 12
  return series.flatMap((name) => {
    const fill = colourOf(name, series)
    const marks = [
      `<rect x="${x}" y="50" width="10" height="10" rx="2" fill="${fill}"/>`,
      `<text x="${x + 15}" y="59">${toXml(name)}</text>`,
    ]
    x += 34 + name.length * 7
    return marks
  })
}

function toXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
