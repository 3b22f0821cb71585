import type { Phrases } from '../phrase.ts'

/** Dishes and seasonings of Asia and the Near East, as they are made as a rule. */
export const ASIAN_KITCHENS: readonly Phrases[] = [
  {
    has: ['gluten', 'eggs'],
    may: ['soy', 'fish', 'crustaceans', 'molluscs', 'pork', 'meat'],
    phrases: ['okonomiyak*', 'monjayak*', 'takoyak*'],
  },
  { has: ['gluten', 'eggs', 'meat', 'pork'], may: ['soy'], phrases: ['tonkatsu'] },
  { has: ['gluten', 'eggs'], may: ['soy', 'meat', 'poultry'], phrases: ['katsu'] },
  { has: ['gluten', 'soy', 'meat', 'poultry'], may: ['eggs', 'sesame'], phrases: ['karaage', 'yakitor*', 'general tso'] },
  { has: ['soy', 'gluten', 'meat', 'beef'], may: ['sesame', 'eggs'], phrases: ['gyudon', 'bulgog*', 'galbi'] },
  { has: ['meat', 'poultry', 'eggs', 'soy', 'gluten'], phrases: ['oyakodon'] },
  { has: ['eggs', 'fish'], may: ['soy', 'gluten', 'crustaceans'], phrases: ['chawanmush*'] },
  { has: ['gluten', 'meat', 'pork', 'crustaceans'], may: ['soy', 'sesame', 'eggs'], phrases: ['shumai', 'siumai', 'siu mai', 'siomai'] },
  { has: ['crustaceans'], may: ['gluten', 'pork', 'soy'], phrases: ['har gow|gau', 'hargow'] },
  {
    has: ['gluten', 'meat'],
    may: ['pork', 'soy', 'eggs', 'sesame'],
    phrases: ['jiaoz*', 'mandu', 'potsticker*', 'xiao long', 'xiaolongbao', 'banh mi'],
  },
  {
    has: ['gluten'],
    may: ['meat', 'pork', 'crustaceans', 'soy', 'sesame', 'eggs'],
    phrases: ['dim sum', 'spring roll*', 'sajgonk*', 'lumpi*'],
  },
  { has: ['meat', 'pork', 'soy', 'gluten'], phrases: ['char siu', 'charsiu'] },
  {
    has: ['soy'],
    may: ['pork', 'meat', 'gluten'],
    phrases: ['mapo', 'doubanjiang', 'tobanjan', 'toban djan', 'douchi', 'past~|pasta czarn* fasoli'],
  },
  {
    has: ['soy', 'sesame', 'gluten'],
    may: ['eggs', 'meat', 'beef', 'fish'],
    phrases: ['bibimbap', 'japcha*', 'ssamjang', 'kimbap', 'gimbap'],
  },
  {
    has: ['soy', 'gluten'],
    may: ['fish', 'sesame'],
    phrases: ['tteokbok*', 'topokki', 'ketjap*', 'kecap', 'usuzukuri', 'unagi sos~|sosu|sosem', 'kabayak*'],
  },
  { has: ['fish'], phrases: ['unagi', 'nuoc cham', 'hondash*', 'narezush*', 'pla ra', 'bagoong'] },
  { has: ['crustaceans', 'molluscs', 'fish'], phrases: ['sos~|sosu|sosem xo'] },
  { has: ['fish', 'crustaceans', 'peanuts'], phrases: ['som tam'] },
  { has: ['meat'], may: ['nuts', 'peanuts'], phrases: ['rendang*', 'kibbeh', 'kibe', 'kebbe', 'adana', 'koft*', 'kofte', 'shish'] },
  { has: ['meat', 'fish'], phrases: ['larb', 'laab', 'bun cha'] },
  { has: ['soy', 'gluten', 'crustaceans'], may: ['eggs', 'fish', 'peanuts', 'poultry', 'meat'], phrases: ['nasi|mie|mee|bami goreng'] },
  {
    has: ['milk'],
    may: ['nuts'],
    phrases: ['gulab jamun', 'rasgull*', 'rasmalai', 'barfi', 'burfi', 'kheer', 'malabi', 'makhani', 'dahi', 'palak'],
  },
  { has: ['milk', 'meat', 'poultry'], may: ['nuts'], phrases: ['butter chicken|kurczak*', 'murgh'] },
  { may: ['milk', 'nuts', 'meat'], phrases: ['biryan*', 'birian*'] },
  { may: ['gluten'], phrases: ['asafetyd*', 'asafoetid*', 'hing', 'bhaji', 'pakor*', 'papadam*', 'papadum*'] },
  {
    has: ['gluten'],
    may: ['milk', 'eggs'],
    phrases: ['tabul*', 'tabbul*', 'tabouleh', 'tabboul*', 'fattoush*', 'fatusz*', 'pide', 'yufk*', 'warka', 'malawach', 'lachuch'],
  },
  { has: ['gluten', 'milk'], may: ['eggs', 'meat', 'sesame'], phrases: ['borek', 'boreki', 'burek*', 'byrek*', 'boereg'] },
  { has: ['gluten', 'meat'], phrases: ['lahmacun*', 'lachmadzun*', 'sfiha*'] },
  { has: ['gluten', 'meat', 'poultry', 'nuts'], may: ['eggs'], phrases: ['pastill~ marokansk*', 'bastilla', 'pastilla'] },
  { has: ['celery'], may: ['gluten', 'meat'], phrases: ['harir~', 'harira'] },
  { has: ['sesame'], phrases: ['gomashi*', 'togarash*', 'shichimi', 'halaw*', 'halva', 'tarator*'] },
  { may: ['nuts'], phrases: ['lokum*', 'rachatlukum*'] },
]
