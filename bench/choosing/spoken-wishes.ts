import type { PlausibleWish } from './wishes.ts'

const SAVOURY = ['cebul', 'czosn', 'kielbas', 'szynk', 'ser-zolty', 'mies', 'tunczyk', 'ogork']

/** Wishes as they are said and typed: slang, oblique cases, reasons and company beside what is asked for. */
export const SPOKEN_WISHES: readonly PlausibleWish[] = [
  {
    wish: 'śródziemnomorskie',
    met: { foods: ['oliw', 'feta', 'mozzarell', 'losos', 'dorsz'] },
    has: ['oliwa-z-oliwek', 'pomidory', 'cukinia', 'feta'],
  },
  { wish: 'owsem na słodko', met: { foods: ['platki-owsiane', 'ows'] }, has: ['platki-owsiane', 'mleko', 'banany'] },
  { wish: 'zużyj rosół', met: { foods: ['rosol'] }, has: ['rosol', 'makaron-nitki', 'marchew'] },
  { wish: 'resztka rosołu', met: { foods: ['rosol'] }, has: ['rosol', 'ziemniaki', 'marchew'] },
  { wish: 'z kaszą jakąś, byle sycące', met: { foods: ['kasza', 'peczak', 'bulgur'] }, has: ['kasza-gryczana', 'cebula'] },
  { wish: 'na wczoraj, bo goście przychodzą', met: { minutes: 30 } },
  { wish: 'żeby się samo robiło', met: { notKinds: ['drink', 'side'], minutes: 120 } },
  { wish: 'żeby cukier nie skoczył', met: { without: ['cukier', 'miod', 'dzem'] }, has: ['jajka', 'soczewica-czerwona', 'brokul'] },
  { wish: 'mało węgli', met: { without: ['makaron', 'ryz', 'ziemniak', 'kasza', 'chleb'] }, has: ['piers-z-kurczaka', 'brokul'] },
  { wish: 'coś lekkiego po treningu', met: { kcal: { most: 460 }, proteinLeast: 22 }, has: ['piers-z-kurczaka', 'brokul'] },
  { wish: '500 kcal i 30 g białka', met: { kcal: { least: 420, most: 580 }, proteinLeast: 27 }, has: ['piers-z-kurczaka', 'ryz-bialy'] },
  { wish: 'na ciepło do pracy', met: { tools: ['hob', 'oven'], keeps: 1 } },
  { wish: 'do słoika na jutro', met: { keeps: 1 } },
  { wish: 'po jelitówce', met: { without: ['kielbas', 'boczek', 'kapust', 'fasol'] }, has: ['ryz-bialy', 'marchew'] },
  {
    wish: 'coś na kaca',
    met: { foods: ['kapusta-kiszona', 'ogorki-kiszone', 'kielbas', 'boczek', 'jajk', 'rosol'] },
    has: ['jajka', 'kielbasa'],
  },
  { wish: 'jak z ogniska', met: { foods: ['kielbas', 'ziemniak', 'karkowk'] }, has: ['kielbasa', 'ziemniaki'] },
  { wish: 'zużyj czerstwy chleb', met: { foods: ['chleb', 'bulk', 'bagietk'] }, has: ['chleb', 'jajka', 'ser-zolty'] },
  { wish: 'na podwieczorek', met: { without: SAVOURY }, has: ['jablka', 'jogurt-naturalny', 'platki-owsiane'] },
  { wish: 'dla rocznego malucha', met: { without: ['cukier', 'miod', 'kielbas', 'grzyb'] }, has: ['marchew', 'ziemniaki', 'kasza-manna'] },
  { wish: 'coś dla chłopa', met: { kcal: { least: 380 } } },
  {
    wish: 'z puszki, bo nie chce mi się',
    met: { foods: ['tunczyk', 'kukurydza', 'fasol', 'groszek', 'pomidory-'] },
    has: ['tunczyk-w-oleju', 'makaron'],
  },
  {
    wish: 'azja, ale nieostro',
    met: { foods: ['sos-sojowy', 'imbir', 'mleko-kokosowe', 'curry'] },
    has: ['sos-sojowy', 'ryz-bialy', 'marchew', 'jajka'],
  },
  {
    wish: 'bliski wschód',
    met: { foods: ['kumin', 'ciecierzyc', 'hummus', 'tahini', 'baklazan', 'soczewic'] },
    has: ['ciecierzyca-konserwowa', 'kumin', 'kuskus'],
  },
  { wish: 'pasta do pieczywa', met: { kinds: ['spread', 'sandwich'] }, has: ['twarog', 'jajka', 'chleb'] },
  {
    wish: 'przystawka na początek',
    met: { kinds: ['salad', 'spread', 'sandwich', 'eggs', 'roast'] },
    has: ['sledzie-w-oleju', 'cebula', 'chleb'],
  },
  {
    wish: 'coś do zjedzenia rękami',
    met: { title: /kanap|placki|tost|grzank|tortill|skrzyd|żeber|pałk|fryt|pizz|burger|zapiek|wrap|kotlecik|placusz/i },
    has: ['chleb', 'ser-zolty'],
  },
  {
    wish: 'fajna zupka z soczewicą, zanim wrócą dzieci',
    met: { kinds: ['soup'], foods: ['soczewic'] },
    has: ['soczewica-czerwona', 'marchew'],
  },
  { wish: 'tanie jak barszcz', met: { without: ['losos', 'krewetk', 'wolow', 'parmezan'] } },
  { wish: 'kremowe, ale bez śmietany', met: { without: ['smietan'] } },
  {
    wish: 'chrupiące, na film',
    met: { title: /chrup|panier|fryt|grzank|tost|kraker|placki|zapiekank|palusz|popcorn|skrzyd|nugget|tortill|krokiet|kotlet/i },
    has: ['chleb', 'ser-zolty'],
  },
]
