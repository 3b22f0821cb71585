/** Fat contents as people call cream and milk by them ("osiemnastka" is 18 %); stems, folded. */
const FAT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^dziewiatk/, '9%'],
  [/^dziesiatk/, '10%'],
  [/^dwunastk/, '12%'],
  [/^osiemnastk/, '18%'],
  [/^dwudziestkodwojk/, '22%'],
  [/^trzydziestkoszostk/, '36%'],
  [/^trzydziestk/, '30%'],
]

/** The percentage that a folded word stands for beside cream or milk, or null. */
export function fatNamed(folded: string): string | null {
  return FAT_NAMES.find(([stem]) => stem.test(folded))?.[1] ?? null
}
