import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { SWEET } from '../shared-slots.ts'

export const SMOOTHIE: Pattern = {
  id: 'smoothie',
  title: 'Koktajl',
  kind: 'drink',
  meals: ['breakfast', 'snack'],
  activeMinutes: 5,
  setUpMinutes: 5,
  equipment: ['blender'],
  keepsDays: 0,
  slots: [
    { role: 'fruit', grams: 150, foods: foods.SMOOTHIE_FRUIT, least: 1, most: 2 },
    { role: 'liquid', grams: 200, foods: foods.SMOOTHIE_LIQUIDS, least: 1, most: 1 },
    { role: 'starch', grams: 20, foods: foods.OATS, least: 0, most: 1 },
    { ...SWEET, foods: ['miod', 'syrop-klonowy', 'cukier'] },
  ],
  oneOf: ['liquid'],
  named: ['fruit'],
  steps: [
    {
      needs: ['fruit'],
      uses: ['fruit', 'starch'],
      text: 'Przygotuj {fruit:acc}: co trzeba, obierz i pokrój na kawałki. Włóż do kielicha blendera{ i wsyp |starch:acc|}.',
    },
    {
      needs: ['liquid'],
      uses: ['liquid', 'sweet'],
      text: 'Wlej {liquid:acc} i miksuj minutę, aż koktajl będzie gładki{. Dosłódź do smaku |sweet:ins|}. Podaj od razu.',
    },
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 5,
      setUpMinutes: 5,
      equipment: [],
      steps: [
        {
          needs: ['fruit'],
          uses: ['fruit', 'starch'],
          text: 'Przygotuj {fruit:acc}: co trzeba, obierz i pokrój na kawałki. Włóż do naczynia{, wsyp |starch:acc|} i rozdrobnij.',
          machine: { seconds: 10, speed: 6 },
        },
        {
          needs: ['liquid'],
          uses: ['fruit', 'starch', 'liquid'],
          text: 'Wlej {liquid:acc} i zmiksuj wszystko na gładko.',
          machine: { seconds: 40, speed: 9 },
        },
        { needs: [], uses: ['sweet'], text: 'Rozlej koktajl do szklanek{, dosłódź do smaku |sweet:ins|} i podaj od razu.' },
      ],
    },
  ],
}
