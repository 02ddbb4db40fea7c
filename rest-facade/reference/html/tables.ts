import { type Html, html } from '../../../platform/http/html.ts'
import { readSettings } from '../texts/settings.ts'
import { type StatedLimit, statedLimits } from '../texts/stated-limits.ts'
import { inline } from './prose.ts'

const NAMES: Readonly<Record<StatedLimit['api'], string>> = {
  both: 'Both APIs',
  club: 'Club API',
  volunteer: 'Volunteer API',
}

export function limitsSection(): Html {
  const groups = [...Map.groupBy(statedLimits(), ({ api }) => api)]
  return html`<section aria-labelledby="limits"><h2 id="limits">Limits</h2><p>Bounds of a field stand at the field. An operator can change the limits of requests and events by the <a href="/docs/settings">settings</a>.</p>
${groups.map(
  ([api, rows]) =>
    html`<table><caption>${NAMES[api]}</caption><thead><tr><th scope="col">Limit</th><th scope="col">Value</th></tr></thead><tbody>${rows.map(
      ({ what, value }) => html`<tr><td>${what}</td><td>${value}</td></tr>`,
    )}</tbody></table>`,
)}</section>
`
}

export function settingsMain(): Html {
  const rows = readSettings().map(
    ({ name, byDefault, description }) =>
      html`<li id="${name}"><code class="n">${name}</code>${byDefault === undefined ? null : html` <span class="t">default <code>${byDefault}</code></span>`}<p>${inline(description)}</p></li>`,
  )
  return html`<h1>Settings</h1><p class="lead">Environment variables of the processes. A process reports all faults of its environment at once and does not start.</p><ul class="f settings">${rows}</ul>`
}
