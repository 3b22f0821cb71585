import { describe, expect, it } from 'vitest'
import { stepOf } from '../steps.fixture.ts'
import { findAmounts, type LineAmount, scaleStep } from './step-amounts.ts'

/** A step with its amounts, for a dish with those lines, told for so many times as much. */
function scaled(text: string, lines: Readonly<Record<string, LineAmount>>, factor: number): string {
  const { clauses, ...step } = stepOf(text, Object.keys(lines))
  const amounts = findAmounts(clauses, (food) => lines[food] ?? null)
  const written = scaleStep({ ...step, amounts }, () => factor, factor)
  for (const { start, end } of written.amounts ?? []) expect(written.text.slice(start, end)).not.toMatch(/^\s|\s$|^$/u)
  return written.text
}

const pieces = (quantity: number): LineAmount => ({ quantity, measure: 'szt.' })
const spoons = (quantity: number): LineAmount => ({ quantity, measure: 'łyżka' })

// The first to name a food builds the index over the food table.
describe('a step for more or fewer servings', () => {
  it.each([
    ['Wbij jajko i wymieszaj.', { jajka: pieces(1) }, 2, 'Wbij jajka i wymieszaj.'],
    ['Jajka roztrzep widelcem.', { jajka: pieces(2) }, 0.5, 'Jajko roztrzep widelcem.'],
    ['Mięso wyrób z jajkiem i solą.', { jajka: pieces(1), sol: spoons(1) }, 3, 'Mięso wyrób z jajkami i solą.'],
    ['Dodaj dwa jajka.', { jajka: pieces(4) }, 2, 'Dodaj cztery jajka.'],
    ['Dodaj 2 jajka.', { jajka: pieces(4) }, 3, 'Dodaj 6 jajek.'],
    ['Rozgrzej dwie łyżki oleju.', { 'olej-rzepakowy': spoons(4) }, 2, 'Rozgrzej cztery łyżki oleju.'],
    ['Rozgrzej dwie łyżki oleju.', { 'olej-rzepakowy': spoons(4) }, 0.5, 'Rozgrzej jedną łyżkę oleju.'],
    ['Dwie cebule posiekaj.', { cebula: pieces(3) }, 0.5, 'Jedną cebulę posiekaj.'],
    ['Wymieszaj z dwiema łyżkami oliwy.', { 'oliwa-z-oliwek': spoons(4) }, 2, 'Wymieszaj z 4 łyżkami oliwy.'],
    ['Smaż na dwóch łyżkach oleju.', { 'olej-rzepakowy': spoons(4) }, 0.5, 'Smaż na 1 łyżce oleju.'],
    ['Posyp ½ łyżeczki soli.', { sol: { quantity: 1, measure: 'łyżeczka' } }, 3, 'Posyp 1½ łyżeczki soli.'],
    ['Odlej 150 ml mleka.', { mleko: { quantity: 500, measure: 'ml' } }, 2, 'Odlej 300 ml mleka.'],
    ['Dodaj resztę oleju i połowę soli.', { 'olej-rzepakowy': spoons(2), sol: spoons(1) }, 3, 'Dodaj resztę oleju i połowę soli.'],
    ['Zeszklij cebulę.', { cebula: pieces(1) }, 2, 'Zeszklij cebulę.'],
    ['Na każdy placek nałóż 2 łyżki śmietany.', { 'smietana-18': spoons(8) }, 2, 'Na każdy placek nałóż 2 łyżki śmietany.'],
    ['Dodaj liście laurowe i sól.', { 'lisc-laurowy': pieces(2) }, 0.5, 'Dodaj liść laurowy i sól.'],
    ['Dodaj liść laurowy i sól.', { 'lisc-laurowy': pieces(1) }, 3, 'Dodaj liście laurowe i sól.'],
    [
      'Wbij jajka, dodaj wodę. Wymieszaj na ciasto, które wolno spływa.',
      { jajka: pieces(2) },
      0.5,
      'Wbij jajko, dodaj wodę. Wymieszaj na ciasto, które wolno spływa.',
    ],
    ['Włóż obrane marchewki i seler.', { marchew: pieces(2) }, 0.5, 'Włóż obraną marchewkę i seler.'],
    ['Wrzuć jabłka i smaż, aż zmiękną.', { jablka: pieces(2) }, 0.5, 'Wrzuć jabłko i smaż, aż zmięknie.'],
    ['Jabłka i cebulę smaż, aż zmiękną.', { jablka: pieces(2), cebula: pieces(1) }, 0.5, 'Jabłko i cebulę smaż, aż zmiękną.'],
    ['Jajka roztrzep. Mieszaj, aż grudki znikną.', { jajka: pieces(2) }, 0.5, 'Jajko roztrzep. Mieszaj, aż grudki znikną.'],
    ['Banan pokrój w plasterki.', { banany: pieces(1) }, 2, 'Banany pokrój w plasterki.'],
    ['Jajka ugotuj i obierz je.', { jajka: pieces(2) }, 0.5, 'Jajka ugotuj i obierz je.'],
    ['Jajka zalej 200 ml wrzącej wody.', { jajka: pieces(4) }, 2, 'Jajka zalej 400 ml wrzącej wody.'],
    ['Gotuj w 1,5 l wody.', { jajka: pieces(4) }, 0.5, 'Gotuj w 750 ml wody.'],
    ['Smaż jajka w dwóch turach.', { jajka: pieces(4) }, 2, 'Smaż jajka w czterech turach.'],
    ['Smaż jajka w dwóch turach.', { jajka: pieces(4) }, 0.5, 'Smaż jajka.'],
    ['Smaż jajka w dwóch turach, po 3 minuty.', { jajka: pieces(4) }, 0.5, 'Smaż jajka po 3 minuty.'],
    ['Smaż jajka w dwóch turach.', { jajka: pieces(4) }, 0.75, 'Smaż jajka w dwóch turach.'],
  ])('%s × %s', (text, lines, factor, said) => expect(scaled(text, lines, factor)).toBe(said))
})
