import type { Plugin } from 'vite'

const CONTRACT = /packages[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/
/** Parts of an endpoint that the server alone checks and documents. */
const OF_THE_SERVER: Readonly<Record<string, string>> = {
  query: 'undefined',
  body: 'undefined',
  // Whether there is a body to an answer is all that is asked of its schema.
  response: 'true',
  errors: '[]',
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The contract as a browser needs it: what can be called, without the schemas that the server checks it with. They and zod (26 kB) go
 * into the bundle only where the web app imports a schema by name.
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
            if (init?.type !== 'CallExpression') continue
            // A call at the top may have effects for all that the bundler knows; here none has.
            edits.push(
              { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
              { start: init.end, end: init.end, text: ')()' },
            )
            const [description] = init.arguments
            if (init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint' || description?.type !== 'ObjectExpression') continue
            for (const property of description.properties) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
              const text = OF_THE_SERVER[property.key.name]
              if (text !== undefined) edits.push({ start: property.value.start, end: property.value.end, text })
            }
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
