import { html, type Markup } from '../../features/mail/index.ts'
import type { OpenApi, Operation } from './open-api.ts'

/** The OpenAPI document for people: one page that needs nothing else. */
export function docsPage(document: OpenApi): Markup {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Spiżarka</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<header>
<h1>Spiżarka API</h1>
<p>${document.info.description} The same for programs: <a href="/api/schema/">OpenAPI 3.1</a>.</p>
<nav aria-label="Areas">${[...areas.keys()].map((area) => html`<a href="#${area}">${area}</a> `)}</nav>
</header>
<main>
${[...areas].map(
  ([area, calls]) => html`<section id="${area}">
<h2>${area}</h2>
${calls.map(({ path, method, operation }) => operationView(`/api${path}`, method, operation))}
</section>`,
)}
</main>
</body>
</html>
`
}

function operationView(path: string, method: string, operation: Operation): Markup {
  return html`<details id="${operation.operationId}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${operation.summary}</span></summary>
<p>${operation.security ? html`Needs <code>Authorization: JWT {access}</code>.` : 'Open to everyone.'}</p>
${operation.parameters.length > 0 ? parametersView(operation) : undefined}
${Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => schemaView(`Body, ${type}`, schema))}
${Object.entries(operation.responses).map(
  ([status, response]) => html`<h3>${status}</h3>
<p class="lines">${response.description}</p>
${status.startsWith('2') ? Object.entries(response.content ?? {}).map(([type, { schema }]) => schemaView(`Answer, ${type}`, schema)) : undefined}`,
)}
</details>
`
}

function parametersView({ parameters }: Operation): Markup {
  return html`<table>
<thead><tr><th>Parameter</th><th>In</th><th>Schema</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><td><code>${name}</code>${required ? ' (required)' : ''}</td><td>${place}</td><td><code>${JSON.stringify(schema)}</code></td></tr>`,
  )}</tbody>
</table>`
}

function schemaView(title: string, schema: object): Markup {
  return html`<h3>${title}</h3>
<pre>${JSON.stringify(schema, null, 2)}</pre>`
}

const DOCS_STYLE = html`
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fff8ef, #1a1310); --card: light-dark(#fff, #251c17); --line: light-dark(#efdfcc, #42342b);
    --ink: light-dark(#2b1d14, #f6ece2); --muted: light-dark(#6b5646, #c7b5a7); --brand: light-dark(#9a3308, #ffb596);
  }
  body { margin: 0 auto; max-width: 1000px; padding: 24px 16px 64px; background: var(--paper); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
  h1, h2 { font-family: Georgia, serif; }
  h2 { margin: 40px 0 12px; text-transform: capitalize; }
  h3 { margin: 16px 0 4px; font-size: 15px; }
  a { color: var(--brand); }
  p { color: var(--muted); margin: 8px 0; }
  details { margin: 8px 0; border: 1px solid var(--line); border-radius: 12px; background: var(--card); padding: 0 16px; }
  details[open] { padding-bottom: 16px; }
  summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere; }
  summary b { display: inline-block; min-width: 64px; color: var(--brand); }
  summary span { display: block; color: var(--muted); }
  code, pre { font: 14px/20px ui-monospace, monospace; }
  pre { overflow: auto; max-height: 480px; padding: 12px; border: 1px solid var(--line); border-radius: 8px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 6px 8px; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  .lines { white-space: pre-line; }
`
