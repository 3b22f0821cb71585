import { html } from '../../features/mail/index.ts'

export const DOCS_STYLE = html`
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
