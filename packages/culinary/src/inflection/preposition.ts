/** "z" or "w" as it stands before these words: "z masłem", but "ze śmietanką"; "we wrzątku". */
export function preposition(letter: 'z' | 'w', words: string): string {
  const needsE = letter === 'z' ? /^(?:[szśźż][bcćdfghjklłmnńprstwz]|w[szs])/iu : /^[wf][bcćdfghjklłmnńprstwz]/iu
  return needsE.test(words) ? `${letter}e` : letter
}
