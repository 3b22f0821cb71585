import { GATE, type WordList } from '@spizarka/knowledge'
import { compileList, type WordTest } from '@spizarka/knowledge/word-patterns'

/** The test of a word list of `knowledge/gate/words.yaml`: whether a folded word is meant by it. */
export function wordList(name: WordList): WordTest {
  return compileList(GATE.words[name])
}
