/** `node second-phase.ts`: what of the knowledge the kitchen's own code makes, by the data in COMPILED_KNOWLEDGE; as JSON. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLexicon } from '@spizarka/culinary/lexicon'
import { FOODS } from '@spizarka/knowledge'
import { type SecondPhase, writeFields } from './index.ts'

const lexicon = writeFields(buildLexicon(FOODS))
// The readers of the kitchen load it from here, once they are asked.
writeFileSync(join(process.env.COMPILED_KNOWLEDGE ?? '', 'lexicon.json'), lexicon)
const phase: SecondPhase = { problems: [], lexicon }
process.stdout.write(JSON.stringify(phase))
