import { readFileSync } from 'node:fs'
import path from 'node:path'
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

// The schema of FA(3) 1-0E and what it imports, as the Ministry of Finance published them.
const FOLDER = path.resolve(import.meta.dirname, 'fixtures/fa3')
const PUBLISHED_AT = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/'

let opened: XsdValidator | undefined

function openSchema(): XsdValidator {
  xmlRegisterFsInputProviders()
  const file = path.join(FOLDER, 'schemat.xsd')
  // It is read here, not over the network.
  const schema = readFileSync(file, 'utf8').replace(`schemaLocation="${PUBLISHED_AT}`, 'schemaLocation="')
  return withDocument(XmlDocument.fromString(schema, { url: file }), (document) => XsdValidator.fromDoc(document))
}

/** Its memory is not the collector's. */
function withDocument<T>(document: XmlDocument, work: (document: XmlDocument) => T): T {
  try {
    return work(document)
  } finally {
    document.dispose()
  }
}

/** What a KSeF file has against it by the published schema: order, number, types and limits of all elements. Empty where it is valid. */
export function ksefFaults(xml: string): string[] {
  const schema = (opened ??= openSchema())
  try {
    withDocument(XmlDocument.fromString(xml), (document) => schema.validate(document))
    return []
  } catch (error) {
    if (error instanceof XmlLibError) return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`)
    throw error
  }
}
