import type { Plugin } from 'vite'

const CONTRACT = /packages[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/
/** Parts of an endpoint that the server alone checks and documents. */
const OF_THE_SERVER: ReadonlySet<string> = new Set(['body', 'errors', 'query', 'summary', 'tag'])
/** Whether there is a body to an answer is all that is asked of its schema. */
const RESPONSE = 'response'
/** Fields that several bodies share, or what is read off a schema. */
const MAKES_SCHEMAS = /\bz\.|Schema\b/

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The contract as a browser needs it: what can be called, without the schemas that the server checks it with and the words that describe it. Schemas and
 * zod (26 kB) go into the bundle only where the web app imports a schema by name.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const edits: Edit[] = []
        for (const statement of this.parse(code).body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration') continue
          for (const { init } of declaration.declarations) {
            if (!init || (init.type !== 'CallExpression' && !MAKES_SCHEMAS.test(code.slice(init.start, init.end)))) continue
            // A call at the top, alone or within a record, may have effects for all that the bundler knows; here none has.
            edits.push(
              { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
              { start: init.end, end: init.end, text: '))()' },
            )
            if (init.type !== 'CallExpression') continue
            const [description] = init.arguments
            if (init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint' || description?.type !== 'ObjectExpression') continue
            const kept = description.properties.map((property) => {
              const name = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
              if (OF_THE_SERVER.has(name)) return []
              return name === RESPONSE ? `${RESPONSE}: true` : code.slice(property.start, property.end)
            })
            edits.push({ start: description.start, end: description.end, text: `{ ${kept.flat().join(', ')} }` })
          }
        }
        return { code: applied(code, edits), map: null }
      },
    },
  }
}

function applied(code: string, edits: Edit[]): string {
  let result = code
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) result = result.slice(0, start) + text + result.slice(end)
  return result
}
